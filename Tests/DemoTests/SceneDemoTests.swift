import CoreGraphics
import Example
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import Demo

@MainActor
@Suite struct SceneDemoTests {
    @Test("Each kind of thing that is left behind in a screen is found")
    func whatIsLeftIsFound() {
        let device = SimulatedDevice()
        let changes: [(String, (ProfileViewController) -> Void)] = [
            ("views, ", { $0.view.addSubview(UIView()) }),
            ("content inset, ", { $0.scrollView.contentInset.bottom = 4 }),
            ("indicator inset, ", { $0.scrollView.verticalScrollIndicatorInsets.bottom = 4 }),
            ("additional safe area, ", { $0.additionalSafeAreaInsets.bottom = 4 }),
            ("accessory views, ", { $0.cityField.inputAccessoryView = UIView() }),
            ("Return keys, ", { $0.cityField.returnKeyType = .next }),
            (
                "actions of Return, ",
                { $0.cityField.addAction(UIAction { _ in }, for: .editingDidEndOnExit) }
            ),
            (
                "gesture recognizers, ",
                { $0.view.addGestureRecognizer(UITapGestureRecognizer()) }
            ),
        ]
        for (kind, change) in changes {
            let screen = ProfileViewController()
            device.show(screen)
            device.settle()
            let traces = SceneTraces(of: screen)
            #expect(SceneTraces(of: screen).differences(from: traces) == [])
            change(screen)
            let differences = SceneTraces(of: screen).differences(from: traces)
            #expect(differences.map { $0.hasPrefix(kind) } == [true], "\(kind): \(differences)")
        }
    }

    @Test(
        "An input behind the keyboard, under a bar or beyond a scroll view's edge isn't in sight",
        arguments: [
            (400, true), (20, false), (800, false), (560, false), (1200, false),
        ] as [(CGFloat, Bool)])
    func hiddenInputIsNotInSight(y: CGFloat, isInSight: Bool) {
        let device = SimulatedDevice(.iPhone13)
        let screen = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        scrollView.addSubview(field)
        screen.view.addSubview(scrollView)
        screen.view.addSubview(other)
        device.show(screen)
        other.becomeFirstResponder()
        device.settle()
        #expect((device.sight(of: field) == .whole) == isInSight)
    }
}
