#if !canImport(ObjectiveC)
import UIKit

// A view that declares its accessory view with a setter, which no runtime knows here.
extension UIView {
    private static let accessorySetter = Selector(("setInputAccessoryView:"))

    var hasAccessorySetter: Bool {
        ActionTable.action(for: Self.accessorySetter, of: self) != nil
    }

    func callAccessorySetter(with bar: UIView?) {
        ActionTable.send(Self.accessorySetter, to: self, from: bar)
    }
}
#endif
