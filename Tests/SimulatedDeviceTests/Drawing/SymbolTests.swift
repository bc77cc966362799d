import CoreGraphics
import Testing
import UIKit

@testable import SimulatedDevice

@Suite struct SymbolTests {
    @Test("Each symbol has a size and something to draw", arguments: SymbolOutline.names)
    func isNotEmpty(name: String) throws {
        let outline = try #require(SymbolOutline.named(name))
        #expect(outline.size.width > 0)
        #expect(outline.size.height > 0)
        #expect(!outline.parts.isEmpty)
    }

    @Test("A symbol's paths stay within its size", arguments: SymbolOutline.names)
    func symbolPathsStayWithinSize(name: String) throws {
        let outline = try #require(SymbolOutline.named(name))
        let frame = CGRect(origin: .zero, size: outline.size).insetBy(dx: -0.5, dy: -0.5)
        for point in outline.parts.flatMap(\.startingPoints) {
            #expect(frame.contains(point))
        }
    }

    @Test("A symbol is drawn as large as it fits, in the middle")
    func symbolIsDrawnLargestAndCentered() throws {
        let outline = try #require(SymbolOutline.named("chevron.down"))
        let rect = CGRect(x: 0, y: 0, width: 34, height: 100)
        var list = DisplayList()
        list.symbol("chevron.down", in: rect, CGColor(gray: 0, alpha: 1))
        guard case .symbol(var run) = list.items.first else {
            Issue.record("The symbol is missing.")
            return
        }
        #expect(run.transform(of: outline).svgText == "matrix(2 0 0 2 0 39)")
        run.isFlipped = true
        #expect(run.transform(of: outline).svgText == "matrix(-2 0 0 2 34 39)")
    }
}

extension SymbolOutline.Part {
    /// Where each of the part's loops begins.
    fileprivate var startingPoints: [CGPoint] {
        let path =
            switch self {
            case .line(let path, _): path
            case .area(let path): path
            }
        return path.split(separator: "M").compactMap { loop in
            let numbers = loop.split { !"0123456789.-".contains($0) }.prefix(2).compactMap {
                Double($0)
            }
            return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
        }
    }
}
