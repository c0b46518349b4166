// SPDX-License-Identifier: GPL-3.0-or-later
// A Qt plugin that any Qt program loads when QT_QPA_GENERIC_PLUGINS names it: it takes orders over a local
// socket and carries them out with real mouse and key events. The program itself knows nothing of it.
#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QGenericPlugin>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QLocalServer>
#include <QLocalSocket>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

/// The widget with a name that somebody can see; or the button that stands for an action with the name.
QWidget *visibleWidget(const QString &name)
{
    const auto widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (widget->objectName() == name && widget->isVisible())
            return widget;
    }
    for (QWidget *widget : widgets) {
        const auto *button = qobject_cast<QToolButton *>(widget);
        if (button && button->isVisible() && button->defaultAction()
            && button->defaultAction()->objectName() == name)
            return widget;
    }
    return nullptr;
}

QAccessibleInterface *cellOf(QWidget *board, const QString &square)
{
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(board);
    for (int i = 0; table && i < table->childCount(); ++i) {
        QAccessibleInterface *cell = table->child(i);
        const QString name = cell->text(QAccessible::Name);
        // "c3, white man" and the same in Arabic.
        if (name.startsWith(square)
            && (name.size() == square.size() || !name[square.size()].isLetterOrNumber()))
            return cell;
    }
    return nullptr;
}

QJsonObject failed(const QString &why)
{
    return {{u"failed"_s, why}};
}

QString textOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return label->text();
    if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        return edit->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->text();
    return widget.windowTitle();
}

QJsonObject obey(const QJsonObject &order)
{
    const QString what = order[u"do"].toString();
    const QString name = order[u"name"].toString();
    QWidget *widget = visibleWidget(name);
    if (what == "isVisible"_L1)
        return {{u"value"_s, widget != nullptr}};
    if (what == "isRightToLeft"_L1)
        return {{u"value"_s, QApplication::isRightToLeft()}};
    if (!widget)
        return failed(u"nobody sees "_s + name);
    if (what == "click"_L1) {
        if (!widget->isEnabled())
            return failed(name + u" is disabled"_s);
        QTest::mouseClick(widget, Qt::LeftButton);
        return {};
    }
    if (what == "type"_L1) {
        QTest::mouseClick(widget, Qt::LeftButton);
        QTest::keyClick(widget, Qt::Key_A, Qt::ControlModifier);
        const QString text = order[u"text"].toString();
        for (const QChar character : text)
            QTest::sendKeyEvent(QTest::Click, widget, static_cast<Qt::Key>(0), QString(character), {});
        if (order[u"enter"].toBool())
            QTest::keyClick(widget, Qt::Key_Return);
        return {};
    }
    if (what == "text"_L1)
        return {{u"value"_s, textOf(*widget)}};
    if (what == "size"_L1)
        return {{u"value"_s, QJsonArray{widget->width(), widget->height()}}};
    if (what == "resize"_L1) {
        widget->window()->resize(order[u"width"].toInt(), order[u"height"].toInt());
        return {};
    }
    if (what == "picture"_L1) {
        QByteArray png;
        QBuffer buffer(&png);
        widget->grab().save(&buffer, "PNG");
        return {{u"value"_s, QString::fromLatin1(png.toBase64())}};
    }
    if (what == "clickSquare"_L1) {
        QAccessibleInterface *cell = cellOf(widget, order[u"square"].toString());
        if (!cell)
            return failed(u"no such square"_s);
        QTest::mouseClick(widget, Qt::LeftButton, {}, widget->mapFromGlobal(cell->rect().center()));
        return {};
    }
    if (what == "describe"_L1) {
        QAccessibleInterface *cell = cellOf(widget, order[u"square"].toString());
        return cell ? QJsonObject{{u"value"_s, cell->text(QAccessible::Name)}} : failed(u"no such square"_s);
    }
    return failed(u"unknown order "_s + what);
}

class Driver : public QObject
{
public:
    explicit Driver(const QString &socket)
    {
        connect(&m_server, &QLocalServer::newConnection, this, [this] {
            QLocalSocket *peer = m_server.nextPendingConnection();
            connect(peer, &QLocalSocket::readyRead, peer, [peer] {
                while (peer->canReadLine()) {
                    const auto order = QJsonDocument::fromJson(peer->readLine()).object();
                    peer->write(QJsonDocument(obey(order)).toJson(QJsonDocument::Compact) + '\n');
                }
            });
        });
        m_server.listen(socket);
    }

private:
    QLocalServer m_server;
};

} // namespace

class DriverPlugin : public QGenericPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "driver.json")

public:
    QObject *create(const QString &key, const QString &socket) override
    {
        return key == "naqladriver"_L1 ? new Driver(socket) : nullptr;
    }
};

#include "driver_plugin.moc"
