import CoreGraphics
import Foundation

// Apple's runtime calls the initializer of any class. Swift creates an object of a class that is
// known only at run time if the initializer is `required`, which would oblige every subclass to
// repeat it, or if the class is final. So the class is passed as a final one: the convenience
// initializer, which is UIKit's own, receives the actual class as its `self`, and finds the class's
// initializer in its table, as every convenience initializer does. The optimizer would create an
// object of the final class instead.

extension UIView {
    fileprivate convenience init(made frame: CGRect) {
        self.init(frame: frame)
    }

    /// Returns a view of a class that is known only at run time.
    @_optimize(none)
    package static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
        unsafeBitCast(type, to: FinalView.Type.self).init(made: frame) as UIView
    }
}

extension UITableViewCell {
    fileprivate convenience init(made style: CellStyle, _ identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    /// Returns a cell of a class that is known only at run time.
    @_optimize(none)
    package static func make(
        _ type: UITableViewCell.Type, _ identifier: String?, style: CellStyle = .default
    ) -> UITableViewCell {
        unsafeBitCast(type, to: FinalCell.Type.self).init(made: style, identifier)
            as UITableViewCell
    }
}

extension UITableViewHeaderFooterView {
    fileprivate convenience init(made identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    /// Returns a header or footer of a class that is known only at run time.
    @_optimize(none)
    package static func make(
        _ type: UITableViewHeaderFooterView.Type, _ identifier: String?
    ) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: FinalHeader.Type.self).init(made: identifier)
            as UITableViewHeaderFooterView
    }
}

extension UIViewController {
    fileprivate convenience init(made nib: String?) {
        self.init(nibName: nib, bundle: nil)
    }

    /// Returns a controller of a class that is known only at run time.
    @_optimize(none)
    package static func make(_ type: UIViewController.Type) -> UIViewController {
        unsafeBitCast(type, to: FinalController.Type.self).init(made: nil) as UIViewController
    }
}

private final class FinalView: UIView {}
private final class FinalCell: UITableViewCell {}
private final class FinalHeader: UITableViewHeaderFooterView {}
private final class FinalController: UIViewController {}
