// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/rules_form.h"

#include "gui/app/board_picture.h"
#include "gui/app/new_game_keys.h"
#include "gui/app/number_box.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>

using namespace Qt::StringLiterals;
using naqla::core::Side;
using naqla::core::VariantId;

namespace naqla::gui {
namespace {

constexpr int PictureSide = 112;
constexpr int StartPictureSide = 300;
constexpr std::array MoveLimits{0, 40, 60, 80, 100, 150, 200};

DamaFamily familyOf(VariantId variant)
{
    return core::variant(variant).rules.traits.board.played == core::PlayedCells::All
        ? DamaFamily::AllSquares
        : DamaFamily::DarkSquares;
}

template <typename T>
void select(QComboBox &box, T value)
{
    box.setCurrentIndex(std::max(0, box.findData(static_cast<int>(value))));
}

core::NamedRules withPreset(VariantId id, const QString &preset)
{
    const core::Variant &variant = core::variant(id);
    const QString text = preset.isEmpty()
        ? QString::fromUtf8(variant.textId.data(), static_cast<qsizetype>(variant.textId.size()))
        : QString(QString::fromUtf8(variant.textId.data(), static_cast<qsizetype>(variant.textId.size()))
            + u'.' + preset);
    if (const auto rules = core::parseRulesText(text.toStdString()))
        return *rules;
    return core::namedRules(id);
}

} // namespace

RulesForm::RulesForm(SettingsStore &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
{
    auto *options = new QVBoxLayout;
    options->setSpacing(10);
    options->addWidget(makeTime());
    options->addWidget(makeLocalRules());
    options->addStretch();
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(16);
    columns->addWidget(makeVariantColumn(), 1);
    columns->addLayout(options, 1);

    const auto stored = core::parseRulesText(settings.value(keys::NewGameRules).toStdString());
    const core::NamedRules rules = stored ? *stored : core::namedRules(VariantId::Russian);
    setRules(rules);
    select(*m_time, settings.value(keys::NewGameTime));
    select(*m_onTimeout, settings.value(keys::NewGameOnTimeout));
    m_minutes->setValue(settings.value(keys::NewGameMinutes));
    m_increment->setValue(settings.value(keys::NewGameIncrementSeconds));
    setTexts();
}

void RulesForm::setFamily(DamaFamily family)
{
    if (familyOf(variant()) != family)
        setVariant(family == DamaFamily::DarkSquares ? VariantId::Russian : VariantId::Turkish);
}

void RulesForm::setVariant(VariantId id)
{
    m_family = familyOf(id);
    (m_family == DamaFamily::DarkSquares ? m_dark : m_all)->setChecked(true);
    fillVariants();
    for (int row = 0; row < m_variants->count(); ++row) {
        if (m_variants->item(row)->data(Qt::UserRole).toInt() == static_cast<int>(id))
            m_variants->setCurrentRow(row);
    }
}

void RulesForm::setRules(const core::NamedRules &rules)
{
    setVariant(rules.variant);
    showRules(rules);
}

void RulesForm::setTimeControl(const TimeControl &time)
{
    switch (time.kind) {
    case TimeControl::Kind::None:
        select(*m_time, TimeChoice::None);
        break;
    case TimeControl::Kind::PerMove:
        select(*m_time,
            time.base <= std::chrono::seconds(30) ? TimeChoice::HalfMinuteAMove : TimeChoice::MinuteAMove);
        select(*m_onTimeout, time.onTimeout);
        break;
    case TimeControl::Kind::PerGame:
        select(*m_time, TimeChoice::MinutesAGame);
        m_minutes->setValue(static_cast<int>(std::chrono::ceil<std::chrono::minutes>(time.base).count()));
        m_increment->setValue(
            static_cast<int>(std::chrono::ceil<std::chrono::seconds>(time.increment).count()));
        break;
    }
}

void RulesForm::fixVariant(const core::NamedRules &rules, const core::Position &start)
{
    setRules(rules);
    for (QWidget *choice : std::initializer_list<QWidget *>{m_dark, m_all, m_variants})
        choice->hide();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_starterLabel, m_starter})
        widget->hide();
    m_startPicture->setPixmap(
        boardPicture(rules, start, {}, StartPictureSide, m_settings.boardLook(), devicePixelRatioF()));
    m_startPicture->show();
    m_startVariant->show();
    setTexts();
}

