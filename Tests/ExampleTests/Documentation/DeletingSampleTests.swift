import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The screen with photos of the article about lists.
@MainActor
private final class PhotosViewController: UICollectionViewController {
    struct Photo {
        var isMine: Bool
    }

    var photos = [true, true, false, true].map(Photo.init)
    private(set) lazy var navigator = CollectionNavigator(collectionView: collectionView)

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.allowsMultipleSelection = true
        navigator.deleteItems = { [weak self] in self?.delete($0) }
        navigator.canDeleteItem = { [weak self] in self?.photos[$0.item].isMine ?? false }
    }

    private func delete(_ items: [IndexPath]) {
        for item in items.reversed() { photos.remove(at: item.item) }
        collectionView.deleteItems(at: items)
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
}

@MainActor
@Suite(.doubts(.keyboard)) struct DeletingSampleTests {
    @Test("The article's photos are deleted together, and only one's own", .requirement("U516"))
    func photosAreDeletedTogether() {
        let device = SimulatedDevice()
        device.keyboard.mode = .hardware(bar: false)
        let screen = PhotosViewController(collectionViewLayout: UICollectionViewFlowLayout())
        device.show(screen)
        screen.becomeFirstResponder()
        device.press("a", .command)
        device.press("\u{8}")
        #expect(screen.photos.map(\.isMine) == [false])
    }
}
