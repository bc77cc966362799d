import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A view that shows a blur or glass behind its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    public convenience init() {
        self.init(effect: nil)
    }

    private let content = UIView(frame: .zero)

    open var contentView: UIView { content }

    open var effect: UIVisualEffect? {
        didSet { setNeedsDisplay() }
    }

    private func addContentView() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    // The words of a crash log (pkluz/PKHUD#190).
    override func takesSubview(_ view: UIView) -> Bool {
        if view === content { return true }
        Faults.raise(
            .internalInconsistency,
            "\(view) has been added as a subview to \(self). Do not add subviews directly to the "
                + "visual effect view itself, instead add them to the -contentView.")
        return false
    }

    // MARK: Looks

    package override func display(into list: inout DisplayList) {
        guard let effect else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        switch effect {
        case let blur as UIBlurEffect:
            let shade: CGFloat = blur.isDark(in: isDark) ? 0.12 : 0.97
            list.fill(bounds, CGColor(gray: shade, alpha: isOpaqueEffect ? 1 : 0.85))
        case let glass as UIGlassEffect:
            drawGlass(glass, isDark: isDark, into: &list)
        default:
            break
        }
    }

    // Apple, isReduceTransparencyEnabled: what is behind a view doesn't show through it.
    private var isOpaqueEffect: Bool { UIAccessibility.isReduceTransparencyEnabled }

    private func drawGlass(
        _ glass: UIGlassEffect, isDark: Bool, into list: inout DisplayList
    ) {
        let radius = cornerConfiguration.radius(for: bounds.size)
        let opacity: CGFloat =
            if isOpaqueEffect { 1 } else { glass.style == .clear ? 0.35 : 0.8 }
        let shadow = DisplayShadow(
            color: CGColor(gray: 0, alpha: 0.18), offset: CGSize(width: 0, height: 2), radius: 8)
        list.group(DisplayGroup.Style(shadow: shadow)) { list in
            list.fill(
                bounds, cornerRadius: radius, CGColor(gray: isDark ? 0.2 : 1, alpha: opacity))
        }
        if let tint = glass.tintColor { list.fill(bounds, cornerRadius: radius, tint) }
        list.stroke(
            .rectangle(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(0, radius - 0.5)),
            CGColor(gray: 1, alpha: isDark ? 0.25 : 0.9), width: 1)
    }
}

extension UIBlurEffect {
    /// Returns a Boolean value that indicates whether the blur is dark in an interface that is dark
    /// or light.
    fileprivate func isDark(in isDark: Bool) -> Bool {
        switch style {
        case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
            .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            isDark
        @unknown default: isDark
        }
    }
}
