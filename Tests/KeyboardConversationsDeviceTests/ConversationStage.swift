import CoreGraphics
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import UIKit

@testable import KeyboardConversations

/// A screen with a real list, a bar and a keyboard, on which cases are played.
@MainActor
final class ConversationStage {
    /// The kinds of list.
    enum Kind: String, CaseIterable {
        case table, collection, invertedTable
    }

    let device: SimulatedDevice
    let screen: ConversationScreenController
    let assistant: ConversationAssistant
    private var freeze: ConversationFreeze?
    private var finger: Finger?
    private let below: CGFloat

    init(_ example: ConversationCase, _ kind: Kind) {
        below = example.below ?? 0
        let viewport = example.list?.viewport ?? 800
        // The cases are about keyboards whose frames are told, and their heights are those of views.
        var behavior = UIKitBehavior.standard
        behavior.reloadedHeight = .posted
        device = SimulatedDevice(
            SimulatedDevice.Model(size: CGSize(width: 390, height: viewport + below)),
            behavior: behavior)
        screen = ConversationScreenController(
            kind, content: example.list?.content ?? 2_000, height: viewport)
        device.show(screen)
        assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        assistant.lift = example.knownLift ?? .always
        assistant.minimumRoomBelow = example.blank ?? 0
        screen.barHeight.constant = example.bar ?? 0
        if let height = example.keyboardAtStart { screen.showKeyboard(height) }
        device.settle()
        assistant.start()
        device.settle()
        if example.frozen == true { freeze = assistant.freeze() }
        screen.list.contentOffset.y = example.offset ?? 0
    }

    func play(_ step: ConversationCase.Step) -> ConversationStepResult {
        if step.keyboardMoves == nil, step.keyboardSettles == nil, finger == nil { device.settle() }
        let before = screen.list.offsetWrites
        if let height = step.keyboard { announce(height) }
        if step.keyboardMoves != nil { device.advance(by: 0.1) }
        if step.keyboardSettles != nil || step.appears != nil { device.settle() }
        if let height = step.drag { drag(to: height) }
        if let offset = step.scrolledTo { screen.list.contentOffset.y = offset }
        if let bar = step.bar {
            screen.barHeight.constant = bar
            device.settle()
        }
        if let isFrozen = step.frozen { freeze = isFrozen ? assistant.freeze() : nil }
        return ConversationStepResult(
            room: assistant.responder.state.room.keyboard, offset: screen.list.contentOffset.y,
            isWritten: screen.list.offsetWrites > before)
    }

    private func announce(_ height: CGFloat) {
        if let finger {
            // As people do: thrown down, or brought back up.
            finger.move(by: CGVector(dx: 0, dy: height == 0 ? 60 : -300))
            finger.lift()
            self.finger = nil
        } else {
            screen.showKeyboard(height)
            // A hide may be held back until the end of the turn.
            device.advance(by: 1.0 / 60)
        }
    }

    private func drag(to height: CGFloat) {
        let finger = device.touch(at: CGPoint(x: 195, y: 300), in: device.window)
        let bottom = device.window.bounds.maxY
        for y in stride(from: CGFloat(320), through: bottom - height, by: 10) {
            finger.move(by: CGVector(dx: 0, dy: y == 320 ? 20 : 10))
        }
        self.finger = finger
    }
}

/// A list that fills its screen, behind a bar that is pinned to the keyboard layout guide.
final class ConversationScreenController: UIViewController {
    let list: UIScrollView
    let bar = UIView()
    let input = UITextField()
    private(set) var barHeight: NSLayoutConstraint!
    private let source: AnyObject
    private let height: CGFloat

    /// Creates a list that is `height` points high, with `content` points of rows.
    init(_ kind: ConversationStage.Kind, content: CGFloat, height: CGFloat) {
        self.height = height
        let rows = ConversationRows(heights: ConversationRows.heights(of: content))
        (list, source) = kind == .collection ? rows.collection() : rows.table()
        if kind == .invertedTable { list.transform = CGAffineTransform(scaleX: 1, y: -1) }
        super.init(nibName: nil, bundle: nil)
        list.keyboardDismissMode = .interactive
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        input.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        for part in [input, list, bar] { view.addSubview(part) }
        bar.translatesAutoresizingMaskIntoConstraints = false
        barHeight = bar.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            barHeight, bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    /// Shows a keyboard that is `height` points high, or hides it.
    func showKeyboard(_ height: CGFloat) {
        guard height > 0 else { return _ = input.resignFirstResponder() }
        input.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        if input.isFirstResponder { input.reloadInputViews() } else { input.becomeFirstResponder() }
    }
}

/// Rows of known heights, in lists with diffable sources.
@MainActor
struct ConversationRows {
    var heights: [CGFloat]

    /// Returns the heights of rows that are `content` points high together.
    static func heights(of content: CGFloat) -> [CGFloat] {
        let whole = Int(content / 20)
        let rest = content - CGFloat(whole) * 20
        return Array(repeating: 20, count: whole) + (rest > 0 ? [rest] : [])
    }

    func table() -> (UIScrollView, AnyObject) {
        let table = WatchedTable(frame: .zero, style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.estimatedRowHeight = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = HeightSource(table, heights)
        return (table, source)
    }

    func collection() -> (UIScrollView, AnyObject) {
        let heights = heights
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let items = [heights.first ?? 20].map { height in
                NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            }
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: items[0], subitems: [NSCollectionLayoutItem(layoutSize: items[0])])
            return NSCollectionLayoutSection(group: group)
        }
        let view = WatchedCollection(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(heights.indices))
        source.apply(snapshot, animatingDifferences: false)
        return (view, source)
    }
}

/// A diffable source of a table whose rows have given heights.
@MainActor
final class HeightSource: NSObject, UITableViewDelegate {
    private let source: UITableViewDiffableDataSource<Int, Int>
    private let heights: [CGFloat]

    init(_ table: UITableView, _ heights: [CGFloat]) {
        self.heights = heights
        source = UITableViewDiffableDataSource(tableView: table) { table, indexPath, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        super.init()
        table.delegate = self
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(heights.indices))
        source.apply(snapshot, animatingDifferences: false)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row]
    }
}

/// A table that counts who tells it where to scroll.
final class WatchedTable: UITableView {
    fileprivate var writes = 0

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        writes += 1
        super.setContentOffset(contentOffset, animated: animated)
    }
}

/// A collection that counts who tells it where to scroll.
final class WatchedCollection: UICollectionView {
    fileprivate var writes = 0

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        writes += 1
        super.setContentOffset(contentOffset, animated: animated)
    }
}

extension UIScrollView {
    /// The number of times that somebody has told the list where to scroll.
    var offsetWrites: Int {
        (self as? WatchedTable)?.writes ?? (self as? WatchedCollection)?.writes ?? 0
    }
}
