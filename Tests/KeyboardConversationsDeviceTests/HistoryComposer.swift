import DeviceFixtures
import SimulatedDevice
import UIKit

@testable import KeyboardConversations

/// What comes in place of a history's keyboard: panels, and a context menu for whose life it may hide.
@MainActor
final class HistoryComposer {
    let panel: ComposerPanel
    private let device: SimulatedDevice
    private let screen: HistoryScreen
    private let views = [UIView(), UIView()]
    private let menu: MenuOwner
    private var freeze: ConversationFreeze?

    /// Creates panels that freeze the conversation or not, and a menu for which the app freezes it or not.
    init(_ history: History, panelFreezes: Bool, menuFreezes: Bool) {
        (device, screen) = (history.device, history.screen)
        let assistant = history.assistant
        panel = ComposerPanel(input: screen.input, conversation: panelFreezes ? assistant : nil)
        // Beside the way of the fingers.
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 40))
        screen.view.addSubview(view)
        menu = MenuOwner(on: view)
        screen.keys.onClosePanel = { [weak panel] in panel?.close() ?? false }
        guard menuFreezes else { return }
        menu.willDisplay = { [weak self] in self?.freeze = assistant.freeze() }
        menu.didEnd = { [weak self] in self?.freeze = nil }
    }

    /// A Boolean value that indicates whether the conversation is frozen for a menu.
    var isFrozen: Bool { freeze != nil }

    /// A Boolean value that indicates whether what is in the keyboard's place can be replaced by
    /// something as high.
    var keepsHeight: Bool {
        panel.conversation != nil && screen.input.isFirstResponder && device.keyboard.isVisible
            && device.contextMenu == nil && panel.height?.isPreferred != true
    }

    /// Shows the panel that isn't there, unless a menu is over its button.
    func showPanel() {
        guard device.contextMenu == nil else { return }
        panel.show(views[panel.view === views[0] ? 1 : 0])
    }

    /// Opens the menu, or closes it.
    func toggleMenu() {
        guard device.contextMenu == nil else { return device.closeContextMenu() }
        // It may be behind a high bar.
        try? device.press(menu.view)
    }

    /// Ends all, and returns what is left.
    func end() -> [String] {
        if device.contextMenu != nil { device.closeContextMenu() }
        screen.input.resignFirstResponder()
        device.settle()
        let isGone = !panel.isShown && panel.view == nil && screen.input.inputView == nil
        return isGone && !isFrozen ? [] : ["leaves a panel or a freeze"]
    }
}
