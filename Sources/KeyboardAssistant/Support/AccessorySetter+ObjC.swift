#if canImport(ObjectiveC)
import UIKit

// A view that declares its accessory view with a setter, which `UIResponder` doesn't have.
extension UIView {
    private static let accessorySetter = Selector(("setInputAccessoryView:"))

    var hasAccessorySetter: Bool { responds(to: Self.accessorySetter) }

    func callAccessorySetter(with bar: UIView?) {
        perform(Self.accessorySetter, with: bar)
    }
}
#endif
