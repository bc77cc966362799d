import Foundation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Films a scene on a device, moment by moment.
///
/// While the device's clock moves, a picture is drawn every fifteenth of a second, and one more when
/// a moment ends.
@MainActor
final class FilmCamera {
    /// The number of pictures that a screen shows for each one of the film.
    private static let pace = 4

    private let device: SimulatedDevice
    private let studio: FilmStudio
    /// The index of the film in the studio.
    private let film: Int
    private let screen: ScreenFilm
    private var start: TimeInterval = 0
    private var frames: [Film.Frame] = []
    private var lastDrawing: Int?
    private var room = FilmedRoom()
    private weak var scrollView: UIScrollView?

    /// Starts with the screen as it is.
    ///
    /// - Parameter isSteady: Whether to draw nothing but the end of each moment.
    init(
        _ device: SimulatedDevice, title: String, in studio: FilmStudio, isSteady: Bool = false
    ) {
        self.device = device
        self.studio = studio
        film = studio.begin(title, size: device.screenSize)
        screen = device.film()
        start = VirtualClock.current.now
        if !isSteady { screen.onPicture = { [weak self] in self?.tick() } }
    }

    private func tick() {
        if screen.pictures.count.isMultiple(of: Self.pace) { draw() }
    }

    private func draw() {
        let drawing = studio.draw(device)
        if drawing != lastDrawing {
            frames.append(Film.Frame(time: VirtualClock.current.now - start, drawing: drawing))
        }
        lastDrawing = drawing
    }

    /// Ends a moment, which began where the one before ended.
    func cut(_ moment: Film.Moment) {
        draw()
        var moment = moment
        moment.frames = frames
        if frames.isEmpty, let lastDrawing {
            moment.frames = [Film.Frame(time: 0, drawing: lastDrawing)]
        }
        studio.add(moment, to: film)
        frames = []
        start = VirtualClock.current.now
    }

    /// Ends a moment of a form, with the numbers of the keyboard, what is in sight, and why.
    ///
    /// - Parameters:
    ///   - step: The step as the demo prints it.
    ///   - assistants: The assistants of the screen. Their records of moves begin anew.
    ///   - view: The scroll view whose offset is told; nil for the one that an assistant scrolls.
    func cut(
        _ step: String, of assistants: [any MoveRecorder], in view: UIScrollView? = nil
    ) {
        let moves = assistants.flatMap { assistant in
            let moves = assistant.takeMoves()
            room.add(moves, of: assistant)
            return moves
        }
        room.keep(assistants)
        let input = device.window.editedInput
        scrollView =
            view ?? assistants.compactMap(\.filmedScrollView)
            .first { view in input.map { $0.isDescendant(of: view) } ?? true } ?? scrollView
        cut(
            step, moves: moves, room: assistants.isEmpty ? nil : room.height,
            in: scrollViewInFront)
    }

    /// The scroll view that was filmed last, unless another screen is in front of it.
    private var scrollViewInFront: UIScrollView? {
        guard let scrollView, let front = device.frontView, scrollView.isDescendant(of: front)
        else { return nil }
        return scrollView
    }

    /// Ends a moment of a form about whose moves somebody else knows.
    ///
    /// - Parameters:
    ///   - room: The room for the keyboard, in points; nil if nobody makes any.
    ///   - scrollView: The scroll view whose offset is told.
    func cut(
        _ step: String, moves: [KeyboardAssistant.Move] = [], room: CGFloat? = nil,
        in scrollView: UIScrollView? = nil
    ) {
        let sight = FormSight(on: device)
        let names = sight.names { "\($0) (edited)" }
        let points = [
            ("Keyboard covers", device.keyboardOverlap), ("Room", room),
            ("Offset", scrollView?.contentOffset.y),
        ].compactMap { name, value in
            value.map { Film.Fact(name: name, value: "\(Double($0).points) pt") }
        }
        cut(
            Film.Moment(
                event: Film.Moment.event(of: step, editing: sight.edited?.name),
                facts: points
                    + [
                        Film.Fact(
                            name: Film.Fact.inSight, value: names.isEmpty ? "no field" : names)
                    ]
                    + (sight.partlyCovered.map {
                        [Film.Fact(name: Film.Fact.partlyCovered, value: $0)]
                    } ?? []),
                why: moves.map(\.description), problem: sight.problem))
    }

    /// Says that the moment that has just ended was not as it should be.
    func report(_ problem: String) { studio.report(problem, in: film) }

    /// Films no more.
    func stop() { screen.stop() }
}

/// The films of the scenes that are played, in their order.
@MainActor
final class FilmStudio {
    private(set) var films: [Film] = []
    private(set) var drawings = SharedDrawings()
    /// The group of the films that are made from now on.
    var group = Film.Group.forms

    fileprivate func begin(_ title: String, size: CGSize) -> Int {
        films.append(
            Film(title: title, group: group, width: size.width, height: size.height))
        return films.count - 1
    }

    fileprivate func add(_ moment: Film.Moment, to film: Int) {
        films[film].moments.append(moment)
    }

    fileprivate func report(_ problem: String, in film: Int) {
        guard let last = films[film].moments.indices.last else { return }
        let problems = [films[film].moments[last].problem, problem].compactMap(\.self)
        films[film].moments[last].problem = problems.joined(separator: "; ")
    }

    fileprivate func draw(_ device: SimulatedDevice) -> Int { drawings.add(device.drawing) }

    /// Returns what was not as it should be in the films from `first` on, a line each.
    func problems(from first: Int = 0) -> [String] {
        films.dropFirst(first).flatMap { film in
            film.moments.compactMap { moment in
                moment.problem.map { "“\(film.title)”, “\(moment.event)”: \($0)" }
            }
        }
    }
}

/// The room that assistants have made, by what they say of their moves.
private struct FilmedRoom {
    private var parts: [ObjectIdentifier: [KeyboardAssistant.Move.Quantity: CGFloat]] = [:]

    /// The sum of all that is there, in points.
    var height: CGFloat { parts.values.joined().reduce(0) { $0 + $1.value } }

    /// Forgets the room of assistants that are gone with their screens.
    mutating func keep(_ assistants: [any MoveRecorder]) {
        let there = Set(assistants.map { ObjectIdentifier($0) })
        parts = parts.filter { there.contains($0.key) }
    }

    mutating func add(_ moves: [KeyboardAssistant.Move], of assistant: any MoveRecorder) {
        for change in moves.flatMap(\.changes) where change.quantity != .contentOffset {
            parts[ObjectIdentifier(assistant), default: [:]][change.quantity] = change.to
        }
    }
}

/// An assistant that can say what it moved and why.
@MainActor
protocol MoveRecorder: AnyObject {
    var recordsMoves: Bool { get set }
    var moves: [KeyboardAssistant.Move] { get }
    /// The scroll view that the assistant scrolls now.
    var filmedScrollView: UIScrollView? { get }
}

extension KeyboardAssistant: MoveRecorder {
    var filmedScrollView: UIScrollView? { scrollView }
}

extension SceneKeyboardAssistant: MoveRecorder {
    var filmedScrollView: UIScrollView? {
        if case .scrollView(let scrollView) = assistance { scrollView } else { nil }
    }
}

extension MoveRecorder {
    /// Returns what has moved since the last call, and records on.
    ///
    /// Switching the record off empties it, so that none of it is lost when it is full.
    func takeMoves() -> [KeyboardAssistant.Move] {
        defer {
            recordsMoves = false
            recordsMoves = true
        }
        return moves
    }
}
