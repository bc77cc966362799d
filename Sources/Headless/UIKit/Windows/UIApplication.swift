import Foundation
package import HeadlessBehavior

/// The app, which is at the end of every responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public typealias State = UIApplicationState

    /// The app on the current simulated device, or one without a device.
    package static var current: UIApplication {
        get {
            OwnTest.device?.use()
            return inUse ?? standIn
        }
        set { inUse = newValue }
    }

    /// A Boolean value that indicates whether this is the application of the current device, even
    /// for another test.
    package var isInUse: Bool { Self.inUse === self }

    private static weak var inUse: UIApplication?
    private static let standIn = UIApplication()

    open class var shared: UIApplication { current }

    /// The current behavior of this UIKit, where no source settles that of Apple's.
    package static var behavior: UIKitBehavior { current.behavior }

    /// The behavior with which the device was created; that of the test for an app without a
    /// device.
    package var behavior: UIKitBehavior {
        get { ownBehavior ?? .standard }
        set { ownBehavior = newValue }
    }

    private var ownBehavior: UIKitBehavior?

    private weak var ownDelegate: (any UIApplicationDelegate)?
    package let mainMenuSystem = UIMenuSystem()

    /// The look of the parts that the system draws.
    package var design = DeviceDesign.classic
    /// A Boolean value that indicates whether UIKit tracks which observable properties are read in
    /// its calls.
    package var tracksObservation = false
    package weak var keyboardHost: (any KeyboardHost)?
    package weak var keyWindow: UIWindow?
    /// The context menu on the screen; `nil` if there is none, or as soon as it is closed.
    package internal(set) var contextMenu: ContextMenu?
    /// The number of layout passes in the windows of this app.
    package internal(set) var layoutPasses = 0
    /// The languages of the keyboards that a person has chosen.
    package var inputLanguages = ["en"]
    /// The screens other than the device's own.
    package var otherScreens: [UIScreen] = []
    package var scenes: [UIWindowScene] = [] {
        didSet {
            for scene in oldValue { scene.app = nil }
            for scene in scenes { scene.app = self }
        }
    }
    package var state = State.active
    /// A Boolean value that indicates whether the app's Info.plist allows several scenes.
    package var allowsSeveralScenes = false
    /// What the app asked the system to do with its scenes, oldest first.
    package internal(set) var sceneRequests: [SceneRequest] = []

    /// The settings of the person for assistive technologies.
    package internal(set) var accessibility = AccessibilitySettings()
    /// The latest notifications of the app for assistive technologies, oldest first.
    package var accessibilityPosts: [(notification: UIAccessibility.Notification, argument: Any?)] {
        latestPosts.map { ($0.notification, $0.responder ?? $0.argument) }
    }
    private var latestPosts: [AccessibilityPost] = []

    private struct AccessibilityPost {
        let notification: UIAccessibility.Notification
        /// A view, or another responder, isn't kept.
        weak var responder: UIResponder?
        var argument: Any?
    }

    func note(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let responder = argument as? UIResponder
        latestPosts.append(
            AccessibilityPost(
                notification: notification, responder: responder,
                argument: responder == nil ? argument : nil))
        // Otherwise, an app that runs for long would fill the memory.
        if latestPosts.count > 500 { latestPosts.removeFirst() }
    }

    open var delegate: (any UIApplicationDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }

    // Apple, "Using responders and the responder chain to handle events": the delegate comes last
    // if it is a responder.
    open override var next: UIResponder? { ownDelegate as? UIResponder }

    open var applicationState: UIApplication.State { state }

    open var connectedScenes: Set<UIScene> { Set(scenes) }

    // Apple's page: false unless both the app and the system support several scenes.
    open var supportsMultipleScenes: Bool {
        allowsSeveralScenes && UIDevice.current.userInterfaceIdiom != .phone
    }

    // Apple's page: the app's visible and hidden windows.
    open var windows: [UIWindow] { allWindows }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.current.traits.preferredContentSizeCategory ?? .large
    }

    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let start: Any? = target ?? keyWindow?.firstResponder ?? sender as? UIResponder
        let found = (start as? UIResponder)
            .flatMap { target == nil ? $0.target(forAction: action, withSender: sender) : nil }
        guard let receiver = found ?? target else { return false }
        return ActionTable.call(action, of: receiver as AnyObject, from: sender)
    }

    open func sendEvent(_ event: UIEvent) {
        dispatch(event)
    }

    /// Every window of every scene.
    package var allWindows: [UIWindow] { scenes.flatMap(\.windows) }

    /// Ends a turn of the run loop: performs requested layouts and focus updates.
    package func commitTransaction() {
        for window in allWindows {
            window.layoutIfNeeded()
        }
        // Changes without an animation are visible at once, also in views that are being animated.
        Animations.refresh()
        for scene in scenes { scene.focusSystem?.endTurn() }
    }

    // The value of Apple's constant, as open implementations of UIKit have it.
    public class var openSettingsURLString: String { "app-settings:" }

    nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }

    nonisolated public class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }

    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
}
