import CoreGraphics
import DeviceFixtures
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A form on a device of its own with 20 fields, of which a film can show one and the scroll view.
@MainActor
final class FilmedForm {
    let device: SimulatedDevice
    let form: TestForm
    let way: WayOfRoom
    private(set) var assistant: KeyboardAssistant?
    private var sceneAssistant: SceneKeyboardAssistant?
    /// The film that is being taken, or was taken last.
    private(set) var film: ScreenFilm

    /// Creates a form in which room is made in `way`, for the field at index 9.
    init(
        _ way: WayOfRoom, accessibility change: (inout AccessibilitySettings) -> Void = { _ in },
        behavior changeBehavior: (inout UIKitBehavior) -> Void = { _ in }
    ) {
        self.way = way
        var behavior = UIKitBehavior.standard
        changeBehavior(&behavior)
        // UIKit's own scrolling to a field has an animation of its own.
        behavior.fieldReveal = .leaves
        device = SimulatedDevice(.iPhone13, behavior: behavior)
        change(&device.accessibility)
        form = TestForm(fields: 20, bottom: way == .safeArea ? .safeArea : .viewEdge)
        device.show(form)
        film = device.film(form.fields[9], form.scrollView)
        film.stop()
        if way == .scene {
            sceneAssistant = device.window.windowScene.map {
                SceneKeyboardAssistant(windowScene: $0)
            }
        } else {
            assistant = form.assisted(way.avoidance(form.bottomConstraint))
        }
    }

    /// The upper edge of the keyboard, or the bottom of the screen.
    var keyboardTop: CGFloat { device.keyboard.frame?.minY ?? 844 }

    /// The upper edge of the filmed field on the screen, as it is laid out.
    var top: CGFloat { form.frameInWindow(form.fields[9]).minY }

    /// The room that has been made, in points.
    var room: CGFloat {
        switch way {
        case .inset, .scene: form.scrollView.contentInset.bottom
        case .constraint: -form.bottomConstraint.constant
        case .safeArea: form.additionalSafeAreaInsets.bottom
        }
    }

    /// The bottom of what people can see of the scroll view's content, as it is laid out.
    var bottom: CGFloat {
        form.frameInWindow(form.scrollView).maxY - form.scrollView.adjustedContentInset.bottom
    }

    /// Films `action` and the second after it.
    func shoot(_ action: () throws -> Void) rethrows {
        film = device.film(form.fields[9], form.scrollView)
        try action()
        device.advance(by: 1)
        film.stop()
    }

    /// The upper edges at which the field was drawn, picture by picture.
    var tops: [CGFloat] { film.pictures.compactMap { $0.views[0]?.minY } }

    /// The lower edges at which the scroll view was drawn, picture by picture.
    var bottoms: [CGFloat] { film.pictures.compactMap { $0.views[1]?.maxY } }

    /// The upper edges at which the keyboard was drawn, picture by picture.
    var keyboardTops: [CGFloat] { film.pictures.map { $0.keyboard?.minY ?? 844 } }
}

extension [CGFloat] {
    /// Returns a Boolean value that indicates whether the numbers are only `start`, and then only
    /// `end`.
    func jump(from start: CGFloat, to end: CGFloat) -> Bool {
        let rest = drop { abs($0 - start) < 0.01 }
        return rest.allSatisfy { abs($0 - end) < 0.01 }
    }

    /// A Boolean value that indicates whether no number is larger than the one before it.
    var neverRises: Bool { zip(self, dropFirst()).allSatisfy { $1 <= $0 + 0.01 } }

    /// The largest difference between two consecutive numbers.
    var largestStep: CGFloat { zip(self, dropFirst()).map { abs($0 - $1) }.max() ?? 0 }

    /// The shares of the way from the first number to the last; empty if that is no way.
    var progress: [CGFloat] {
        guard let first, let last, abs(first - last) > 0.5 else { return [] }
        return map { ($0 - first) / (last - first) }
    }
}
