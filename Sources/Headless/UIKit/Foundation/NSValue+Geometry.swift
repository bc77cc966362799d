import Foundation

extension NSValue {
    // NSValue of corelibs Foundation boxes points, sizes and rectangles under other names.
    nonisolated public convenience init(cgRect: CGRect) {
        self.init(rect: cgRect)
    }

    nonisolated public convenience init(cgPoint: CGPoint) {
        self.init(point: cgPoint)
    }

    nonisolated public convenience init(cgSize: CGSize) {
        self.init(size: cgSize)
    }

    nonisolated public var cgRectValue: CGRect { rectValue }
    nonisolated public var cgPointValue: CGPoint { pointValue }
    nonisolated public var cgSizeValue: CGSize { sizeValue }
}
