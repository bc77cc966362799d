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

    /// Starts with the screen as it is.
    ///
    /// - Parameter isSteady: Whether to draw nothing but the end of each moment.
    init(_ device: SimulatedDevice, title: String, in studio: FilmStudio, isSteady: Bool = false) {
        self.device = device
        self.studio = studio
        film = studio.add(
            title: title, width: device.screenSize.width, height: device.screenSize.height)
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

    /// Ends a moment about which there is nothing but its name to say.
    func cut(_ event: String) { cut(Film.Moment(event: event)) }

    /// Films no more.
    func stop() { screen.stop() }
}

/// The films of the scenes that are played, in their order.
@MainActor
final class FilmStudio {
    private(set) var films: [Film] = []
    private(set) var drawings = SharedDrawings()

    fileprivate func add(title: String, width: Double, height: Double) -> Int {
        films.append(Film(title: title, width: width, height: height))
        return films.count - 1
    }

    fileprivate func add(_ moment: Film.Moment, to film: Int) {
        films[film].moments.append(moment)
    }

    fileprivate func draw(_ device: SimulatedDevice) -> Int { drawings.add(device.drawing) }
}

/// An assistant that can say what it moved and why.
@MainActor
protocol MoveRecorder: AnyObject {
    var recordsMoves: Bool { get set }
    var moves: [KeyboardAssistant.Move] { get }
}

extension KeyboardAssistant: MoveRecorder {}
extension SceneKeyboardAssistant: MoveRecorder {}

extension MoveRecorder {
    /// Returns what has moved since the last call, a line each, and records on.
    func takeMoves() -> [String] {
        defer {
            recordsMoves = false
            recordsMoves = true
        }
        return moves.map(\.description)
    }
}
