import KeyNavigation
import KeyboardAssistant
import UIKit

/// A flow layout that is mirrored in right-to-left languages.
private final class MirroredFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Albums of photos with sticky headers, which people navigate with the arrow keys.
///
/// While photos are picked, ⇧ and the arrow keys select rectangles.
public final class PhotoGridViewController: KeyedViewController {
    public private(set) var albums = Album.all
    private let layout = MirroredFlowLayout()
    public private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: layout)
    /// The navigator, whose cursor is the selection.
    ///
    /// The cells draw a frame for it.
    public private(set) lazy var navigator = CollectionNavigator(collectionView: collectionView)

    override var contentCommands: [UIKeyCommand] { navigator.possibleKeyCommands }

    public override func loadView() {
        view = collectionView
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        navigationItem.rightBarButtonItem = editButtonItem
        layOut()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            AlbumHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "album")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.allowsMultipleSelectionDuringEditing = true
        navigator.deleteItems = { [weak self] in self?.delete($0) }
        navigator.options.gridSelection = .rectangle
    }

    private func layOut() {
        layout.itemSize = CGSize(width: 110, height: 110)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 20, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
        layout.sectionHeadersPinToVisibleBounds = true
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        for cell in collectionView.visibleCells { (cell as? PhotoCell)?.isPicking = editing }
    }

    private func delete(_ photos: [IndexPath]) {
        for photo in photos.reversed() {
            albums[photo.section].photos.remove(at: photo.item)
        }
        collectionView.deleteItems(at: photos)
    }
}

extension PhotoGridViewController: UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        guard !isEditing else { return }
        let photo = albums[indexPath.section].photos[indexPath.item]
        let sheet = UINavigationController(rootViewController: PhotoViewController(photo))
        sheet.modalPresentationStyle = .formSheet
        present(sheet, animated: true)
    }
}

extension PhotoGridViewController: UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

    public func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        albums[section].photos.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "photo", for: indexPath)
        let photo = albums[indexPath.section].photos[indexPath.item]
        (cell as? PhotoCell)?.show(photo, number: indexPath.item + 1, isPicking: isEditing)
        return cell
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "album", for: indexPath)
        (header as? AlbumHeader)?.label.text = albums[indexPath.section].title
        return header
    }
}
