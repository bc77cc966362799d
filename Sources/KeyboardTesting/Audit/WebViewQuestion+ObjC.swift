#if canImport(ObjectiveC)
import Foundation
import UIKit

extension UIView {
    /// A Boolean value that indicates whether this is a `WKWebView`.
    ///
    /// The class is looked up by its name, so that tests needn't link WebKit.
    var isWebView: Bool {
        NSClassFromString("WKWebView").map { isKind(of: $0) } ?? false
    }
}
#endif
