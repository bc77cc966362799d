import UIKit

/// What people do by pulling down the content of a scroll view.
@MainActor
struct PullToRefresh {
    private let control: UIRefreshControl

    /// Finds the refresh control of `scrollView`; `nil` if refreshing would do nothing.
    init?(of scrollView: UIScrollView) {
        guard let control = scrollView.refreshControl, control.isEnabled,
            control.allControlEvents.contains(.valueChanged)
        else { return nil }
        self.control = control
    }

    /// Begins to refresh, and then sends the control's action, as after a pull.
    ///
    /// While the content is being refreshed, nothing happens.
    func perform() {
        guard !control.isRefreshing else { return }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
    }
}

extension UIScrollView {
    /// Returns the command that refreshes, with its keys; `nil` if there is nothing to refresh.
    ///
    /// It is also available while text is being edited, and where nothing scrolls.
    func refreshCommand(_ source: (any KeyCommandSource)?) -> AvailableCommand? {
        guard getsKeys, PullToRefresh(of: self) != nil else { return nil }
        return KeyCommandContext(of: self).available(.refresh, from: source)
    }
}