core::NamedRules RulesForm::rules() const
{
    core::NamedRules rules = withPreset(variant(), m_preset->currentData().toString());
    rules.rules.options.compulsoryCapture = m_compulsory->isChecked();
    rules.rules.options.alternateStarter = m_alternate->isChecked();
    rules.rules.options.showTargets = m_showTargets->isChecked();
    rules.rules.options.moveLimitPlies = static_cast<std::uint16_t>(m_moveLimit->currentData().toInt());
    rules.rules.setup.starter = static_cast<Side>(m_starter->currentData().toInt());
    return rules;
}

TimeControl RulesForm::timeControl() const
{
    TimeControl time;
    time.onTimeout = static_cast<OnTimeout>(m_onTimeout->currentData().toInt());
    switch (static_cast<TimeChoice>(m_time->currentData().toInt())) {
    case TimeChoice::None:
        return {};
    case TimeChoice::HalfMinuteAMove:
        time.kind = TimeControl::Kind::PerMove;
        time.base = std::chrono::seconds(30);
        break;
    case TimeChoice::MinuteAMove:
        time.kind = TimeControl::Kind::PerMove;
        time.base = std::chrono::seconds(60);
        break;
    case TimeChoice::MinutesAGame:
        time.kind = TimeControl::Kind::PerGame;
        time.base = std::chrono::minutes(m_minutes->value());
        time.increment = std::chrono::seconds(m_increment->value());
        time.onTimeout = OnTimeout::Loses;
        break;
    }
    return time;
}

void RulesForm::store()
{
    m_settings.setValue(keys::NewGameRules, QString::fromStdString(core::rulesText(rules())));
    m_settings.setValue(keys::NewGameTime, static_cast<TimeChoice>(m_time->currentData().toInt()));
    m_settings.setValue(keys::NewGameOnTimeout, static_cast<OnTimeout>(m_onTimeout->currentData().toInt()));
    m_settings.setValue(keys::NewGameMinutes, m_minutes->value());
    m_settings.setValue(keys::NewGameIncrementSeconds, m_increment->value());
}

void RulesForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    QWidget::changeEvent(event);
}

QWidget *RulesForm::makeVariantColumn()
{
    auto *column = new QWidget;
    m_dark = new FamilyButton(DamaFamily::DarkSquares, PictureSide);
    m_all = new FamilyButton(DamaFamily::AllSquares, PictureSide);
    m_dark->setObjectName(u"darkSquares"_s);
    m_all->setObjectName(u"allSquares"_s);
    auto *group = new QButtonGroup(this);
    auto *pictures = new QHBoxLayout;
    for (FamilyButton *button : {m_dark, m_all}) {
        button->setCheckable(true);
        button->setLook(m_settings.boardLook());
        group->addButton(button);
        pictures->addWidget(button);
        connect(button, &FamilyButton::clicked, this, [this, button] { setFamily(button->family()); });
    }
    m_variants = new QListWidget;
    m_variants->setObjectName(u"variants"_s);
    m_variants->setMinimumHeight(150);
    m_variants->setSpacing(1);
    m_startPicture = new QLabel;
    m_startPicture->setObjectName(u"startPicture"_s);
    m_startPicture->setAlignment(Qt::AlignCenter);
    m_startVariant = new QLabel;
    m_startVariant->setObjectName(u"startVariant"_s);
    QFont bold = m_startVariant->font();
    bold.setBold(true);
    m_startVariant->setFont(bold);
    m_summary = new QLabel;
    m_summary->setObjectName(u"variantSummary"_s);
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_summary->setMinimumHeight(4 * fontMetrics().lineSpacing());
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    connect(m_variants, &QListWidget::currentRowChanged, this, &RulesForm::showVariant);

    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(pictures);
    layout->addWidget(m_variants, 1);
    for (QLabel *label : {m_startPicture, m_startVariant}) {
        layout->addWidget(label);
        label->hide();
    }
    layout->addWidget(m_summary);
    return column;
}

