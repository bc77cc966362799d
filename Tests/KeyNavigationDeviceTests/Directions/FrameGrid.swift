import KeyNavigation
import KeyboardAssistant
import UIKit

/// A screen with a collection view whose cells have given frames, and a navigator for it.
@MainActor
final class FrameGrid: UIViewController, UICollectionViewDataSource {
    private let frames: [CGRect]
    private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: FrameLayout(frames))
    private(set) lazy var navigator = CollectionNavigator(collectionView: collectionView)

    init(_ frames: [CGRect]) {
        self.frames = frames
        super.init(nibName: nil, bundle: nil)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collectionView.dataSource = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() { view = collectionView }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { frames.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// A layout with given frames.
private final class FrameLayout: UICollectionViewLayout {
    private let frames: [CGRect]

    init(_ frames: [CGRect]) {
        self.frames = frames
        super.init()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var collectionViewContentSize: CGSize {
        let all = frames.reduce(CGRect.null) { $0.union($1) }
        return CGSize(width: all.maxX, height: all.maxY)
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
}
