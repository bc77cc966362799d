import Foundation

/// The effect of a visual effect view on the content below it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the content below.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public typealias Style = UIBlurEffectStyle

    let style: UIBlurEffect.Style

    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }
}

/// An effect that makes content stand out from the blur below it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(for blurEffect: UIBlurEffect) {
        self.init()
    }

    public convenience init(for blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init()
    }
}

/// Glass that bends the light of the content below.
@available(iOS 26, *)
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    let style: UIGlassEffectStyle

    public init(style: UIGlassEffectStyle) {
        self.style = style
        super.init()
    }

    open var isInteractive = false
    open var tintColor: UIColor?
}

/// An effect that merges pieces of glass when they come near each other.
@available(iOS 26, *)
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    open var spacing: CGFloat = 0
}
