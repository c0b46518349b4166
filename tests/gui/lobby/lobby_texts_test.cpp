// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/screenshots.h"
#include "gui/lobby/net_texts.h"
#include "tests/gui/lobby/lobby_support.h"

#include <QPushButton>

#include <set>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::net::AddressFault;
using naqla::net::HostFault;
using naqla::net::NameFault;
using naqla::net::NetFault;
using naqla::net::wire::ErrorCode;

namespace {

/// Every value of an enum up to the last one has a sentence.
template <typename Fault>
void expectSentences(Fault last)
{
    for (int value = 0; value <= static_cast<int>(last); ++value) {
        const QString words = NetTexts::fault(static_cast<Fault>(value));
        EXPECT_TRUE(words.endsWith(u'.')) << value << ": " << words.toStdString();
    }
}

} // namespace

TEST(NetTexts, HaveASentenceForEveryFault)
{
    expectSentences(NetFault::GaveUp);
    expectSentences(HostFault::CryptoFailed);
    expectSentences(AddressFault::CodeMisread);
    expectSentences(NameFault::Reserved);
    for (const ErrorCode code : {ErrorCode::Rate, ErrorCode::NoTable, ErrorCode::TableFull,
             ErrorCode::ChatOff, ErrorCode::TextBad, ErrorCode::IllegalMove, ErrorCode::Internal})
        EXPECT_TRUE(NetTexts::refusal(code).endsWith(u'.'));
}

TEST(NetTexts, HaveADifferentPhraseForEachNumber)
{
    std::set<QString> phrases;
    for (int number = 1; number <= NetTexts::PhraseCount; ++number)
        phrases.insert(NetTexts::phrase(number));
    EXPECT_EQ(phrases.size(), std::size_t{NetTexts::PhraseCount});
    EXPECT_FALSE(NetTexts::phrase(9999).isEmpty());
}

TEST(Chat, KeepsNamesAndTextsApartFromEachOther)
{
    naqla::net::wire::ChatLine line;
    line.fromName = u"سارة\u202e"_s;
    line.text = u"22-18\u2066"_s;
    EXPECT_EQ(ChatPanel::lineText(line), u"\u2068سارة\u2069: \u206822-18\u2069"_s);
}

TEST(Chat, OffersOnlyWhatTheTableAllows)
{
    ChatPanel chat;
    chat.show();
    auto *input = chat.findChild<QLineEdit *>(u"chatInput"_s);
    auto *phrases = chat.findChild<QWidget *>(u"chatPhrases"_s);
    using naqla::net::wire::ChatMode;
    chat.setMode(ChatMode::Phrases);
    EXPECT_FALSE(input->isVisible());
    EXPECT_TRUE(phrases->isVisible());
    chat.setMode(ChatMode::Off);
    EXPECT_FALSE(phrases->isVisible());
    chat.setMode(ChatMode::All);
    EXPECT_TRUE(input->isVisible());
    QTest::keyClicks(input, QString(1000, u'a'));
    EXPECT_EQ(input->text().size(), ChatPanel::MaxLength);
}

TEST(LanPages, AreAllPhotographedAndClipNoText)
{
    Program program;
    ScreenshotBook book;
    lanExtension().addScreenshots(book, program.settings);
    std::set<QString> photographed;
    for (const Language language : {Language::English, Language::Arabic}) {
        program.appearance.language().use(language, Digits::Western);
        for (const auto &page : book.pages()) {
            photographed.insert(page.className);
            const auto window = page.make();
            window->show();
            settle();
            for (const QLabel *label : window->findChildren<QLabel *>()) {
                if (!label->isVisible() || label->text().isEmpty())
                    continue;
                const bool fits = label->wordWrap() ? label->height() >= label->heightForWidth(label->width())
                                                    : label->width() >= label->sizeHint().width();
                EXPECT_TRUE(fits) << page.name.toStdString() << ": " << label->text().toStdString();
            }
            for (const QPushButton *button : window->findChildren<QPushButton *>()) {
                EXPECT_TRUE(!button->isVisible() || button->width() >= button->sizeHint().width())
                    << page.name.toStdString() << ": " << button->text().toStdString();
            }
        }
    }
    program.appearance.language().use(Language::English, Digits::Western);
    EXPECT_TRUE(photographed.contains(u"HostDialog"_s));
    EXPECT_TRUE(photographed.contains(u"MainWindow"_s));
}
