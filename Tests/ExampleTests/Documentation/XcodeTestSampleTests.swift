import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The form of the article before it avoids the keyboard.
enum Red {
    final class NoteViewController: UIViewController {
        let scrollView = UIScrollView()
        let note = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 320, height: 660)
            view.addSubview(scrollView)
            note.frame = CGRect(x: 20, y: 560, width: 280, height: 44)
            note.placeholder = "Note"
            scrollView.addSubview(note)
        }
    }
}

/// Gives each test a device of its own, which the article's test doesn't switch on.
private struct OwnDevice: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await OwnTest.$device.withValue(TestDevice()) {
            let device = await SimulatedDevice(.iPhoneSE)
            try await function()
            await device.settle()
        }
    }
}

/// The form of the article once it avoids the keyboard.
@Suite(OwnDevice()) enum Green {
    final class NoteViewController: UIViewController {
        let scrollView = UIScrollView()
        let note = UITextField()

        private let navigator = InputNavigator()
        private var assistant: KeyboardAssistant?

        private func avoidKeyboard() {
            navigator.addInputItems(inputItems: [note])
            assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.contentSize = CGSize(width: 320, height: 660)
            view.addSubview(scrollView)
            note.frame = CGRect(x: 20, y: 560, width: 280, height: 44)
            scrollView.addSubview(note)
            avoidKeyboard()
        }
    }

    @MainActor
    @Suite struct NoteTests {
        @Test("The note is in sight while it is edited")
        func noteIsInSight() async throws {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let screen = NoteViewController()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            try await TestKeyboard.use(in: window) { keyboard in
                try keyboard.beginEditing(screen.note)
                await keyboard.perform(.show(height: 260))
                try await keyboard.waitUntilSettled()
                let visibility = keyboard.visibility(of: screen.note)
                #expect(visibility.isInSight, "\(visibility)")
            }
        }
    }
}

/// The form of the article before, for which its test is red.
@MainActor @Suite(.ownDevice) struct XcodeTestSampleTests {
    @Test(
        "The article's first form is covered, and told so in the article's words",
        .requirement("U562", "U564", "U565"))
    func firstFormIsCovered() async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let screen = Red.NoteViewController()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        try await TestKeyboard.use(in: window) { keyboard in
            try keyboard.beginEditing(screen.note)
            await keyboard.perform(.show(height: 260))
            let text =
                "UITextField “Note” at (20.0, 560.0, 280.0, 44.0): the keyboard covers 280.0 × 44.0 points."
            #expect("\(keyboard.visibility(of: screen.note))" == text)
        }
        withExtendedLifetime(device) {}
    }
}
