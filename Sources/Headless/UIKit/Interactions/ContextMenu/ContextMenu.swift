import CoreGraphics
import Foundation

/// A context menu on the screen.
@MainActor
package final class ContextMenu {
    private let configuration: UIContextMenuConfiguration
    private let interaction: UIContextMenuInteraction
    private let preview: UIViewController?
    private let view: ContextMenuView
    private var isEnding = false
    /// The menu; `nil` if the app provides none.
    package private(set) var menu: UIMenu?

    // No source says how long a menu takes to appear; any time is suitable.
    private static let duration: TimeInterval = 0.3

    init(_ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction) {
        self.configuration = configuration
        self.interaction = interaction
        preview = configuration.previewProvider?()
        menu = configuration.actionProvider?([])
        view = ContextMenuView(for: interaction.view)
        view.onChoice = { [weak self] in self?.choose($0) }
    }

    func show() {
        guard let source = interaction.view, let window = source.window else { return }
        UIApplication.shared.contextMenu = self
        view.list(menu)
        let animator = ContextMenuAnimator(preview: preview)
        interaction.delegate?.contextMenuInteraction(
            interaction, willDisplayMenuFor: configuration, animator: animator)
        // The app may have ended it.
        guard !isEnding else { return }
        UIView.performWithoutAnimation {
            window.addSubview(view)
            view.frame = window.bounds
            view.alpha = 0
        }
        UIApplication.shared.keyboardHost?.contextMenuAppears()
        animator.addAnimations { self.view.alpha = 1 }
        animator.run(over: Self.duration)
    }

    func update(_ block: (UIMenu) -> UIMenu) {
        guard !isEnding, let menu else { return }
        self.menu = block(menu)
        view.list(self.menu)
    }

    /// Closes the menu, as a tap beside it does.
    package func dismiss() {
        guard !isEnding else { return }
        isEnding = true
        view.isUserInteractionEnabled = false
        let animator = ContextMenuAnimator(preview: preview)
        interaction.delegate?.contextMenuInteraction(
            interaction, willEndFor: configuration, animator: animator)
        if UIApplication.shared.contextMenu === self { UIApplication.shared.contextMenu = nil }
        UIApplication.shared.keyboardHost?.contextMenuDisappears()
        animator.addAnimations { self.view.alpha = 0 }
        animator.addCompletion { self.view.removeFromSuperview() }
        animator.run(over: Self.duration)
    }

    // Apple, `keepsMenuPresented`: any other element closes the menu.
    private func choose(_ element: UIMenuElement?) {
        let action = element as? UIAction
        if action?.attributes.contains(.keepsMenuPresented) != true { dismiss() }
        let sender = interaction.view
        if let action { action.perform(from: sender) }
        guard let command = element as? UICommand else { return }
        UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
    }

    // MARK: For a device

    /// Returns the row of the element with a title; `nil` if there is none that can be chosen.
    package func row(titled title: String) -> UIView? { view.row(titled: title) }

    /// A place beside the rows, in the coordinates of the window that has the menu.
    package var placeBeside: CGPoint { view.placeBeside }

    package var window: UIWindow? { view.window }
}
