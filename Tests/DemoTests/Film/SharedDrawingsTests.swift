import CoreGraphics
import Foundation
import KeyboardAssistant
import Requirements
import Testing
import UIKit

@testable import Demo
@testable import SimulatedDevice

@MainActor
@Suite struct SharedDrawingsTests {
    /// A screen with a field that is typed in, after each text.
    private func drawings(typing texts: [String]) -> [SVGElement] {
        let (device, screen) = (SimulatedDevice(), UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        screen.view.addSubview(field)
        device.show(screen)
        field.becomeFirstResponder()
        return texts.map { text in
            device.type(text)
            device.settle()
            return device.drawing
        }
    }

    /// The definitions and the content of a drawing, with the parts where they stand.
    private func text(of drawing: Int, in shared: SharedDrawings) -> String {
        let parts = SharedParts(shared, used: shared.drawings.indices, worth: 24)
        func text(_ pieces: [SharedDrawings.Piece]) -> String {
            pieces.map { piece in
                switch piece {
                case .text(let text): text
                case .part(let index): text(parts.parts[index])
                }
            }.joined()
        }
        let names = shared.drawings[drawing].definitions
        return names.map { shared.definitions[$0] }.joined() + text(parts.content(of: drawing))
    }

    @Test(
        "A drawing has all that was drawn, in its order, and what it refers to",
        .requirement("U442"))
    func drawingIsWhole() throws {
        var shared = SharedDrawings()
        for drawing in drawings(typing: ["a", "b", "c"]) {
            let index = shared.add(drawing)
            let text = text(of: index, in: shared)
            let words = drawing.text.matches(of: />([^<>\n]+)<\/text>/).map(\.output.1)
            #expect(text.matches(of: />([^<>\n]+)<\/text>/).map(\.output.1) == words)
            #expect(words.count > 30)
            for tag in ["<rect", "<path", "<g", "</g>", "<clipPath"] {
                #expect(
                    text.ranges(of: tag).count == drawing.text.ranges(of: tag).count, "\(tag)")
            }
            for name in text.matches(of: /url\(#(\w+)\)/).map(\.output.1) {
                #expect(text.contains("id=\"\(name)\""))
            }
        }
    }

    @Test(
        "A drawing that looks the same is the same, and one that differs in a letter shares the rest",
        .requirement("U442"))
    func equalPartsAreShared() {
        var shared = SharedDrawings()
        let (first, second) = (drawings(typing: ["a"])[0], drawings(typing: ["b"])[0])
        let index = shared.add(first)
        let count = shared.parts.count
        #expect(count > 100)
        #expect(shared.add(first) == index)
        #expect(shared.parts.count == count)
        #expect(shared.add(second) != index)
        #expect(shared.parts.count < count + 25)
        #expect(shared.drawings.count == 2)
    }

    @Test("Equal definitions have one name, whatever their names were", .requirement("U442"))
    func definitionsAreNamedByContent() {
        func document(_ paths: [(name: String, width: String)]) -> SVGElement {
            var definitions = SVGElement("defs")
            var root = SVGElement("svg")
            var groups: [SVGElement] = []
            for path in paths {
                var clip = SVGElement("clipPath", ["id": path.name])
                clip.append(SVGElement("rect", ["width": path.width]))
                definitions.append(clip)
                groups.append(SVGElement("g", ["clip-path": "url(#\(path.name))"]))
            }
            root.append(definitions)
            root.append(contentsOf: groups)
            return root
        }
        var shared = SharedDrawings()
        let first = shared.add(document([("d1", "10"), ("d2", "20")]))
        let second = shared.add(document([("d1", "20"), ("d2", "10")]))
        #expect(shared.definitions.count == 2)
        #expect(
            text(of: first, in: shared).hasSuffix(
                #"<g clip-path="url(#d0)"/><g clip-path="url(#d1)"/>"#)
        )
        #expect(
            text(of: second, in: shared).hasSuffix(
                #"<g clip-path="url(#d1)"/><g clip-path="url(#d0)"/>"#))
    }
}
