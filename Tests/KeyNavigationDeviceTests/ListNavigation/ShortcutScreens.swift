import KeyNavigation
import KeyboardAssistant
import UIKit

/// A table's screen as apps write it: with another parent class, and a command of its own.
final class Articles: IPShortcutTableViewController, UITableViewDataSource {
    private let names: [String]

    init(_ names: [String] = (0..<30).map { "Article \($0)" }) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView?.rowHeight = 44
        tableView?.dataSource = self
        tableNavigator?.textForRow = { [names] in names[$0.row] }
    }

    override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + [
            UIKeyCommand(action: Selector(("archive:")), input: "a", modifierFlags: .command)
        ]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// A collection view's screen as apps write it: with another parent class.
final class Photos: ShortcutCollectionViewController, UICollectionViewDataSource {
    private let names: [String]

    init(_ names: [String] = (0..<30).map { "Photo \($0)" }) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        collectionView?.dataSource = self
        collectionNavigator?.textForItem = { [names] in names[$0.item] }
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
}