QWidget *RulesForm::makeLocalRules()
{
    auto *box = new QGroupBox;
    auto *form = new QFormLayout(box);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_preset = new QComboBox;
    m_preset->setObjectName(u"preset"_s);
    m_presetLabel = new QLabel;
    m_compulsory = new QCheckBox;
    m_compulsory->setObjectName(u"compulsory"_s);
    m_showTargets = new QCheckBox;
    m_showTargets->setObjectName(u"showTargets"_s);
    m_alternate = new QCheckBox;
    m_alternate->setObjectName(u"alternateStarter"_s);
    m_starter = new QComboBox;
    m_starter->setObjectName(u"starter"_s);
    for (const Side side : core::Sides)
        m_starter->addItem({}, static_cast<int>(side));
    m_moveLimit = new QComboBox;
    m_moveLimit->setObjectName(u"moveLimit"_s);
    for (const int plies : MoveLimits)
        m_moveLimit->addItem({}, plies);
    m_changes = new QLabel;
    m_changes->setObjectName(u"changedRules"_s);
    m_changes->setWordWrap(true);
    m_changes->setForegroundRole(QPalette::Link);
    m_starterLabel = new QLabel;
    auto *limitLabel = new QLabel;
    m_presetLabel->setBuddy(m_preset);
    m_starterLabel->setBuddy(m_starter);
    limitLabel->setBuddy(m_moveLimit);
    form->addRow(m_compulsory);
    form->addRow(m_showTargets);
    form->addRow(m_alternate);
    form->addRow(m_starterLabel, m_starter);
    form->addRow(m_presetLabel, m_preset);
    form->addRow(limitLabel, m_moveLimit);
    form->addRow(m_changes);

    for (QCheckBox *check : {m_compulsory, m_showTargets, m_alternate})
        connect(check, &QCheckBox::toggled, this, &RulesForm::markChanges);
    for (QComboBox *combo : {m_starter, m_moveLimit})
        connect(combo, &QComboBox::currentIndexChanged, this, &RulesForm::markChanges);
    connect(m_preset, &QComboBox::activated, this, [this] {
        m_compulsory->setChecked(
            withPreset(variant(), m_preset->currentData().toString()).rules.options.compulsoryCapture);
        markChanges();
    });
    m_texts.add([=, this] {
        box->setTitle(tr("Local rules"));
        m_presetLabel->setText(tr("Draw rules:"));
        m_starterLabel->setText(tr("Who starts:"));
        limitLabel->setText(tr("Move limit:"));
        m_compulsory->setText(tr("Capture is compulsory"));
        m_showTargets->setText(tr("Show available squares"));
        m_alternate->setText(tr("Alternate who starts"));
    });
    return box;
}

QWidget *RulesForm::makeTime()
{
    auto *box = new QGroupBox;
    auto *form = new QFormLayout(box);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_time = new QComboBox;
    m_time->setObjectName(u"time"_s);
    for (const auto choice :
        {TimeChoice::None, TimeChoice::HalfMinuteAMove, TimeChoice::MinuteAMove, TimeChoice::MinutesAGame})
        m_time->addItem({}, static_cast<int>(choice));
    m_onTimeout = new QComboBox;
    m_onTimeout->setObjectName(u"onTimeout"_s);
    for (const auto choice : {OnTimeout::Loses, OnTimeout::ComputerMoves})
        m_onTimeout->addItem({}, static_cast<int>(choice));
    m_onTimeoutLabel = new QLabel;
    m_onTimeoutLabel->setBuddy(m_onTimeout);
    m_minutes = new NumberBox(keys::NewGameMinutes.minimum, keys::NewGameMinutes.maximum);
    m_minutes->setObjectName(u"minutes"_s);
    m_increment = new NumberBox(keys::NewGameIncrementSeconds.minimum, keys::NewGameIncrementSeconds.maximum);
    m_increment->setObjectName(u"increment"_s);
    auto *timeLabel = new QLabel;
    timeLabel->setBuddy(m_time);
    auto *minutesLabel = new QLabel;
    minutesLabel->setBuddy(m_minutes);
    auto *incrementLabel = new QLabel;
    incrementLabel->setBuddy(m_increment);
    form->addRow(timeLabel, m_time);
    form->addRow(m_onTimeoutLabel, m_onTimeout);
    form->addRow(minutesLabel, m_minutes);
    form->addRow(incrementLabel, m_increment);

    const auto showFields = [this, form] {
        const auto choice = static_cast<TimeChoice>(m_time->currentData().toInt());
        const bool perMove = choice == TimeChoice::HalfMinuteAMove || choice == TimeChoice::MinuteAMove;
        form->setRowVisible(m_onTimeout, perMove);
        for (QWidget *field : {m_minutes, m_increment})
            form->setRowVisible(field, choice == TimeChoice::MinutesAGame);
    };
    connect(m_time, &QComboBox::currentIndexChanged, this, showFields);
    showFields();
    m_texts.add([=, this] {
        box->setTitle(tr("Time"));
        timeLabel->setText(tr("Time control:"));
        m_onTimeoutLabel->setText(tr("When time runs out:"));
        minutesLabel->setText(tr("Minutes per player:"));
        incrementLabel->setText(tr("Seconds added per move:"));
        m_time->setItemText(0, tr("No time limit"));
        m_time->setItemText(1, tr("%Ln second(s) for each move", nullptr, 30));
        m_time->setItemText(2, tr("%Ln second(s) for each move", nullptr, 60));
        m_time->setItemText(3, tr("Minutes for the whole game"));
        m_onTimeout->setItemText(0, tr("the player loses the game"));
        m_onTimeout->setItemText(1, tr("the computer moves for the player"));
    });
    return box;
}

