import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Methods that a test has named, which controls, recognizers and notification centers call.
@MainActor
@Suite struct SelectorTests {
    private class Screen: UIViewController {
        var senders: [Any?] = []

        func save(_ sender: Any?) { senders.append(sender) }
    }

    private final class LaterScreen: Screen {}

    private let screen = LaterScreen()

    init() {
        SimulatedDevice.answer("save:", on: Screen.self) { $0.save($1) }
    }

    private func sender<Sender: AnyObject>(_ type: Sender.Type) -> Sender? {
        screen.senders.last.flatMap { $0 as? Sender }
    }

    @Test(
        "A tapped button, view and bar button call the method, and tell who they are",
        .requirement("U528"))
    func touchesCallMethods() throws {
        let device = SimulatedDevice()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        button.addTarget(screen, action: "save:", for: .touchUpInside)
        let (label, tap) = (UILabel(), UITapGestureRecognizer(target: screen, action: "save:"))
        label.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(tap)
        screen.view.addSubview(button)
        screen.view.addSubview(label)
        let item = UIBarButtonItem(
            title: "Save", style: .plain, target: screen, action: "save:")
        screen.navigationItem.rightBarButtonItem = item
        device.show(UINavigationController(rootViewController: screen))
        try device.tap(button)
        #expect(sender(UIButton.self) === button)
        try device.tap(label)
        #expect(sender(UITapGestureRecognizer.self) === tap)
        UIApplication.shared.sendAction("save:", to: item.target, from: item, for: nil)
        #expect(sender(UIBarButtonItem.self) === item)
        #expect(screen.senders.count == 3)
    }

    @Test("Without a target, the responder chain is searched", .requirement("U528"))
    func chainIsSearched() {
        let (device, field) = (SimulatedDevice(), UITextField())
        field.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        screen.view.addSubview(field)
        device.show(screen)
        field.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction("save:", to: nil, from: field, for: nil))
        #expect(sender(UITextField.self) === field)
        #expect(!UIApplication.shared.sendAction("close:", to: nil, from: field, for: nil))
    }

    @Test("A method that nobody has named is a fault", .requirement("U528"))
    func unknownSelectorIsFault() throws {
        let device = SimulatedDevice()
        let control = UIControl()
        control.addTarget(screen, action: "close:", for: .touchDown)
        let tap = UITapGestureRecognizer(target: screen, action: "close:")
        control.addGestureRecognizer(tap)
        control.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        screen.view.addSubview(control)
        device.show(screen)
        let center = NotificationCenter()
        center.addObserver(screen, selector: "close:", name: nil, object: nil)
        let faults = try SimulatedDevice.collectFaults {
            control.sendActions(for: .touchDown)
            center.post(name: Notification.Name("saved"), object: nil)
            control.removeTarget(nil, action: nil, for: .allEvents)
            try device.tap(control)
        }
        #expect(faults.map(\.exception) == [.invalidArgument, .invalidArgument, .invalidArgument])
        #expect(faults.allSatisfy { $0.reason.contains("LaterScreen close:]: unrecognized") })
        #expect(screen.senders.isEmpty)
    }

    @Test(
        "What resigns and ends editing by a selector needs no name", .requirement("U528"))
    func editingEnds() throws {
        let (device, field) = (SimulatedDevice(), UITextField())
        field.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        screen.view.addSubview(field)
        screen.view.addGestureRecognizer(
            UITapGestureRecognizer(target: screen.view, action: "endEditing:"))
        device.show(screen)
        field.becomeFirstResponder()
        UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        try device.tap(screen.view)
        #expect(!field.isFirstResponder)
    }

    @Test(
        "An observer is called at once, with the notification, until it is removed",
        .requirement("U528"))
    func observerIsCalled() {
        let (center, saved) = (NotificationCenter(), Notification.Name("saved"))
        center.addObserver(screen, selector: "save:", name: saved, object: self.screen)
        center.post(name: saved, object: screen)
        #expect((screen.senders.last as? Notification)?.name == saved)
        center.post(name: saved, object: nil)
        center.post(name: Notification.Name("other"), object: screen)
        #expect(screen.senders.count == 1)
        center.removeObserver(screen, name: Notification.Name("other"), object: nil)
        center.post(name: saved, object: screen)
        #expect(screen.senders.count == 2)
        center.removeObserver(screen)
        center.post(name: saved, object: screen)
        #expect(screen.senders.count == 2)
    }

    @Test("An observer of the keyboard hears of it", .requirement("U528"))
    func keyboardObserver() {
        let (device, field) = (SimulatedDevice(), UITextField())
        screen.view.addSubview(field)
        device.show(screen)
        NotificationCenter.default.addObserver(
            screen, selector: "save:", name: UIResponder.keyboardWillShowNotification, object: nil)
        field.becomeFirstResponder()
        let notification = screen.senders.last as? Notification
        let curve = notification?.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        #expect(curve.flatMap(UIView.AnimationCurve.init)?.rawValue == 7)
        NotificationCenter.default.removeObserver(screen)
    }

    @Test("A center keeps no observer alive, and still removes blocks", .requirement("U528"))
    func observersAreNotKeptAlive() {
        let (center, saved) = (NotificationCenter(), Notification.Name("saved"))
        weak var gone: Screen?
        do {
            let observer = Screen()
            gone = observer
            center.addObserver(observer, selector: "save:", name: saved, object: nil)
        }
        #expect(gone == nil)
        let counter = Screen()
        let token = center.addObserver(forName: saved, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { counter.save(nil) }
        }
        center.post(name: saved, object: nil)
        center.removeObserver(token)
        center.post(name: saved, object: nil)
        #expect(counter.senders.count == 1)
    }
}
