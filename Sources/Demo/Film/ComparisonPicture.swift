import Foundation
import SimulatedDevice

/// Films of the same moments side by side, as one picture that moves.
///
/// It stands still for people who prefer less motion, and in programs that don't know CSS
/// animations: then it shows how the films end.
struct ComparisonPicture {
    struct Side {
        /// The words above the screen.
        var caption: String
        var film: Film
    }

    /// What is shown from a time on, in seconds.
    private struct Shot {
        var start: TimeInterval
        var end: TimeInterval
        var content: String
    }

    let sides: [Side]
    let drawings: SharedDrawings

    /// The time for which a moment stays, and the last one, in seconds.
    private static let (rest, lastRest): (TimeInterval, TimeInterval) = (0.9, 2.5)
    private static let (gap, top, bottom, scale) = (56.0, 76.0, 118.0, 0.62)

    /// The picture as an SVG document.
    var svg: String {
        let shots = sides.indices.flatMap(shots)
        let size = (
            width: sides.reduce(-Self.gap) { $0 + $1.film.width + Self.gap }, height: height
        )
        let styles = shots.enumerated().map { rule($0, $1) }.joined()
        let frames = shots.enumerated().map { index, shot in
            "<g class=\"\(shot.end == duration ? "f s" : "f")\" id=\"f\(index)\">\(shot.content)</g>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\((size.width * Self.scale).points)" \
            height="\((size.height * Self.scale).points)" \
            viewBox="0 0 \(size.width.points) \(size.height.points)" role="img" \
            font-family="\(SVGElement.fonts)">
            <title>\(title)</title>
            <style>\(SVGElement.fallbackSpacing)\
            .f{visibility:hidden}.s{visibility:visible}\
            .t{font-size:31px;font-weight:600;text-anchor:middle}\
            @media (prefers-reduced-motion:no-preference){\
            .f{animation:\(duration.points)s step-end infinite}\(styles)}</style>
            <defs>
            \(definitions)</defs>
            \(captions)\(frames.joined())</svg>

            """
    }

    /// The words for people who can't see the picture.
    private var title: String {
        "A form by the same taps and keys. "
            + sides.map { side in
                let fields = side.film.moments.last?.facts.last?.value ?? ""
                return "\(side.caption): in sight at the end: \(fields)."
            }.joined(separator: " ")
    }

    // MARK: Time

    private var lengths: [TimeInterval] {
        let count = sides.map(\.film.moments.count).min() ?? 0
        return (0..<count).map { index in
            let moving = sides.compactMap { $0.film.moments[index].frames.last?.time }.max() ?? 0
            return moving + (index == count - 1 ? Self.lastRest : Self.rest)
        }
    }

    private var duration: TimeInterval { lengths.reduce(0, +) }

    /// Makes a shot visible between its start and its end.
    private func rule(_ index: Int, _ shot: Shot) -> String {
        var steps: [(share: Double, isVisible: Bool)] = [(0, shot.start == 0)]
        if shot.start > 0 { steps.append((shot.start / duration, true)) }
        if shot.end < duration { steps.append((shot.end / duration, false)) }
        let keyframes = steps.map {
            "\(($0.share * 100).points)%{visibility:\($0.isVisible ? "visible" : "hidden")}"
        }
        return "#f\(index){animation-name:k\(index)}@keyframes k\(index){\(keyframes.joined())}"
    }

    // MARK: Content

    private var height: Double {
        Self.top + (sides.map(\.film.height).max() ?? 0) + Self.bottom
    }

    private func x(_ side: Int) -> Double {
        sides.prefix(side).reduce(0) { $0 + $1.film.width + Self.gap }
    }

    private var captions: String {
        sides.enumerated().map { text($1.caption, in: $0, at: Self.top - 26, "#8E8E93") }.joined()
    }

    private func text(_ text: String, in side: Int, at y: Double, _ color: String) -> String {
        let middle = x(side) + sides[side].film.width / 2
        return """
            <text class="t" x="\(middle.points)" y="\(y.points)" fill="\(color)">\(text)</text>

            """
    }

    /// The pictures and the words of a side, each until the next takes its place.
    private func shots(of side: Int) -> [Shot] {
        let film = sides[side].film
        var pictures: [Shot] = []
        var words: [Shot] = []
        var start: TimeInterval = 0
        for (moment, length) in zip(film.moments, lengths) {
            words.append(
                Shot(start: start, end: start + length, content: verdict(on: moment, in: side)))
            for frame in moment.frames {
                pictures.append(
                    Shot(start: start + frame.time, end: duration, content: drawing(frame, side)))
            }
            start += length
        }
        return Self.joined(pictures) + Self.joined(words)
    }

    /// Ends each shot where the next begins, and leaves out those that are as the one before.
    private static func joined(_ shots: [Shot]) -> [Shot] {
        var result: [Shot] = []
        for shot in shots {
            if let last = result.indices.last {
                if result[last].content == shot.content {
                    result[last].end = shot.end
                    continue
                }
                result[last].end = shot.start
            }
            result.append(shot)
        }
        return result
    }

    private func drawing(_ frame: Film.Frame, _ side: Int) -> String {
        let parts = drawings.drawings[frame.drawing].parts.map(shared.text).joined()
        return "<g transform=\"translate(\(x(side).points) \(Self.top.points))\">\(parts)</g>"
    }

    private func verdict(on moment: Film.Moment, in side: Int) -> String {
        let y = Self.top + sides[side].film.height
        let isEdited = moment.event != sides[side].film.moments.first?.event
        let words = moment.isFine ? "The field is in sight" : "The field is hidden"
        return text(moment.event, in: side, at: y + 48, "#8E8E93")
            + (isEdited
                ? text(words, in: side, at: y + 96, moment.isFine ? "#1F9D55" : "#D93025") : "")
    }

    // MARK: Shared parts

    private var shared: SharedParts {
        SharedParts(
            drawings, used: sides.flatMap { $0.film.moments.flatMap(\.frames).map(\.drawing) })
    }

    private var definitions: String {
        let used = Set(sides.flatMap { $0.film.moments.flatMap(\.frames).map(\.drawing) })
        let names = Set(used.flatMap { drawings.drawings[$0].definitions }).sorted()
        return names.map { drawings.definitions[$0] + "\n" }.joined() + shared.definitions
    }
}
