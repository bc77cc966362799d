import CoreGraphics
import KeyNavigation
import KeyboardAssistant
import UIKit

/// Tiles of unequal sizes with gaps between them, on a screen where arrow keys walk.
@MainActor
protocol MosaicScreen: UIViewController {
    /// The index of the tile with the cursor or with focus.
    var current: Int? { get }
    /// Puts the cursor or focus on a tile.
    func begin(at tile: Int)
    /// Writes on a tile.
    func write(_ text: String, on tile: Int)
}

@MainActor
enum Mosaic {
    /// The tiles in reading order, with gaps in the second and the fourth line, and wide ones in the
    /// third.
    static let frames: [CGRect] = [
        CGRect(x: 16, y: 20, width: 80, height: 80), CGRect(x: 112, y: 20, width: 80, height: 80),
        CGRect(x: 208, y: 20, width: 166, height: 80), CGRect(x: 16, y: 116, width: 80, height: 80),
        CGRect(x: 304, y: 116, width: 70, height: 80),
        CGRect(x: 16, y: 212, width: 166, height: 80),
        CGRect(x: 198, y: 212, width: 176, height: 110),
        CGRect(x: 208, y: 338, width: 70, height: 80),
        CGRect(x: 304, y: 338, width: 70, height: 80),
        CGRect(x: 16, y: 434, width: 358, height: 80),
    ]

    static func color(_ tile: Int) -> UIColor {
        UIColor(hue: 0.5 + CGFloat(tile) / 30, saturation: 0.35, brightness: 0.95, alpha: 1)
    }

    static func label(in tile: UIView) -> UILabel {
        let label = UILabel(frame: tile.bounds.insetBy(dx: 8, dy: 4))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.numberOfLines = 2
        tile.addSubview(label)
        return label
    }
}

/// The tiles as cells of a collection view, with a navigator.
final class MosaicGridViewController: UICollectionViewController, MosaicScreen {
    private lazy var navigator = CollectionNavigator(collectionView: collectionView)
    private var texts = Mosaic.frames.indices.map { "\($0 + 1)" }

    init() {
        super.init(collectionViewLayout: MosaicLayout())
        title = "Tiles"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(MosaicCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { Mosaic.frames.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? MosaicCell)?.show(texts[indexPath.item], Mosaic.color(indexPath.item))
        return cell
    }

    // MARK: The walk

    var current: Int? { navigator.indexPathForFocusedItem?.item }

    func begin(at tile: Int) { navigator.focus(IndexPath(item: tile, section: 0)) }

    func write(_ text: String, on tile: Int) {
        texts[tile] = text
        let cell = collectionView.cellForItem(at: IndexPath(item: tile, section: 0))
        (cell as? MosaicCell)?.show(text, Mosaic.color(tile))
    }
}

private final class MosaicCell: UICollectionViewCell {
    private lazy var label = Mosaic.label(in: contentView)

    func show(_ text: String, _ color: UIColor) {
        label.text = text
        label.frame = contentView.bounds.insetBy(dx: 8, dy: 4)
        contentView.backgroundColor = color
        contentView.layer.cornerRadius = 10
    }

    override var isSelected: Bool {
        didSet {
            contentView.layer.borderWidth = isSelected ? 4 : 0
            contentView.layer.borderColor = UIColor.systemBlue.cgColor
        }
    }
}

private final class MosaicLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
        Mosaic.frames.reduce(CGRect.null) { $0.union($1) }.size
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = Mosaic.frames[indexPath.item]
        return attributes
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        Mosaic.frames.indices.filter { Mosaic.frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
}

/// The tiles as views that can be focused, with a focus navigator.
final class MosaicViewController: UIViewController, MosaicScreen {
    private final class Tile: UIView {
        private(set) lazy var label = Mosaic.label(in: self)

        override var canBecomeFocused: Bool { true }
    }

    private lazy var navigator = FocusNavigator(in: view)
    private var tiles: [Tile] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tiles"
        view.backgroundColor = .systemBackground
        tiles = Mosaic.frames.enumerated().map { index, frame in
            let tile = Tile(frame: frame.offsetBy(dx: 0, dy: 100))
            tile.backgroundColor = Mosaic.color(index)
            tile.layer.cornerRadius = 10
            tile.label.text = "\(index + 1)"
            view.addSubview(tile)
            return tile
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    // MARK: The walk

    var current: Int? { tiles.firstIndex { $0 === navigator.focusedItem } }

    func begin(at tile: Int) { navigator.focus(tiles[tile]) }

    func write(_ text: String, on tile: Int) { tiles[tile].label.text = text }
}
