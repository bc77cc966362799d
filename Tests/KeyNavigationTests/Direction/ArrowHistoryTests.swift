import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct ArrowHistoryTests {
    typealias Item = DirectionalItem<String>

    /// Two squares above a wide rectangle, and one below.
    private var frames: [String: CGRect] = [
        "left": CGRect(x: 0, y: 0, width: 100, height: 50),
        "right": CGRect(x: 200, y: 0, width: 100, height: 50),
        "wide": CGRect(x: 0, y: 60, width: 300, height: 50),
        "one": CGRect(x: 0, y: 120, width: 100, height: 50),
        "two": CGRect(x: 200, y: 120, width: 100, height: 50),
    ]

    /// Steps by an arrow from where the history ends, or from `start`.
    private func step(
        _ history: ArrowHistory<String>, _ arrow: ArrowDirection, from start: String
    ) -> ArrowHistory<String>? {
        let others = frames.filter { $0.key != start }.sorted { $0.key < $1.key }
        return history.stepped(
            by: arrow, from: Item(id: start, frame: frames[start] ?? .null),
            frame: { frames[$0] },
            next: { search in
                search.best(of: others.map(\.value)).map {
                    Item(id: others[$0].key, frame: others[$0].value)
                }
            })
    }

    private func walk(_ arrows: [ArrowDirection], from start: String) -> [String] {
        var (history, way) = (ArrowHistory<String>(), [start])
        for arrow in arrows {
            guard let next = step(history, arrow, from: way[way.count - 1]), let end = next.end
            else {
                break
            }
            history = next
            way.append(end.id)
        }
        return way
    }

    @Test("The opposite arrow goes back, and a run keeps its column", .requirement("U400"))
    func oppositeArrowGoesBack() {
        #expect(walk([.down, .up], from: "right") == ["right", "wide", "right"])
        #expect(walk([.down, .down], from: "right") == ["right", "wide", "two"])
        #expect(
            walk([.down, .down, .up, .up], from: "right")
                == ["right", "wide", "two", "wide", "right"])
        #expect(walk([.up], from: "wide") == ["wide", "left"], "without a way, the first")
        #expect(walk([.down, .left], from: "right") == ["right", "wide"], "nothing lies there")
    }

    @Test("The arrow of a step back takes it again, also where it is the opposite of an older one")
    mutating func stepBackIsTakenAgain() throws {
        let came = try #require(step(ArrowHistory(), .down, from: "right"))
        // The way back is closed for a while.
        let right = frames.removeValue(forKey: "right")
        let up = try #require(step(came, .up, from: "wide"))
        let down = try #require(step(up, .down, from: "left"))
        #expect(up.end?.id == "left" && down.end?.id == "wide")
        frames["right"] = right
        let again = try #require(step(down, .up, from: "wide"))
        #expect(again.end?.id == "left", "and not right, where the run began")
        let back = try #require(step(again, .down, from: "left"))
        #expect(step(back, .up, from: "wide")?.end?.id == "left", "as often as one likes")
        frames["left"] = nil
        #expect(step(back, .up, from: "wide")?.end?.id == "right")
    }

    @Test("A run that was retraced as a whole can be taken again, until another arrow is pressed")
    func retracedRunIsTakenAgain() {
        let there: [ArrowDirection] = [.down, .down]
        let back: [ArrowDirection] = [.up, .up]
        #expect(
            walk(there + back + there, from: "right")
                == ["right", "wide", "two", "wide", "right", "wide", "two"])
        #expect(
            walk(there + [.up, .up, .left, .down, .up], from: "right")
                == ["right", "wide", "two", "wide", "right", "left", "wide", "left"])
    }

    @Test("What has gone, moved or changed its size is forgotten", .requirement("U400"))
    mutating func changedWayIsForgotten() throws {
        let came = try #require(step(ArrowHistory(), .down, from: "right"))
        func back(_ frames: [String: CGRect]) -> String? {
            var test = self
            test.frames = frames
            return test.step(came, .up, from: "wide")?.end?.id
        }
        #expect(back(frames) == "right")
        var gone = frames
        gone["right"] = nil
        #expect(back(gone) == "left")
        var replaced = frames
        (replaced["left"], replaced["right"]) = (frames["right"], frames["left"])
        #expect(back(replaced) == "left", "it stands in the column now")
        var scrolled = frames
        for id in frames.keys { scrolled[id]?.origin.y -= 40 }
        #expect(back(scrolled) == "right", "all have moved together")
        var grown = frames
        grown["wide"]?.size.height += 10
        #expect(back(grown) == "left")
    }

    @Test("A way whose end is measured after the step is retraced", .requirement("U400"))
    mutating func measuredWayIsRetraced() throws {
        var came = try #require(step(ArrowHistory(), .down, from: "right"))
        frames["wide"]?.size.height += 17
        came.measure { [frames] in frames[$0] }
        var back = try #require(step(came, .up, from: "wide"))
        #expect(back.end?.id == "right")
        frames["right"]?.size.height -= 10
        back.measure { [frames] in frames[$0] }
        #expect(step(back, .down, from: "right")?.end?.id == "wide")
        // What isn't there any more can't be measured.
        let unmeasured = came
        came.measure { _ in nil }
        #expect(came == unmeasured)
    }

    @Test("A history that ends elsewhere counts as none", .requirement("U400"))
    func otherStartBeginsAnew() throws {
        let came = try #require(step(ArrowHistory(), .down, from: "right"))
        #expect(step(came, .down, from: "left")?.end?.id == "wide")
        #expect(step(came, .up, from: "one")?.end?.id == "wide")
        let onward = try #require(step(came, .up, from: "one"))
        #expect(step(onward, .down, from: "wide")?.end?.id == "one")
    }
}
