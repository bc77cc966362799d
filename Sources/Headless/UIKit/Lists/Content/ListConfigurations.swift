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

    /// The same for a cell, whose content stands out from the tint color only where it is on that.
    func show(in state: UICellConfigurationState, of cell: UIView) -> Bool {
        var shown = state
        if !showsFocus(of: cell) { shown.isFocused = false }
        return show(in: shown)
    }

    /// Returns a Boolean value that indicates whether a cell with these configurations turns into
    /// the tint color to show its focus.
    ///
    /// Apple, WWDC 2021, session 10260: that is done where there are configurations; a halo of the
    /// app's, or no effect at all, takes its place.
    func showsFocus(of cell: UIView) -> Bool {
        let isConfigured = content != nil || background != nil
        let isSystemsLook = cell.focusEffect.map { !($0 is UIFocusHaloEffect) } ?? false
        return cell.isFocused && isConfigured && isSystemsLook
    }

    func shownBackground(in state: any UIConfigurationState) -> UIBackgroundConfiguration? {
        updatesBackground ? background?.updated(for: state) : background
    }
}
