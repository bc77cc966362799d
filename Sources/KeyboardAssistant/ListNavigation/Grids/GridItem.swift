import CoreGraphics

/// A cell of a collection, where it lies in the content.
struct GridItem: Equatable, Sendable {
    var position: RowPosition
    var frame: CGRect

    /// How many of `frames` stand side by side in the line, along `lines`, that has most of them.
    static func columns(of frames: [CGRect], lines: ArrowDirection.Axis = .horizontal) -> Int {
        let edges = frames.flatMap { frame in
            let span = frame.span(along: lines.other)
            guard span.length > 0 else { return [(CGFloat, Int)]() }
            // Lines that overlap by a fraction of a point are two lines.
            return [(min(span.lowerBound + 0.5, span.middle), 1), (span.upperBound, -1)]
        }
        var (now, most) = (0, 0)
        // At the same place cells end before others begin.
        for edge in edges.sorted(by: <) {
            now += edge.1
            most = max(most, now)
        }
        return most
    }
}

/// The cursor of a collection.
struct GridCursor: Equatable, Sendable {
    /// A step that led to a cursor, and where its cell lay.
    struct Step: Equatable, Sendable {
        var origin: GridItem
        var arrow: ArrowDirection
    }

    /// So many steps can be gone back the way they came.
    private static let longestTrail = 100

    var position: RowPosition
    /// Where the cell lies; nil if the cursor did not come there by an arrow.
    private(set) var frame: CGRect?
    var run: GridRun?
    /// The steps that led here, the latest last.
    private(set) var trail: [Step] = []

    init(position: RowPosition) {
        self.position = position
    }

    init(_ item: GridItem, _ run: GridRun?) {
        position = item.position
        frame = item.frame
        self.run = run
    }

    /// This cursor, reached by `arrow` from `origin`, whose cell lies at `frame`.
    func reached(by arrow: ArrowDirection, from origin: GridCursor, at frame: CGRect) -> GridCursor
    {
        var cursor = self
        cursor.trail = origin.trail.suffix(Self.longestTrail - 1)
        let item = GridItem(position: origin.position, frame: frame)
        cursor.trail.append(Step(origin: item, arrow: arrow))
        return cursor
    }

    /// The cursor before the latest step, if that was made with the opposite of `arrow`.
    func before(goingBackBy arrow: ArrowDirection) -> GridCursor? {
        guard let step = trail.last, step.arrow == arrow.opposite else { return nil }
        var cursor = GridCursor(step.origin, run)
        cursor.trail = trail.dropLast()
        return cursor
    }
}

/// What a run of arrows along one axis remembers: the column, or line, in which it began.
///
/// Short lines and wide cells on the way lead out of the column; the run finds back, as the
/// insertion point does in text.
struct GridRun: Equatable, Sendable {
    var axis: ArrowDirection.Axis
    var origin: ClosedRange<CGFloat>
}

extension CGRect {
    /// The rectangle that lies at `main` along `axis`, and at `across` along the other one.
    init(
        _ main: ClosedRange<CGFloat>, along axis: ArrowDirection.Axis,
        across: ClosedRange<CGFloat>
    ) {
        let (x, y) = axis == .horizontal ? (main, across) : (across, main)
        self.init(x: x.lowerBound, y: y.lowerBound, width: x.length, height: y.length)
    }
}
