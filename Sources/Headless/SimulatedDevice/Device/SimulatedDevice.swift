import CoreGraphics
import Foundation
public import HeadlessBehavior
import KeyboardTesting
import UIKit

/// A phone or tablet that runs an app of the headless UIKit, and a person who uses it.
///
/// The app runs on the device that was created or used last, with its screen, clock and
/// application. A test creates its device in its own body, because other tests run between a
/// suite's `init` and the test.
@MainActor
public final class SimulatedDevice {
    /// The model of the device.
    public let model: Model
    /// The orientation of the interface, which ``rotate(to:)`` changes.
    public private(set) var orientation: UIInterfaceOrientation
    /// The device's keyboard.
    public let keyboard: SimulatedKeyboard
    /// The app's first window.
    public let window: UIWindow

    let screen: UIScreen
    package let clock: VirtualClock
    let app: UIApplication
    private let appLanguage = AppLanguage()

    /// Creates a device, switches it on and shows the app's first window on its screen.
    ///
    /// - Parameters:
    ///   - model: The model of the device.
    ///   - orientation: The orientation of the interface.
    ///   - language: A language code such as "en" or "ar".
    ///   - style: The interface style, light or dark.
    ///   - textSize: The size of text that the person prefers.
    ///   - hasGlass: A Boolean value that indicates whether the system's bars and keyboards are
    ///     made of glass, as they are from iOS 26.
    ///   - behavior: The behavior of UIKit where no source settles it.
    public init(
        _ model: Model = .iPhone13, orientation: UIInterfaceOrientation = .portrait,
        language: String = "en", style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large, hasGlass: Bool = false,
        behavior: UIKitBehavior = .standard
    ) {
        self.model = model
        self.orientation = orientation
        self.language = language
        self.style = style
        self.textSize = textSize
        (clock, app, screen) = Self.switchOn(size: model.size(in: orientation))
        let scene = UIWindowScene(screen: screen)
        app.scenes = [scene]
        window = UIWindow(windowScene: scene)
        keyboard = SimulatedKeyboard(screen: screen, height: model.keyboard(in: orientation))
        app.keyboardHost = keyboard
        app.design = hasGlass ? .glass : .classic
        app.tracksObservation = hasGlass
        app.behavior = behavior
        appLanguage.use(language)
        app.inputLanguages = [language]
        updateTraits()
        updateWindows()
        window.makeKeyAndVisible()
        holdForTest()
        Self.current = self
        TestTime.pass = { Self.pass($0) }
    }

    private static weak var current: SimulatedDevice?

    /// Lets time pass on the device of the current test.
    private static func pass(_ seconds: TimeInterval) {
        OwnTest.device?.use()
        current?.advance(by: seconds)
    }

    private func holdForTest() {
        OwnTest.device?.hold { [weak self] in self?.becomeCurrent() }
    }

    private static func switchOn(size: CGSize) -> (VirtualClock, UIApplication, UIScreen) {
        OwnTest.device?.release()
        let (clock, app, screen) = (VirtualClock(), UIApplication(), UIScreen(size: size))
        VirtualClock.current = clock
        UIApplication.current = app
        UIScreen.current = screen
        Animations.reset()
        UIPasteboard.reset()
        Faults.handler = FaultReport.report
        return (clock, app, screen)
    }

    // MARK: Settings

    /// The behavior of UIKit where no source settles it.
    public var behavior: UIKitBehavior {
        get { app.behavior }
        set { app.behavior = newValue }
    }

