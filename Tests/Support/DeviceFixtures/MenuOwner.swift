import UIKit

/// The owner of a view's context menu.
@MainActor
package final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
    package let view: UIView
    /// Called when the menu is about to appear.
    package var willDisplay: () -> Void = {}
    /// Called when the menu has disappeared.
    package var didEnd: () -> Void = {}

    package init(on view: UIView) {
        self.view = view
        super.init()
        view.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        willDisplay()
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        animator?.addCompletion { self.didEnd() }
    }
}
