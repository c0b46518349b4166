// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/help_source.h"

#include <QCoreApplication>
#include <QFile>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

/// Outside of every namespace, as the macro demands.
static void loadHelpPages()
{
    Q_INIT_RESOURCE(help);
}

namespace naqla::gui {
namespace {

/// The elements that a text may have; Qt's rich text knows all of them.
const QStringList &textElements()
{
    static const QStringList elements{
        u"p"_s, u"h3"_s, u"ul"_s, u"ol"_s, u"li"_s, u"b"_s, u"i"_s, u"a"_s, u"dl"_s, u"dt"_s, u"dd"_s};
    return elements;
}

QByteArray fileOf(const QString &language, const QString &name)
{
    loadHelpPages();
    QFile file(u":/naqla/help/%1/%2.html"_s.arg(language, name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Reads a file of the help, remembering where its elements stand in the text.
class SourceReader
{
public:
    explicit SourceReader(const QByteArray &file)
        : m_text(QString::fromUtf8(file))
        , m_xml(m_text)
    {
    }

    [[nodiscard]] bool next(QLatin1StringView element)
    {
        return m_xml.readNextStartElement() && expect(element);
    }
    [[nodiscard]] bool nextInside() { return m_xml.readNextStartElement(); }
    [[nodiscard]] bool expect(QLatin1StringView element)
    {
        if (m_xml.name() != element)
            m_xml.raiseError(u"unexpected element "_s + m_xml.name());
        return !m_xml.hasError();
    }
    [[nodiscard]] QStringView name() const { return m_xml.name(); }
    [[nodiscard]] QString attribute(QLatin1StringView name) const
    {
        return m_xml.attributes().value(name).toString();
    }
    void skip() { m_xml.skipCurrentElement(); }
    void raise(const QString &fault) { m_xml.raiseError(fault); }
    [[nodiscard]] QString fault() const
    {
        return m_xml.hasError() ? u"line %1: %2"_s.arg(m_xml.lineNumber()).arg(m_xml.errorString())
                                : QString();
    }

    /// The content of the present element, up to its end; boards only at its first level.
    std::vector<HelpBlock> blocks(bool boards)
    {
        std::vector<HelpBlock> blocks;
        qsizetype from = m_xml.characterOffset();
        int depth = 0;
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            if (m_xml.isStartElement() && boards && depth == 0 && m_xml.name() == "board"_L1) {
                addText(blocks, from, openingOf(m_xml.characterOffset()));
                blocks.push_back({{}, true, attribute("fen"_L1), attribute("move"_L1)});
                m_xml.skipCurrentElement();
                from = m_xml.characterOffset();
            } else if (m_xml.isStartElement()) {
                ++depth;
                if (!textElements().contains(m_xml.name()))
                    m_xml.raiseError(u"unexpected element "_s + m_xml.name());
            } else if (m_xml.isEndElement() && --depth < 0) {
                addText(blocks, from, openingOf(m_xml.characterOffset()));
                break;
            }
        }
        return blocks;
    }

private:
    /// Where the tag that ends at `end` begins.
    [[nodiscard]] qsizetype openingOf(qsizetype end) const { return m_text.lastIndexOf(u'<', end - 1); }
    void addText(std::vector<HelpBlock> &blocks, qsizetype from, qsizetype to) const
    {
        const QString html = m_text.mid(from, to - from).trimmed();
        if (!html.isEmpty())
            blocks.push_back({html});
    }

    QString m_text;
    QXmlStreamReader m_xml;
};

void readSections(SourceReader &reader, HelpSource &source)
{
    while (reader.nextInside()) {
        const QString name = reader.attribute("name"_L1);
        const bool known = std::any_of(HelpSections.begin(), HelpSections.end(),
            [&name](HelpSection section) { return sectionName(section) == name; });
        if (!reader.expect("section"_L1))
            return;
        if (!known || source.sections.contains(name))
            reader.raise(u"unknown or repeated section "_s + name);
        source.sections.insert(name, reader.blocks(true));
    }
}

} // namespace

QString sectionName(HelpSection section)
{
    switch (section) {
    case HelpSection::Introduction:
        return u"introduction"_s;
    case HelpSection::Setup:
        return u"setup"_s;
    case HelpSection::Moving:
        return u"moving"_s;
    case HelpSection::Capturing:
        return u"capturing"_s;
    case HelpSection::Promotion:
        return u"promotion"_s;
    case HelpSection::Winning:
        return u"winning"_s;
    case HelpSection::Draws:
        return u"draws"_s;
    case HelpSection::LocalRules:
        return u"local-rules"_s;
    case HelpSection::Terms:
        return u"terms"_s;
    case HelpSection::Questions:
        return u"questions"_s;
    }
    return {};
}

HelpSource readHelpSource(const QByteArray &file)
{
    HelpSource source;
    SourceReader reader(file);
    if (reader.next("html"_L1)) {
        source.language = reader.attribute("lang"_L1);
        if (reader.attribute("dir"_L1) != (source.language == "ar"_L1 ? "rtl"_L1 : "ltr"_L1))
            reader.raise(u"the direction does not fit the language"_s);
        if (reader.next("head"_L1) && reader.next("meta"_L1)) {
            source.keywords = reader.attribute("content"_L1);
            reader.skip(); // meta
            reader.skip(); // head
        }
        if (reader.next("body"_L1))
            readSections(reader, source);
    }
    source.fault = reader.fault();
    return source;
}

HelpParts readHelpParts(const QByteArray &file)
{
    HelpParts parts;
    SourceReader reader(file);
    if (reader.next("html"_L1) && reader.next("body"_L1)) {
        while (reader.nextInside() && reader.expect("section"_L1)) {
            const QString name = reader.attribute("name"_L1);
            if (parts.texts.contains(name))
                reader.raise(u"repeated part "_s + name);
            const auto blocks = reader.blocks(false);
            parts.texts.insert(name, blocks.empty() ? QString() : blocks.front().html);
        }
    }
    parts.fault = reader.fault();
    return parts;
}

QString helpLanguage()
{
    return QCoreApplication::translate("HelpTexts", "en", "folder of the help pages in this language");
}

HelpSource helpSource(core::VariantId variant, const QString &language)
{
    const std::string_view id = core::variant(variant).textId;
    return readHelpSource(fileOf(language, QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))));
}

HelpParts helpParts(const QString &language, bool gulf)
{
    HelpParts parts = readHelpParts(fileOf(language, u"parts"_s));
    if (!gulf)
        return parts;
    if (const QByteArray file = fileOf(language, u"parts-gulf"_s); !file.isEmpty()) {
        const HelpParts words = readHelpParts(file);
        parts.texts.insert(words.texts);
        parts.fault += words.fault;
    }
    return parts;
}

} // namespace naqla::gui
