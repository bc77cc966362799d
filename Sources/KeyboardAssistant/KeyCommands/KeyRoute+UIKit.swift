import UIKit

extension KeyRoute where ID == ObjectIdentifier {
    /// Creates the present route of keys in the window of `view`.
    @MainActor
    init(to view: UIView) {
        columns = view.columns
        // A view in no column needs no search for the first responder.
        guard !columns.isEmpty else { return }
        responders = view.keyResponderChain.map { ObjectIdentifier($0) }
    }
}

extension UIView {
    /// A Boolean value that indicates whether commands of what this view shows may be offered now.
    var getsKeys: Bool { KeyRoute(to: self).leadsHere }

    /// The columns of split views in which this view is, the innermost first.
    fileprivate var columns: [KeyRoute<ObjectIdentifier>.Column] {
        let controller = sequence(first: self as UIResponder, next: \.next)
            .lazy.compactMap { $0 as? UIViewController }.first
        return sequence(first: controller, next: { $0?.parent }).compactMap { controller in
            guard let controller, let splitView = controller.parent as? UISplitViewController
            else { return nil }
            return .init(root: ObjectIdentifier(controller), splitView: ObjectIdentifier(splitView))
        }
    }
}
