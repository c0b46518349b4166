// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/try_window.h"

#include "gui/board/board_widget.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace naqla::gui {

TryWindow::TryWindow(const SettingsStore &settings, const core::NamedRules &rules,
    const core::Position &start, QWidget *parent)
    : QDialog(parent)
    , m_setup{.rules = rules, .start = start}
    , m_controller([] { return Mover(); })
    , m_board(new BoardWidget)
    , m_status(new QLabel)
{
    setObjectName(u"tryWindow"_s);
    m_board->setObjectName(u"tryBoard"_s);
    m_board->setLook(settings.boardLook());
    m_status->setObjectName(u"tryStatus"_s);
    m_status->setWordWrap(true);
    m_status->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_again = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_again->setObjectName(u"tryAgain"_s);
    m_takeBack = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_takeBack->setObjectName(u"tryTakeBack"_s);
    for (QPushButton *button : {m_again, m_takeBack})
        button->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_board, 1);
    column->addWidget(m_status);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_again, &QPushButton::clicked, this, &TryWindow::begin);
    connect(m_takeBack, &QPushButton::clicked, this, [this] { m_controller.offer(Offer::TakeBack); });
    connectBoard();
    begin();
    m_texts.add([this] {
        setWindowTitle(tr("Try it – %1", "title of a window, variant")
                           .arg(GameTexts::variantName(m_setup.rules.variant)));
        m_again->setText(tr("Start again"));
        m_takeBack->setText(tr("Take back"));
        showState();
    });
    resize(460, 560);
    m_board->setFocus();
}

TryWindow::~TryWindow()
{
    // The board and the texts listen to the controller, which is gone before them.
    m_controller.disconnect();
}

void TryWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    QDialog::changeEvent(event);
}

void TryWindow::connectBoard()
{
    connect(m_board, &BoardWidget::moveChosen, this,
        [this](const core::Move &move) { m_controller.propose(move); });
    connect(m_board, &BoardWidget::refused, this, &TryWindow::explain);
    connect(m_board, &BoardWidget::typedTextRefused, this,
        [this] { m_status->setText(GameTexts::refusal(core::Refusal::BadNotation)); });
    connect(&m_controller, &GameController::viewChanged, this, [this] { showPosition(); });
    connect(&m_controller, &GameController::moved, this, [this](const core::Transition &transition) {
        m_board->animate(transition);
        m_board->setRoutes(core::legalRoutes(game().rules().rules, game().position()));
        m_board->announce(GameTexts::moveSpoken(
            game().rules(), transition, GameTexts::wordsFor(m_board->look().words, game().rules().variant)));
        showState();
    });
    connect(&m_controller, &GameController::ended, this, [this] {
        m_board->setRoutes({});
        showState();
    });
}

void TryWindow::begin()
{
    m_board->setRules(m_setup.rules);
    m_controller.lead(std::make_unique<LocalGame>(m_setup));
}

void TryWindow::showPosition()
{
    m_board->setPosition(game().position());
    m_board->setRoutes(game().isOver() ? std::vector<core::Move>()
                                       : core::legalRoutes(game().rules().rules, game().position()));
    showState();
}

void TryWindow::showState()
{
    const auto variant = m_setup.rules.variant;
    m_status->setText(game().isOver() ? GameTexts::result(variant, *game().result())
                                      : GameTexts::turn(variant, game().position().sideToMove()));
    m_takeBack->setEnabled(game().ply() > 0);
    m_again->setEnabled(game().ply() > 0);
}

void TryWindow::explain(const QList<core::Square> &attempt)
{
    const std::vector<core::Square> squares(attempt.begin(), attempt.end());
    const auto why = core::explain(game().rules().rules, game().position(), squares);
    if (!why)
        return;
    m_board->pulse(QList<core::Square>(why->squares.begin(), why->squares.end()));
    const QString text = GameTexts::refusal(why->reason);
    m_status->setText(text);
    m_board->announce(text);
}

} // namespace naqla::gui

#include "moc_try_window.cpp"
