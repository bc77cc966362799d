import Foundation

/// The content and the background that an app configured for a cell, a header or a footer.
@MainActor
final class ListConfigurations {
    private let slot = ContentSlot()

    /// As the app gave it; shown is what it becomes in the view's state.
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true

    /// The view that shows the content; nil while nothing is configured.
    var contentView: (any UIView & UIContentView)? { slot.view }

    /// Shows the content as it is in a state; returns whether the view for it became another one.
    @discardableResult
    func show(in state: any UIConfigurationState) -> Bool {
        slot.show(updatesContent ? content?.updated(for: state) : content)
    }

    func shownBackground(in state: any UIConfigurationState) -> UIBackgroundConfiguration? {
        updatesBackground ? background?.updated(for: state) : background
    }
}
