#if !canImport(ObjectiveC)
import UIKit

extension UIView {
    /// A Boolean value that indicates whether this is a `WKWebView`.
    ///
    /// The class is looked up by its name, so that tests needn't link WebKit.
    var isWebView: Bool {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
            .contains { String(reflecting: $0.subjectType) == "WebKit.WKWebView" }
    }
}
#endif
