import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a grid of cells of unequal heights.
final class GridScreen: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let count: Int
    private let isAssisted: Bool
    let collectionView: UICollectionView
    private(set) lazy var navigator = CollectionNavigator(collectionView: collectionView)

    init(items count: Int, isAssisted: Bool) {
        self.count = count
        self.isAssisted = isAssisted
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: CountedLayout())
        super.init(nibName: nil, bundle: nil)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() { view = collectionView }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Tally.current.layouts += 1
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        isAssisted ? navigator.possibleKeyCommands : nil
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        (isAssisted ? navigator.target(forKeyCommandAction: action) : nil)
            ?? super.target(forAction: action, withSender: sender)
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { Tally.asked(count) }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        Tally.asked(
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { Tally.asked(true) }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { Tally.asked(true) }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        Tally.asked(CGSize(width: 80, height: 40 + CGFloat(indexPath.item * 37 % 60)))
    }
}

/// A layout that counts how often it is asked for the place of one item or of many.
private final class CountedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        Tally.asked(super.layoutAttributesForElements(in: rect))
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        Tally.asked(super.layoutAttributesForItem(at: indexPath))
    }
}
