import Foundation

// The index paths of rows and items. Apple's UIKit adds these members to Foundation's types, too.
extension NSIndexPath {
    nonisolated public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    nonisolated public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    nonisolated public var section: Int { index(atPosition: 0) }
    nonisolated public var row: Int { index(atPosition: 1) }
    nonisolated public var item: Int { index(atPosition: 1) }
}

extension IndexPath {
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    public var section: Int {
        get { index(at: 0) }
        set { setIndex(newValue, at: 0) }
    }

    public var row: Int {
        get { index(at: 1) }
        set { setIndex(newValue, at: 1) }
    }

    public var item: Int {
        get { index(at: 1) }
        set { setIndex(newValue, at: 1) }
    }

    // Foundation traps for a path that is too short. Apple's index paths return `NSNotFound`
    // (Apple, `NSIndexPath.index(atPosition:)`).
    private func index(at position: Int) -> Int {
        position < count ? self[position] : NSNotFound
    }

    private mutating func setIndex(_ index: Int, at position: Int) {
        guard position < count else { return }
        self[position] = index
    }
}
