import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct SpatialHashTests {
    @Test(
        "All rectangles that contain a point are among its candidates", .requirement("U460"),
        arguments: 1...40 as ClosedRange<UInt64>)
    func candidatesContainAllAtPoint(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let rectangles = (0..<60).map { _ in
            CGRect(
                x: CGFloat.random(in: -2_000...2_000, using: &random),
                y: CGFloat.random(in: -9_000...9_000, using: &random),
                width: CGFloat.random(in: 0...1_500, using: &random),
                height: CGFloat.random(in: 0...20_000, using: &random))
        }
        var hash = SpatialHash()
        for (number, rectangle) in rectangles.enumerated() { hash.insert(rectangle, as: number) }
        for point in rectangles.flatMap({ [$0.middle, $0.origin] }) {
            let candidates = Set(hash.candidates(at: point))
            for (number, rectangle) in rectangles.enumerated()
            where !rectangle.isEmpty && rectangle.contains(point) {
                #expect(candidates.contains(number), "\(rectangle) at \(point)")
            }
        }
    }

    @Test("However many rows there are, few are near a point", .requirement("U460"))
    func fewRowsAreNearPoint() {
        var hash = SpatialHash()
        for row in 0..<10_000 {
            hash.insert(CGRect(x: 0, y: CGFloat(row) * 44, width: 390, height: 44), as: row)
        }
        #expect(hash.candidates(at: CGPoint(x: 200, y: 220_010)).count <= 5)
    }

    @Test("Rectangles without an end are found from everywhere, and empty ones from nowhere")
    func unusualRectanglesHaveAnswers() {
        var hash = SpatialHash()
        hash.insert(.infinite, as: 1)
        hash.insert(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), as: 2)
        hash.insert(.null, as: 3)
        hash.insert(CGRect(x: 5, y: 5, width: 0, height: 10), as: 4)
        for point in [CGPoint.zero, CGPoint(x: 1e300, y: 0), CGPoint(x: CGFloat.nan, y: 0)] {
            let found = hash.candidates(at: point)
            #expect(found.contains(1) && !found.contains(3) && !found.contains(4))
        }
    }
}
