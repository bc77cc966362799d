import DeviceTesting
import Foundation
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

// The document's sample in Swift; `Tests/AppleSamples` has it with `#selector`.

private class ArticlesViewController: ShortcutCollectionViewController {
    var log: [String] = []

    override var keyCommands: [UIKeyCommand]? {
        let archive = UIKeyCommand(
            input: "a", modifierFlags: .command, action: Selector(("keyArchiveArticle:")))
        archive.discoverabilityTitle = "Archive"
        return (super.keyCommands ?? []) + [archive]
    }

    func keyArchiveArticle(_ sender: Any?) { log.append("archive") }
}

/// What the document leaves to the reader: the articles.
private final class Screen: ArticlesViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView?.dataSource = self
        collectionView?.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        2000
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        log.append("open \(indexPath.item)")
    }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct ShortcutSampleTests {
    @Test(
        "Changing the parent class is all it takes, and own commands are added to super's",
        .requirement("U242"))
    func changingParentClassIsEnough() throws {
        ActionTable.register(Selector(("keyArchiveArticle:")), on: ArticlesViewController.self) {
            $0.keyArchiveArticle($1)
        }
        let (device, screen) = (SimulatedDevice(.iPad9_7), Screen())
        device.show(screen)
        device.settle()

        for key in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputRightArrow, "\r"] {
            device.press(key)
        }
        device.press("a", .command)
        #expect(screen.log == ["open 1", "archive"])
        #expect(screen.collectionView?.indexPathsForSelectedItems == [[0, 1]])
        #expect(device.keyCommandTranscript.contains("Archive ⌘A"))

        let before = try #require(screen.collectionView?.contentOffset.y)
        device.press(" ")
        device.settle()
        #expect(try #require(screen.collectionView?.contentOffset.y) > before)
        device.press(" ", .shift)
        device.settle()
        #expect(screen.collectionView?.contentOffset.y == before)
    }
}
