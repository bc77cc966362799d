#if canImport(SimulatedDevice)
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
@Suite struct ScreenTests {
    private let place = CGRect(x: 100, y: 50, width: 400, height: 600)

    private func window(on device: SimulatedDevice) -> UIWindow {
        let window = device.openWindow(size: place.size)
        window.frame = place
        return window
    }

    // Apple, `UIWindow.convert(_:from:)`: nil means the screen. That it could be the scene's space
    // is a doubt.
    @Test(
        "Coordinates of no window are the screen's, or the scene's", .requirement("U358"),
        arguments: [
            (UIKitBehavior.ScreenConversion.screen, CGPoint(x: 110, y: 70)),
            (.scene, CGPoint(x: 10, y: 20)),
        ])
    func conversionFromNil(
        meaning: UIKitBehavior.ScreenConversion, expected: CGPoint
    ) {
        var behavior = UIKitBehavior()
        behavior.screenConversion = meaning
        let device = SimulatedDevice(.iPad12_9, behavior: behavior)
        let window = window(on: device)

        #expect(window.convert(CGPoint(x: 10, y: 20), to: nil as UIWindow?) == expected)
        #expect(window.convert(expected, from: nil as UIWindow?) == CGPoint(x: 10, y: 20))
    }

    // Apple, `UIScreen.coordinateSpace` and `UIWindowScene.coordinateSpace`.
    @Test(
        "The spaces of screen and scene are where they are, whatever nil means",
        .requirement("U357"),
        arguments: UIKitBehavior.ScreenConversion.allCases)
    func screenAndSceneSpacesStayPut(meaning: UIKitBehavior.ScreenConversion) throws {
        var behavior = UIKitBehavior()
        behavior.screenConversion = meaning
        let device = SimulatedDevice(.iPad12_9, behavior: behavior)
        let window = window(on: device)
        let scene = try #require(window.windowScene)
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        let onScreen = rect.offsetBy(dx: 100, dy: 50)

        #expect(window.convert(rect, to: window.screen.coordinateSpace) == onScreen)
        #expect(window.convert(onScreen, from: window.screen.coordinateSpace) == rect)
        #expect(window.convert(rect, to: scene.coordinateSpace) == rect)
        #expect(scene.coordinateSpace.bounds == CGRect(origin: .zero, size: place.size))
        #expect(
            scene.coordinateSpace.convert(rect, to: window.screen.coordinateSpace) == onScreen)
        #expect(
            window.screen.coordinateSpace.convert(onScreen, to: scene.coordinateSpace) == rect)
    }

    // Apple, `UIScreen.main`, `UIScreen.screens`.
    @Test("A second screen comes after the main one, and has no keyboard", .requirement("U357"))
    func secondScreenFollowsMainWithoutKeyboard() throws {
        let device = SimulatedDevice(.iPad12_9)
        let second = device.connectScreen(size: CGSize(width: 1920, height: 1080))
        let window = device.openWindow(size: second.bounds.size, on: second)
        let (screen, other) = (UIViewController(), UIViewController())
        device.show(screen)
        window.rootViewController = other
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        screen.view.addSubview(field)
        field.becomeFirstResponder()

        #expect(UIScreen.screens == [UIScreen.main, second])
        #expect(window.screen === second)
        #expect(device.window.screen === UIScreen.main)
        #expect(screen.view.keyboardLayoutGuide.layoutFrame.height > 200)
        #expect(other.view.keyboardLayoutGuide.layoutFrame.height == 0)
        #expect(window.safeAreaInsets == .zero)
    }

    // Apple, `UIApplication.windows`.
    @Test("The app's windows are those of all its scenes", .requirement("U357"))
    func appWindowsComeFromAllScenes() {
        let device = SimulatedDevice(.iPad12_9)
        let second = window(on: device)

        #expect(UIApplication.shared.windows == [device.window, second])
    }
}
#endif
