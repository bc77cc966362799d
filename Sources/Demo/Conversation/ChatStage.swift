import CoreGraphics
import Example
import SimulatedDevice
import UIKit

/// The example's chat on a device, watched frame by frame.
@MainActor
final class ChatStage {
    let device: SimulatedDevice
    let screen = ConversationViewController()
    /// The number of frames and ends of steps that weren't as they should be.
    private(set) var failures = 0
    private let scenes: Scenes
    private let camera: FilmCamera?
    private var watch: ScreenFilm?
    private var finger: Finger?
    private var isScrolling = false
    /// Where bar and newest row have to stay; `nil` while they may move.
    private var still: ChatSight?

    init(_ device: SimulatedDevice, in scenes: Scenes) {
        (self.device, self.scenes) = (device, scenes)
        screen.wordInterval = nil
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        camera = scenes.film("A chat above the keyboard, and an answer that grows", on: device)
        scenes.tell(ChatSight.heading)
        watch = device.film()
        watch?.onPicture = { [weak self] in self?.look() }
    }

    /// Looks at a frame, unless the content is on its way to where people or the button send it.
    private func look() {
        let sight = sight
        if let still, sight.barTop != still.barTop || sight.gap != still.gap {
            fail("the bar or the newest row moves")
        }
        guard finger == nil, !isScrolling, sight.isHidden else { return }
        let depth = sight.gap.map { "\(Double(-$0).points) pt" }
        fail("the newest row is behind the bar, \(depth ?? "out of sight")")
    }

    var sight: ChatSight { ChatSight(screen, on: device) }

    // MARK: Steps

    /// Does something, and prints where the newest row is when all is at rest.
    ///
    /// - Parameter isScrolling: Whether the step is there to scroll.
    func step(
        _ name: String, isScrolling: Bool = false, _ action: () throws -> Void
    ) rethrows {
        let known = failures
        self.isScrolling = isScrolling
        try action()
        device.settle()
        self.isScrolling = false
        let sight = sight
        if sight.isOff { failures += 1 }
        scenes.tell(sight.line(after: name))
        camera?.cut(name, room: screen.tableView.contentInset.bottom, in: screen.tableView)
        if failures > known { camera?.report("the newest row isn't at the bar") }
    }

    /// Does something in place of the keyboard that moves nothing in any frame.
    func stillStep(_ name: String, _ action: () throws -> Void) rethrows {
        still = sight
        defer { still = nil }
        try step(name, action)
    }

    /// Lets the answer grow by `count` words, or to its end.
    func addWords(_ count: Int = .max) {
        var rest = count
        while rest > 0, screen.addWord() {
            device.advance(by: 0.1)
            rest -= 1
        }
    }

    /// Drags the content with a finger that stays above the bar.
    func scroll(by way: CGFloat) {
        drag(from: 160, by: way)
        lift()
    }

    /// Drags down from above the bar, and with it the keyboard as soon as the finger is there.
    func dragKeyboard(by way: CGFloat) {
        drag(from: sight.barTop - 20, by: way)
    }

    private func drag(from y: CGFloat, by way: CGFloat) {
        let place = CGPoint(x: device.screenSize.width * 0.6, y: y)
        finger = device.touch(at: place, in: device.window)
        move(by: way)
    }

    /// Moves the finger that is on the screen, and rests.
    func move(by way: CGFloat) {
        for _ in 0..<20 { finger?.move(by: CGVector(dx: 0, dy: way / 20)) }
        finger?.hold(for: 0.2)
    }

    func lift() {
        finger?.lift()
        device.settle()
        finger = nil
    }

    // MARK: Expectations

    func expect(_ isTrue: Bool, _ what: String) {
        if !isTrue { fail(what) }
    }

    private func fail(_ what: String) {
        failures += 1
        scenes.tell("  FAILED: \(what)")
    }

    func picture(_ name: String) throws { try scenes.draw(device.picture(), name) }

    func end() {
        watch?.stop()
        camera?.stop()
    }
}
