import CoreGraphics
import Foundation
import SimulatedDevice
import UIKit

/// Films of the same moments side by side, as one picture that moves.
///
/// It plays three times and then shows how the films end. For people who prefer less motion, and in
/// programs that don't know CSS animations, it shows that from the beginning.
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

    private let sides: [Side]
    private let drawings: SharedDrawings
    private let used: Set<Int>
    private let shared: SharedParts
    /// The times at which the moments begin on all sides, and at last the end.
    private let starts: [TimeInterval]

    private static let playCount = 3
    /// The time for which a moment stays, and the last one, in seconds.
    private static let (rest, lastRest): (TimeInterval, TimeInterval) = (0.9, 2.5)
    private static let (gap, top, bottom, scale) = (56.0, 76.0, 118.0, 0.62)

    init(_ sides: [Side], _ drawings: SharedDrawings) {
        self.sides = sides
        self.drawings = drawings
        used = Set(sides.flatMap { $0.film.moments.flatMap(\.frames).map(\.drawing) })
        shared = SharedParts(drawings, used: used, worth: 80)
        let count = sides.map(\.film.moments.count).min() ?? 0
        starts = (0..<count).reduce(into: [0]) { starts, index in
            let moving = sides.compactMap { $0.film.moments[index].frames.last?.time }.max() ?? 0
            let rest = index == count - 1 ? Self.lastRest : Self.rest
            starts.append((starts.last ?? 0) + moving + rest)
        }
    }

    /// The picture as an SVG document.
    var svg: String {
        let shots = sides.indices.flatMap { pictures(of: $0) + words(of: $0) }
        let frames = shots.enumerated().map { index, shot in
            "<g class=\"\(shot.end == duration ? "f s" : "f")\" id=\"f\(index)\">"
                + "\(shot.content)</g>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\((width * Self.scale).points)" \
            height="\((height * Self.scale).points)" \
            viewBox="0 0 \(width.points) \(height.points)" role="img" \
            font-family="\(SVGElement.fonts)">
            <title>\(title)</title>
            <style>\(SVGElement.fallbackSpacing)\
            .f{visibility:hidden}.s{visibility:visible}\
            @media (prefers-reduced-motion:no-preference){\
            .f{animation:\(duration.points)s step-end \(Self.playCount)}\
            \(shots.enumerated().map(rule).joined())}</style>
            <defs>
            \(definitions)</defs>
            \(captions)\(frames.joined())</svg>

            """
    }

    /// The words for people who can't see the picture.
    private var title: String {
        let ends = sides.map { side in
            let facts = side.film.moments.last?.facts ?? []
            let inSight = facts.first { $0.name == Film.Fact.inSight }?.value ?? "nothing"
            return "\(side.caption), these are in sight at the end: \(inSight)."
        }
        return (["The same form twice, by the same taps and keys."] + ends)
            .joined(separator: " ")
    }

    // MARK: Time

    private var duration: TimeInterval { starts.last ?? 0 }

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

    /// Returns shots, each until the next takes its place, without those that are as the one before.
    private func shots(_ contents: [(start: TimeInterval, content: String)]) -> [Shot] {
        contents.reduce(into: []) { shots, next in
            if let last = shots.indices.last {
                if shots[last].content == next.content { return }
                shots[last].end = next.start
            }
            shots.append(Shot(start: next.start, end: duration, content: next.content))
        }
    }

    private func pictures(of side: Int) -> [Shot] {
        shots(
            zip(starts, sides[side].film.moments).flatMap { start, moment in
                moment.frames.map { (start + $0.time, drawing($0.drawing, side)) }
            })
    }

    /// The events from their beginning on, and the verdicts as soon as all has come to rest.
    private func words(of side: Int) -> [Shot] {
        let moments = Array(zip(starts, sides[side].film.moments))
        let y = Self.top + sides[side].film.height
        let events = moments.map { start, moment in
            (start, text(moment.event, in: side, at: y + 48))
        }
        let verdicts = moments.map { start, moment in
            (start + (moment.frames.last?.time ?? 0), verdict(on: moment, in: side, at: y + 96))
        }
        return shots(events) + shots([(0, "")] + verdicts)
    }

    // MARK: Content

    private var width: Double { x(sides.count) - Self.gap }

    private var height: Double {
        Self.top + (sides.map(\.film.height).max() ?? 0) + Self.bottom
    }

    private func x(_ side: Int) -> Double {
        sides.prefix(side).reduce(0) { $0 + $1.film.width + Self.gap }
    }

    private var captions: String {
        sides.indices.map { text(sides[$0].caption, in: $0, at: Self.top - 26) + "\n" }.joined()
    }

    private func text(
        _ text: String, in side: Int, at y: Double, _ color: CGColor = Caption.gray
    ) -> String {
        let width = sides[side].film.width
        return Caption(
            text: text, place: CGPoint(x: x(side) + width / 2, y: y), room: width, size: 31,
            weight: .semibold, color: color
        ).svg
    }

    private func verdict(on moment: Film.Moment, in side: Int, at y: Double) -> String {
        let isEdited = moment.event != sides[side].film.moments.first?.event
        guard isEdited else { return "" }
        return moment.problem == nil
            ? text("The field is in sight", in: side, at: y, Caption.green)
            : text("The field is hidden", in: side, at: y, Caption.red)
    }

    private func drawing(_ index: Int, _ side: Int) -> String {
        "<g transform=\"translate(\(x(side).points) \(Self.top.points))\">"
            + "\(svg(shared.content(of: index)))</g>"
    }

    private func svg(_ pieces: [SharedDrawings.Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .part(let index): "<use href=\"#p\(index)\"/>"
            }
        }.joined()
    }

    private var definitions: String {
        let names = Set(used.flatMap { drawings.drawings[$0].definitions }).sorted()
        let parts = shared.parts.enumerated().map { "<g id=\"p\($0)\">\(svg($1))</g>\n" }
        return (names.map { drawings.definitions[$0] + "\n" } + parts).joined()
    }
}