    /// The language, as a code such as "en" or "ar".
    ///
    /// A real device would relaunch the app. Here, texts that are looked up after a change are in
    /// the new language.
    public var language: String {
        didSet {
            settingsDidChange()
            appLanguage.use(language)
            app.inputLanguages = [language]
            NotificationCenter.default.post(
                name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
        }
    }

    /// The interface style, light or dark.
    public var style: UIUserInterfaceStyle {
        didSet { settingsDidChange() }
    }

    /// The size of text that the person prefers.
    public var textSize: UIContentSizeCategory {
        didSet { settingsDidChange() }
    }

    /// A Boolean value that indicates whether the language is written from right to left.
    public var isRightToLeft: Bool {
        Locale.Language(identifier: language).characterDirection == .rightToLeft
    }

    private func settingsDidChange() {
        takeOver()
        updateTraits()
        finishTurn()
    }

    // MARK: The screen

    /// The screen's size in the current orientation, in points.
    public var screenSize: CGSize { screen.size }

    /// The number of frames that the screen shows per second: 60 or, as on an iPhone Pro, 120.
    public var framesPerSecond: Int {
        get { screen.framesPerSecond }
        set { screen.framesPerSecond = max(1, newValue) }
    }

    /// Makes a view controller the root of the first window, and lays it out.
    public func show(_ controller: UIViewController) {
        takeOver()
        window.rootViewController = controller
        finishTurn()
    }

    /// Opens a window of another scene of the app, at the screen's top left corner.
    ///
    /// The window's frame moves and resizes it.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - screen: A screen that was connected, or nil for the device's own.
    @discardableResult
    public func openWindow(size: CGSize, on screen: UIScreen? = nil) -> UIWindow {
        takeOver()
        let scene = UIWindowScene(screen: screen ?? self.screen)
        scene.orientation = orientation
        app.scenes.append(scene)
        let window = UIWindow(windowScene: scene)
        window.frame = CGRect(origin: .zero, size: size)
        window.isHidden = false
        updateWindows()
        finishTurn()
        return window
    }

    /// Closes a window, as people do in the app switcher, which disconnects its scene.
    ///
    /// Does nothing if the scene of the window is already disconnected.
    public func closeWindow(_ window: UIWindow) {
        takeOver()
        guard let scene = window.windowScene, app.scenes.contains(where: { $0 === scene }) else {
            return
        }
        scene.state = .unattached
        NotificationCenter.default.post(
            name: UIScene.didDisconnectNotification, object: scene)
        for window in scene.windows { window.endEditing(true) }
        app.scenes.removeAll { $0 === scene }
        finishTurn()
    }

    /// Connects a second screen, which has no keyboard and no safe area insets.
    ///
    /// - Parameter size: The screen's size in points.
    public func connectScreen(size: CGSize) -> UIScreen {
        takeOver()
        let other = UIScreen(size: size, traits: screen.traits)
        app.otherScreens.append(other)
        finishTurn()
        return other
    }

    /// Rotates the device.
    ///
    /// A visible keyboard disappears and reappears, as on iOS.
    ///
    /// Does nothing if the device already has this orientation.
    public func rotate(to orientation: UIInterfaceOrientation) {
        guard orientation != self.orientation else { return }
        takeOver()
        keyboard.leaveForAWhile()
        let old = screen.size
        self.orientation = orientation
        screen.size = model.size(in: orientation)
        for window in app.allWindows + [keyboard.window]
        where window.frame.size == old && window.screen === screen {
            place(window, at: screen.bounds)
        }
        updateWindows()
        finishTurn()
        keyboard.height = model.keyboard(in: orientation)
        keyboard.comeBack()
        finishTurn()
    }

    /// Makes this the device that the app runs on, if another one was used in between.
    func takeOver() {
        becomeCurrent()
        holdForTest()
    }

    private func becomeCurrent() {
        Self.current = self
        guard !app.isInUse else { return }
        // This comes first, because the rest belongs to the current device.
        UIApplication.current = app
        VirtualClock.current = clock
        UIScreen.current = screen
        appLanguage.use(language)
        Animations.reset()
    }

    /// Ends a turn of the run loop.
    func finishTurn() {
        takeOver()
        keyboard.turnEnds()
        updateWindows()
        keyboard.guides.tell()
        app.commitTransaction()
        // A layout may have removed the cell that contains the first responder.
        keyboard.turnEnds()
        keyboard.window.layoutIfNeeded()
        // In that layout, an accessory view may have changed the height that it needs.
        keyboard.turnEnds()
    }

    func updateTraits() {
        screen.traits = TraitValues(
            userInterfaceStyle: style, userInterfaceIdiom: model.idiom,
            accessibilityContrast: accessibility.isIncreaseContrastEnabled ? .high : .normal,
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
            displayScale: model.idiom == .phone && model.safeArea.bottom > 0 ? 3 : 2,
            preferredContentSizeCategory: textSize)
        for other in app.otherScreens { other.traits = screen.traits }
        for window in app.allWindows + [keyboard.window] { window.traitsMayHaveChanged() }
    }

    private func updateWindows() {
        for scene in app.scenes { scene.orientation = orientation }
        for window in app.allWindows + [keyboard.window] { update(window, at: window.frame) }
    }

    /// Gives a window a frame on the screen.
    func place(_ window: UIWindow, at frame: CGRect) {
        // The insets and traits come first, so that controllers are laid out with them at once.
        update(window, at: frame)
        window.frame = frame
    }

    /// Updates the insets and traits of a window that depend on its frame on the screen.
    private func update(_ window: UIWindow, at frame: CGRect) {
        let isOwn = window.screen === screen
        let safe = screen.bounds.inset(by: model.safeArea(in: orientation))
        window.ownSafeAreaInsets = isOwn ? frame.insets(toStayInside: safe) : .zero
        window.windowTraits = TraitValues(
            horizontalSizeClass: horizontalClass(of: frame.width),
            verticalSizeClass: verticalClass)
    }

    // Apple, Human Interface Guidelines, Layout: a phone has a "regular" width only in landscape,
    // and only if it is a large one; on a tablet, a narrow window is compact.
    private func horizontalClass(of width: CGFloat) -> UIUserInterfaceSizeClass {
        if model.idiom == .pad { return width < 600 ? .compact : .regular }
        return orientation.isLandscape && screen.size.width >= 896 ? .regular : .compact
    }

    private var verticalClass: UIUserInterfaceSizeClass {
        model.idiom == .phone && orientation.isLandscape ? .compact : .regular
    }
}

extension CGRect {
    /// Returns the part of each edge that lies outside `safe`, in points.
    fileprivate func insets(toStayInside safe: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, min(safe.minY - minY, height)), left: max(0, min(safe.minX - minX, width)),
            bottom: max(0, min(maxY - safe.maxY, height)),
            right: max(0, min(maxX - safe.maxX, width)))
    }
}
