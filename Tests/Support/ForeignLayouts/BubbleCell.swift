import UIKit

/// A bubble that decides its height.
public final class BubbleCell: UICollectionViewCell {
    private let filler = UIView()
    private var fillerHeight: NSLayoutConstraint!
    public private(set) var isOwn = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        filler.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(filler)
        fillerHeight = filler.heightAnchor.constraint(equalToConstant: 40)
        // The estimate counts until the bubble is measured.
        fillerHeight.priority = .defaultHigh
        NSLayoutConstraint.activate([
            filler.topAnchor.constraint(equalTo: contentView.topAnchor),
            filler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            filler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            filler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            fillerHeight,
        ])
    }

    /// The height of the text.
    public var height: CGFloat {
        get { fillerHeight.constant }
        set {
            guard newValue != fillerHeight.constant else { return }
            fillerHeight.constant = newValue
            invalidateIntrinsicContentSize()
        }
    }

    public override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        preferred.size.height =
            contentView.systemLayoutSizeFitting(
                CGSize(width: preferred.size.width, height: 0),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        return preferred
    }

    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        isOwn = (layoutAttributes as? BubbleAttributes)?.isOwn ?? false
    }
}

/// The data source of a conversation in bubbles, whose messages are heights.
public final class BubbleSource: NSObject, UICollectionViewDataSource {
    public private(set) var heights: [CGFloat]
    /// The names of the messages, which stay.
    public private(set) var names: [String]
    private var count: Int
    private weak var list: UICollectionView?

    public init(_ heights: [CGFloat]) {
        self.heights = heights
        count = heights.count
        names = heights.indices.map { "message \($0)" }
        super.init()
    }

    /// Fills a list, which this object doesn't keep.
    public func fill(_ list: UICollectionView) {
        self.list = list
        list.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
        list.dataSource = self
    }

    public func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { heights.count }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "bubble", for: indexPath)
        (cell as? BubbleCell)?.height = heights[indexPath.item]
        return cell
    }

    // MARK: Messages

    public func insert(_ new: [CGFloat], at place: Int) {
        list?.performBatchUpdates { [self] in
            heights.insert(contentsOf: new, at: place)
            names.insert(contentsOf: new.indices.map { "message \(count + $0)" }, at: place)
            count += new.count
            list?.insertItems(
                at: new.indices.map { IndexPath(item: place + $0, section: 0) })
        }
    }

    public func append(_ height: CGFloat) { insert([height], at: heights.count) }

    public func remove(at place: Int) {
        list?.performBatchUpdates { [self] in
            heights.remove(at: place)
            names.remove(at: place)
            list?.deleteItems(at: [IndexPath(item: place, section: 0)])
        }
    }

    /// Makes a message longer, whose cell asks for more space if it is visible.
    public func grow(_ place: Int, by points: CGFloat) {
        heights[place] += points
        let cell = list?.cellForItem(at: IndexPath(item: place, section: 0))
        (cell as? BubbleCell)?.height = heights[place]
    }
}
