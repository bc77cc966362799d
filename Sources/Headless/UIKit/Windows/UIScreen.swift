import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A screen, with its size in points in the current orientation.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the current simulated device, or a plain one if there is none.
    package static var current: UIScreen {
        get {
            OwnTest.device?.use()
            return inUse ?? standIn
        }
        set { inUse = newValue }
    }

    // The settings of a device end with the device.
    private static weak var inUse: UIScreen?
    private static let standIn = UIScreen(size: CGSize(width: 390, height: 844))

    package var size: CGSize
    package var traits: TraitValues
    package var framesPerSecond = 60

    package init(size: CGSize, traits: TraitValues = TraitValues()) {
        self.size = size
        self.traits = traits
        super.init()
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    open var scale: CGFloat { traits.displayScale ?? 2 }

    open var maximumFramesPerSecond: Int { framesPerSecond }

    open var coordinateSpace: any UICoordinateSpace {
        PlacedSpace(bounds: bounds, transformToScreen: .identity)
    }

    // Apple's page: the screen of the device itself, even if others are connected.
    open class var main: UIScreen { current }

    // Apple's page: the main screen comes first.
    open class var screens: [UIScreen] { [current] + UIApplication.current.otherScreens }

    @_documentation(visibility: internal)
    open var traitCollection: UITraitCollection { UITraitCollection(traits) }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
