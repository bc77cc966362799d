import CoreGraphics

/// The page in a web view, with the parts that matter to a keyboard.
package struct WebPage: Hashable, Sendable {
    /// The size of the page.
    package var size: CGSize
    /// The frames of its text fields, in the page's coordinates.
    package var fields: [CGRect]

    package init(size: CGSize = .zero, fields: [CGRect] = []) {
        self.size = size
        self.fields = fields
    }
}
