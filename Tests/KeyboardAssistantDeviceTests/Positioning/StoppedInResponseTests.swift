import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Apps that stop, release or restart an assistant while it makes room.
@MainActor
@Suite(.doubts(.guides)) struct StoppedInResponseTests {
    /// The code of the app's that runs while the assistant makes room.
    enum Moment: CaseIterable {
        case insetChanged, scrolled, laidOut, keyboardObserved, focusObserved
    }

    enum Reaction: CaseIterable {
        case stops, releases, restarts, stopsNavigator
    }

    /// A form that tells when it is scrolled, or laid out.
    private final class Form: TestForm, UIScrollViewDelegate {
        var onChange: ((Moment) -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.delegate = self
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            onChange?(.laidOut)
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { onChange?(.scrolled) }

        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            onChange?(.insetChanged)
        }
    }

    @Test(
        "An assistant that the app stops while it makes room scrolls no more",
        .requirement("U526"))
    func stoppedAssistantScrollsNoMore() {
        let (device, form) = (SimulatedDevice(.iPhone13), Form(fields: 12))
        device.show(form)
        device.settle()
        let navigator = form.plainNavigator()
        let observer = KeyboardObserver()
        observer.start()
        let assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator, observer: observer)
        // The navigator is still in use, so that the keyboard stays.
        let other = KeyboardAssistant(navigator: navigator, onReposition: { _, _ in })
        let offset = form.scrollView.contentOffset
        form.onChange = { if $0 == .insetChanged { assistant.stop() } }
        // In sight before the keyboard comes, so that UIKit doesn't scroll to it.
        device.focus(form.fields[8])
        #expect(form.fields[8].isFirstResponder && device.keyboard.isVisible)
        #expect(form.scrollView.contentOffset == offset)
        #expect(form.scrollView.contentInset == .zero)
        withExtendedLifetime(other) {}
    }

    @Test(
        "An assistant that the app stops while it starts leaves its navigator stopped",
        .requirement("U526"))
    func stoppedWhileStarting() {
        let (device, form) = (SimulatedDevice(.iPhone13), Form(fields: 12))
        device.show(form)
        device.settle()
        let navigator = InputNavigator(returnKey: .delegate)
        navigator.addInputItems(inputItems: form.fields)
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        assistant.stop()
        #expect(form.fields[0].delegate == nil)
        var stops = 0
        form.onChange = {
            guard $0 == .laidOut, stops == 0 else { return }
            stops += 1
            assistant.stop()
        }
        form.view.setNeedsLayout()
        assistant.start()
        if stops > 0 { #expect(form.fields.allSatisfy { $0.delegate == nil }) }
        device.settle()
        #expect(stops == 1)
    }

    @Test(
        "Nothing is left of an assistant that the app stops while it makes room",
        .requirement("U526"), arguments: Moment.allCases, Reaction.allCases)
    func nothingIsLeft(moment: Moment, reaction: Reaction) {
        let (device, form) = (SimulatedDevice(.iPhone13), Form(fields: 12))
        device.show(form)
        device.settle()
        let app = [
            form.scrollView.contentInset, form.scrollView.verticalScrollIndicatorInsets,
            form.scrollView.horizontalScrollIndicatorInsets,
        ]
        for round in 1...3 {
            let navigator = InputNavigator()
            navigator.addInputItems(inputItems: form.fields)
            var assistant: KeyboardAssistant? = KeyboardAssistant(
                scrollView: form.scrollView, navigator: navigator)
            var reactions = 0
            func react(_ current: Moment) {
                guard current == moment, reactions == 0,
                    form.fields.contains(where: \.isFirstResponder)
                else { return }
                reactions += 1
                switch reaction {
                case .stops: assistant?.stop()
                case .releases: assistant = nil
                case .restarts:
                    assistant?.stop()
                    assistant?.start()
                case .stopsNavigator: navigator.stop()
                }
            }
            form.onChange = react
            let observer = KeyboardObserver()
            observer.start()
            let tokens = [
                observer.observe { _ in react(.keyboardObserved) },
                navigator.observe { _ in react(.focusObserved) },
            ]
            form.fields[10].becomeFirstResponder()
            form.view.setNeedsLayout()
            device.settle()
            #expect(reactions == 1, "\(round)")
            device.window.endEditing(true)
            device.settle()
            assistant = nil
            form.onChange = nil
            let now = [
                form.scrollView.contentInset, form.scrollView.verticalScrollIndicatorInsets,
                form.scrollView.horizontalScrollIndicatorInsets,
            ]
            #expect(now == app, "\(round)")
            #expect(form.additionalSafeAreaInsets == .zero)
            #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil && $0.delegate == nil })
            withExtendedLifetime(tokens) {}
        }
    }
}
