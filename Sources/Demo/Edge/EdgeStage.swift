import CoreGraphics
import Example
import Foundation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The example's notes on a device, filmed in each step.
@MainActor
final class EdgeStage {
    /// An edge that the library has told.
    private struct Told {
        var time: TimeInterval
        var edge: KeyboardEdge
        /// Whether a finger is on the screen, so that what it moves is drawn in the next picture.
        var isUnderFinger: Bool
    }

    let device: SimulatedDevice
    let screen = NotesViewController()
    /// The number of frames and ends of steps that weren't as they should be.
    private(set) var failures = 0
    private(set) var strip: PictureStrip
    private let scenes: Scenes
    private let camera: FilmCamera?
    private let saysWhy: Bool
    private var told: [Told] = []
    private var token: ObservationToken?
    private var finger: (touch: Finger, place: CGPoint)?
    private var stepStart: TimeInterval = 0
    private var drawsStrip = false

    init(_ device: SimulatedDevice, in scenes: Scenes, saysWhy: Bool) {
        (self.device, self.scenes, self.saysWhy) = (device, scenes, saysWhy)
        strip = PictureStrip(
            screen: device.screenSize,
            title: "Notes while a finger drags the keyboard down and lets go of it")
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        camera = scenes.film("A note with a bar on the keyboard, which a finger drags", on: device)
        camera?.cut("the note appears")
        token = screen.observer.observeEdge(in: device.window) { [weak self] in self?.note($0) }
    }

    private func note(_ edge: KeyboardEdge) {
        told.append(
            Told(time: VirtualClock.current.now, edge: edge, isUnderFinger: finger != nil))
    }

    // MARK: Steps

    /// Does something, and prints each frame of what it led to in which anything has moved.
    ///
    /// - Parameter keepsRecord: Whether the moves before it stay in the record.
    func step(
        _ name: String, keepsRecord: Bool = false, _ action: () throws -> Void
    ) rethrows {
        scenes.tell("\n\(name)\n\n\(EdgeFrame.heading)")
        stepStart = VirtualClock.current.now
        if !keepsRecord { screen.assistant?.recordsMoves = false }
        screen.assistant?.recordsMoves = true
        let known = screen.assistant?.moves.count ?? 0
        let (film, earlierFailures) = (device.film(screen.bar), failures)
        try action()
        device.settle()
        device.advance(by: 1.0 / 60)
        film.stop()
        tell(film.pictures)
        expectTextAboveBar()
        let moves = screen.assistant?.moves.dropFirst(known) ?? []
        if saysWhy { tellMoves(moves) }
        camera?.cut(
            name, moves: Array(moves), room: screen.textView.contentInset.bottom,
            in: screen.textView)
        if failures > earlierFailures { camera?.report("edge or bar is off the keyboard") }
    }

    private func tell(_ pictures: [DrawnPicture]) {
        var last: EdgeFrame?
        for frame in pictures.compactMap(frame) {
            if frame.isOff { failures += 1 }
            if frame.isOff || !frame.looks(like: last) { scenes.tell(frame.line) }
            last = frame
        }
    }

    private func tellMoves(_ moves: ArraySlice<KeyboardAssistant.Move>) {
        scenes.tell("\nWhy:")
        for move in moves { scenes.tell("  \(move)") }
        if moves.isEmpty { scenes.tell("  nothing has moved") }
    }

    private func frame(_ picture: DrawnPicture) -> EdgeFrame? {
        guard let bar = picture.views.first ?? nil else { return nil }
        let edge = told.last {
            $0.time < picture.time || !$0.isUnderFinger && $0.time == picture.time
        }?.edge
        return EdgeFrame(
            time: picture.time - stepStart,
            keyboard: picture.keyboard?.minY ?? device.screenSize.height,
            edge: edge?.y ?? device.screenSize.height, motion: edge?.motion ?? .resting,
            barTop: bar.minY, barBottom: bar.maxY)
    }

    /// Expects the end of what people can scroll to to be at the bar, when nothing moves.
    private func expectTextAboveBar() {
        let (text, bar) = (screen.textView, screen.bar.convert(screen.bar.bounds, to: nil))
        let end = text.convert(text.bounds, to: nil).maxY - text.adjustedContentInset.bottom
        expect(abs(end - bar.minY) <= EdgeFrame.tolerance, "the text ends at the bar")
    }

    func expect(_ isTrue: Bool, _ what: String) {
        guard !isTrue else { return }
        failures += 1
        scenes.tell("  FAILED: \(what)")
    }

    // MARK: Fingers

    /// Drags the text down from above the bar, waits, and lets go.
    ///
    /// - Parameters:
    ///   - way: The distance in points.
    ///   - isDrawn: Whether the strip shows it, and what comes of it.
    func drag(by way: CGFloat, isDrawn: Bool = false) {
        drawsStrip = isDrawn && scenes.drawsPictures
        let place = CGPoint(x: device.screenSize.width * 0.7, y: barTop - 20)
        finger = (device.touch(at: place, in: device.window), place)
        addToStrip("A finger on the text")
        for _ in 1...Self.moveCount { move(by: way / CGFloat(Self.moveCount)) }
        addToStrip("drags down")
        finger?.touch.hold(for: 0.2)
        finger?.touch.lift()
        finger = nil
        if drawsStrip {
            device.advance(by: 8.0 / 60)
            addToStrip("and lets go")
        }
        device.settle()
        addToStrip("Back at rest")
        drawsStrip = false
    }

    private static let moveCount = 18

    private func move(by way: CGFloat) {
        finger?.touch.move(by: CGVector(dx: 0, dy: way))
        finger?.place.y += way
    }

    private var barTop: CGFloat { screen.bar.convert(screen.bar.bounds, to: nil).minY }

    // MARK: Pictures

    func picture(_ name: String) throws { try scenes.draw(device.picture(), name) }

    /// - Parameter event: What happens, in words.
    private func addToStrip(_ event: String) {
        guard drawsStrip else { return }
        let time = Int(((VirtualClock.current.now - stepStart) * 1000).rounded())
        let motion = told.last?.edge.motion ?? .resting
        strip.pictures.append(
            PictureStrip.Picture(
                svg: device.picture(), captions: [event, "\(time) ms, \(motion.name)"],
                finger: finger?.place))
    }

    func drawStrip(_ name: String) throws { try scenes.draw(strip.svg, name) }
}
