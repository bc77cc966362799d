import CoreGraphics
import UIKit

// Apple's runtime finds the initializer of a class that is known only at run time. Swift does so
// only where the initializer is `required`.
extension SimulatedDevice {
    /// Returns a new view of a class that is known only at run time.
    public static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
        UIView.make(type, frame: frame) as! View
    }

    /// Returns a new cell of a class that is known only at run time.
    public static func make<Cell: UITableViewCell>(
        _ type: Cell.Type, style: UITableViewCell.CellStyle = .default, reuseIdentifier: String?
    ) -> Cell {
        UITableViewCell.make(type, reuseIdentifier, style: style) as! Cell
    }

    /// Returns a new header or footer of a class that is known only at run time.
    public static func make<View: UITableViewHeaderFooterView>(
        _ type: View.Type, reuseIdentifier: String?
    ) -> View {
        UITableViewHeaderFooterView.make(type, reuseIdentifier) as! View
    }

    /// Returns a new view controller, without a nib, of a class that is known only at run time.
    public static func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
        UIViewController.make(type) as! Controller
    }
}