VariantId RulesForm::variant() const
{
    const QListWidgetItem *item = m_variants->currentItem();
    return item ? static_cast<VariantId>(item->data(Qt::UserRole).toInt()) : VariantId::Russian;
}

void RulesForm::fillVariants()
{
    const QSignalBlocker quiet(m_variants);
    m_variants->clear();
    for (const core::Variant &variant : core::variants()) {
        if (familyOf(variant.id) != m_family)
            continue;
        auto *item = new QListWidgetItem(GameTexts::variantName(variant.id), m_variants);
        item->setData(Qt::UserRole, static_cast<int>(variant.id));
    }
}

void RulesForm::showVariant()
{
    m_summary->setText(GameTexts::variantSummary(variant()));
    m_startVariant->setText(GameTexts::variantName(variant()));
    m_preset->clear();
    for (const core::Preset &preset : core::variant(variant()).presets)
        m_preset->addItem(GameTexts::presetName(preset.id),
            QString::fromUtf8(preset.id.data(), static_cast<qsizetype>(preset.id.size())));
    const bool choice = m_preset->count() > 1;
    m_preset->setVisible(choice);
    m_presetLabel->setVisible(choice);
    showRules(core::namedRules(variant()));
    for (int i = 0; i < m_starter->count(); ++i)
        m_starter->setItemText(i, GameTexts::sideName(variant(), core::Sides[static_cast<std::size_t>(i)]));
}

void RulesForm::showRules(const core::NamedRules &rules)
{
    const core::Options &options = rules.rules.options;
    m_preset->setCurrentIndex(std::max(0,
        m_preset->findData(
            QString::fromUtf8(rules.preset.data(), static_cast<qsizetype>(rules.preset.size())))));
    m_compulsory->setChecked(options.compulsoryCapture);
    m_showTargets->setChecked(options.showTargets);
    m_alternate->setChecked(options.alternateStarter);
    select(*m_starter, rules.rules.setup.starter);
    select(*m_moveLimit, options.moveLimitPlies);
    markChanges();
}

/// Rules that differ from the variant's own are in bold, and counted in a line below.
void RulesForm::markChanges()
{
    const core::NamedRules chosen = rules();
    const core::Rules standard = withPreset(variant(), m_preset->currentData().toString()).rules;
    const core::Options &a = chosen.rules.options;
    const core::Options &b = standard.options;
    const auto mark = [](QWidget *widget, bool changed) {
        QFont font = widget->font();
        font.setBold(changed);
        widget->setFont(font);
        return changed ? 1 : 0;
    };
    const int changes = mark(m_compulsory, a.compulsoryCapture != b.compulsoryCapture)
        + mark(m_showTargets, a.showTargets != b.showTargets)
        + mark(m_alternate, a.alternateStarter != b.alternateStarter)
        + mark(m_starter, chosen.rules.setup.starter != standard.setup.starter)
        + mark(m_moveLimit, a.moveLimitPlies != b.moveLimitPlies);
    m_changes->setText(changes == 0 ? QString() : tr("%Ln rule(s) changed", "local rules in bold", changes));
    Q_EMIT changed();
}

void RulesForm::setTexts()
{
    m_texts.refresh();
    for (int row = 0; row < m_variants->count(); ++row) {
        QListWidgetItem *item = m_variants->item(row);
        item->setText(GameTexts::variantName(static_cast<VariantId>(item->data(Qt::UserRole).toInt())));
    }
    m_summary->setText(GameTexts::variantSummary(variant()));
    for (int i = 0; i < m_preset->count(); ++i)
        m_preset->setItemText(i, GameTexts::presetName(m_preset->itemData(i).toString().toStdString()));
    for (int i = 0; i < m_starter->count(); ++i)
        m_starter->setItemText(i, GameTexts::sideName(variant(), core::Sides[static_cast<std::size_t>(i)]));
    for (int i = 0; i < m_moveLimit->count(); ++i) {
        const int plies = m_moveLimit->itemData(i).toInt();
        m_moveLimit->setItemText(i,
            plies == 0 ? tr("No limit", "of moves")
                       : tr("%Ln move(s) of both sides together", nullptr, plies));
    }
    m_variants->setAccessibleName(tr("Draughts variants"));
    m_startVariant->setText(GameTexts::variantName(variant()));
    markChanges();
}

} // namespace naqla::gui

#include "moc_rules_form.cpp"
