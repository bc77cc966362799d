import CoreGraphics

/// A guide that each view has, placed by the view's own properties.
final class SystemLayoutGuide: UILayoutGuide {
    enum Kind: Hashable {
        case margins
        case readable
        case safeArea
        /// The content of a scroll view.
        case scrollContent
        /// The frame of a scroll view.
        case scrollFrame
    }

    let kind: Kind

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
        identifier = "UIView\(kind)LayoutGuide"
    }

    override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        return kind == .scrollContent
            ? CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
            : view.bounds.inset(by: insets)
    }

    /// The insets of the guide in its view's frame.
    var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        return switch kind {
        case .margins: view.layoutMargins
        case .readable: view.readableInsets
        case .safeArea: view.safeAreaInsets
        case .scrollContent, .scrollFrame: .zero
        }
    }
}

extension UIView {
    // Also in a scroll view, guides stay where they are while the content scrolls (assumed: A97).
    func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
        if let known = layout.systemGuides[kind] { return known }
        let guide = SystemLayoutGuide(kind, of: self)
        layout.systemGuides[kind] = guide
        return guide
    }

    // As wide as the margins allow, up to an easily readable width: 672 points at the standard text
    // size (useyourloaf.com/blog/readable-content-guides; Apple documents no number).
    fileprivate var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let spare = max(0, bounds.width - insets.left - insets.right - 672)
        insets.left += spare / 2
        insets.right += spare / 2
        return insets
    }
}
