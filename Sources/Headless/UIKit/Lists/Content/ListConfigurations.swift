import Foundation

/// The content and the background that an app configured for a cell, a header or a footer.
@MainActor
final class ListConfigurations {
    private let slot = ContentSlot()

    /// The configuration from the app, which is updated for the view's state before it is shown.
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true

    /// The view that shows the content; `nil` while nothing is configured.
    var contentView: (any UIView & UIContentView)? { slot.view }

    /// Shows the content for a state; returns whether its view was replaced.
    @discardableResult
    func show(in state: any UIConfigurationState) -> Bool {
        slot.show(updatesContent ? content?.updated(for: state) : content)
    }

    /// Shows the content of a cell, which contrasts with the tint color only where the cell has it.
    func show(in state: UICellConfigurationState, of cell: UIView) -> Bool {
        var shown = state
        if !showsFocus(of: cell) { shown.isFocused = false }
        return show(in: shown)
    }

    /// Returns a Boolean value that indicates whether a cell with these configurations shows its
    /// focus in the tint color.
    ///
    /// Apple, WWDC 2021, session 10260: a cell with configurations does. The app's own halo, or no
    /// effect at all, replaces it.
    func showsFocus(of cell: UIView) -> Bool {
        let isConfigured = content != nil || background != nil
        let isSystemsLook = cell.focusEffect.map { !($0 is UIFocusHaloEffect) } ?? false
        return cell.isFocused && isConfigured && isSystemsLook
    }

    func shownBackground(in state: any UIConfigurationState) -> UIBackgroundConfiguration? {
        updatesBackground ? background?.updated(for: state) : background
    }
}
