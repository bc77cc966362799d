import CoreGraphics
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A screen that keeps an observer and its token, as the documents show it.
private final class EventsViewController: UIViewController {
    let field = UITextField()
    private(set) var seen: [KeyboardEvent] = []

    private let observer = KeyboardObserver()
    private var token: ObservationToken?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        observer.start(in: view.window)
        token = observer.observe { [weak self] event in self?.show(event) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    private func show(_ event: KeyboardEvent) { seen.append(event) }
}

@MainActor
@Suite(.doubts(.keyboard)) struct ObserverSampleTests {
    @Test(
        "The document's observer reports that the keyboard appears and disappears",
        .requirement("U242"))
    func observerHearsKeyboardComeAndGo() {
        let (device, screen) = (SimulatedDevice(.iPhone13), EventsViewController())
        device.show(screen)
        device.settle()
        screen.field.becomeFirstResponder()
        device.settle()
        screen.field.resignFirstResponder()
        device.settle()
        let states: [KeyboardEvent] = [.willShow, .didShow, .willHide, .didHide]
            .map(KeyboardEvent.stateChanged)
        #expect(screen.seen.filter(states.contains) == states)
        let heights = screen.seen.compactMap { event in
            if case .heightChanged(let height) = event { height } else { nil }
        }
        #expect(heights.max() ?? 0 > 200 && heights.last == 0)
    }

    @Test(
        "The document's backdrop fades in and out with the keyboard", .requirement("U242", "U380"))
    func backdropFadesWithKeyboard() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), UIViewController())
        device.show(screen)
        let (field, backdrop) = (UITextField(), UIView())
        screen.view.addSubview(field)
        backdrop.alpha = 0
        let window = device.window
        let observer = KeyboardObserver()
        observer.start(in: window)
        var edgeToken: ObservationToken?

        edgeToken = observer.observeEdge(in: window) { edge in
            backdrop.alpha = min(1, edge.height / max(1, observer.lastKeyboardHeight))
        }

        field.becomeFirstResponder()
        device.advance(by: 0.1)
        #expect(backdrop.alpha > 0.1 && backdrop.alpha < 1)
        device.settle()
        #expect(backdrop.alpha == 1)
        field.resignFirstResponder()
        device.settle()
        #expect(backdrop.alpha == 0)
        withExtendedLifetime(edgeToken) {}
    }

    @Test(
        "The document's placeholder is as high as the keyboard will be, also at the next start",
        .requirement("U546"))
    func placeholderIsAsHighAsKeyboard() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), UIViewController())
        device.show(screen)
        let (field, placeholder) = (UITextField(), Placeholder())
        screen.view.addSubview(field)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        func arrange() {
            switch observer.expectedHeight(for: field) {
            case .measured(let height), .remembered(let height): placeholder.height = height
            case .unknown: placeholder.height = 0
            }
        }
        arrange()
        #expect(placeholder.height == 0)
        field.becomeFirstResponder()
        device.settle()
        field.resignFirstResponder()
        device.settle()
        arrange()
        #expect(placeholder.height > 200)

        let scene = try #require(device.window.windowScene)
        let kept: Data
        kept = try JSONEncoder().encode(KeyboardHeights[scene])
        KeyboardHeights[scene] = KeyboardHeights()
        arrange()
        #expect(placeholder.height == 0)
        KeyboardHeights[scene] = try JSONDecoder().decode(KeyboardHeights.self, from: kept)
        arrange()
        #expect(placeholder.height > 200)
    }
}

private final class Placeholder {
    var height: CGFloat = 0
}
