import CoreGraphics

/// A guide that every view brings along, placed by what the view knows of itself.
final class SystemLayoutGuide: UILayoutGuide {
    enum Kind: Hashable {
        case margins
        case readable
        case safeArea
        /// What a scroll view scrolls.
        case scrollContent
        /// The part of a scroll view through which one looks.
        case scrollFrame
    }

    let kind: Kind

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
        identifier = "UIView\(kind)LayoutGuide"
    }
}

extension UIView {
    func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
        if let known = layout.systemGuides[kind] { return known }
        let guide = SystemLayoutGuide(kind, of: self)
        layout.systemGuides[kind] = guide
        return guide
    }
}
