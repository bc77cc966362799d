import UIKit

/// What the system's bars and keyboards look like, where SDKs and platforms differ in it.
@MainActor
package enum SystemDesign {
    /// The first number of the version of iOS whose look an app can have.
    ///
    /// An app that was built without the SDK of iOS 26 looks as before on iOS 26, too.
    static var version: Int {
        #if !canImport(Darwin)
        return Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0
        #else
        #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 27, *) { return 27 }
        if #available(iOS 26, *) { return 26 }
        #endif
        return 15
        #endif
    }

    /// Returns a capsule of glass, or `nil` before iOS 26.
    static func makeGlass() -> UIVisualEffectView? {
        #if compiler(>=6.2) && !os(visionOS)
        guard #available(iOS 26, *) else { return nil }
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.cornerConfiguration = .capsule()
        return view
        #else
        return nil
        #endif
    }

    /// Makes `bar` take part in the effect at the bottom edge of `scrollView`, and returns what has to be
    /// removed from the bar afterward; `nil` before iOS 26, or if the app has done so itself.
    package static func extendBottomEdge(
        of scrollView: UIScrollView, to bar: UIView
    ) -> (any UIInteraction)? {
        #if compiler(>=6.2) && !os(visionOS)
        guard #available(iOS 26, *), version >= 26 else { return nil }
        let isExtended = bar.interactions.contains {
            ($0 as? UIScrollEdgeElementContainerInteraction)?.scrollView === scrollView
        }
        guard !isExtended else { return nil }
        let interaction = UIScrollEdgeElementContainerInteraction()
        (interaction.scrollView, interaction.edge) = (scrollView, .bottom)
        bar.addInteraction(interaction)
        return interaction
        #else
        return nil
        #endif
    }

    /// Returns a view that looks like the keyboard below its keys.
    static func makeKeyboardSurface() -> UIView {
        #if os(visionOS)
        UIView()
        #else
        UIInputView(frame: .zero, inputViewStyle: .keyboard)
        #endif
    }
}
