import CoreGraphics
import DeviceFixtures
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import UIKit

@testable import KeyboardConversations

/// A chat on a device: a list of all kinds that fills the screen, and a bar with an input that is
/// pinned to the keyboard layout guide.
@MainActor
final class Chat {
    let device: SimulatedDevice
    let screen: ChatScreen
    let assistant: ConversationAssistant
    private var knownWrites = 0

    /// Shows a list of `rows` rows at its end.
    init(
        _ kind: ConversationStage.Kind = .table, _ model: SimulatedDevice.Model = .iPhone13,
        rows: Int = 60, lift: ConversationLift = .always
    ) {
        device = SimulatedDevice(model)
        screen = ChatScreen(kind, rows: rows)
        device.show(screen)
        device.settle()
        assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        assistant.lift = lift
        assistant.start()
        device.settle()
        assistant.scrollToEnd(animated: false)
        device.settle()
        forgetMoves()
    }

    var list: UIScrollView { screen.list }

    /// The number of moves of the content by the assistant, since they were forgotten.
    var moves: Int { list.offsetWrites - knownWrites }

    func forgetMoves() {
        knownWrites = list.offsetWrites
    }

    func openKeyboard() {
        device.focus(screen.input)
    }

    func closeKeyboard() {
        screen.input.resignFirstResponder()
        device.settle()
    }

    /// The distance from the newest row down to what covers the list, in points, as it is drawn.
    ///
    /// That is the bar, or the keyboard where the guide has left the bar behind.
    var gap: CGFloat {
        let keyboard = device.keyboard.drawnFrame?.minY ?? .infinity
        return min(drawn(screen.bar).minY, keyboard) - newestRow.end
    }

    /// A Boolean value that indicates whether the bar is at the keyboard in every frame.
    static var isBarAtKeyboard: Bool {
        let behavior = UIKitBehavior.standard
        return [.exact, .offByBar].contains(behavior.keyboardGuide)
            && behavior.guidedViews != .window
    }

    /// A Boolean value that indicates whether the newest row is where it belongs in a frame of the
    /// keyboard's animation: at the bar or, where the bar stays behind the keyboard, not covered.
    ///
    /// A bar that follows one frame late is over the row by the way of a frame. One that misses the
    /// move is wherever it was, and only at rest is it known that it stays there.
    var isNewestRowInPlace: Bool {
        switch UIKitBehavior.standard.keyboardGuide {
        case .missesTransitions: true
        case .oneFrameLate: gap > -40
        default: Self.isBarAtKeyboard ? abs(gap) < 0.5 : gap > -0.5
        }
    }

    /// The span of the newest row on the screen, as it is drawn.
    var newestRow: (start: CGFloat, end: CGFloat) {
        let bounds = (list.layer.presentation() ?? list.layer).bounds
        let frame = drawn(list)
        if screen.isInverted {
            let end = frame.maxY - (0 - bounds.minY)
            return (end - screen.rows.heights.first!, end)
        }
        let end = frame.minY + screen.rows.heights.reduce(0, +) - bounds.minY
        return (end - screen.rows.heights.last!, end)
    }

    func drawn(_ view: UIView) -> CGRect {
        let layer = view.layer.presentation() ?? view.layer
        let superview = view.superview!
        let size = layer.bounds.size
        let origin = CGPoint(
            x: layer.position.x - size.width / 2, y: layer.position.y - size.height / 2)
        return superview.convert(CGRect(origin: origin, size: size), to: nil)
    }

    /// A Boolean value that indicates whether the bar is at the bottom of the safe area.
    ///
    /// A guide that misses a hide leaves it where the keyboard was, and there it covers the list.
    var isBarAtRest: Bool {
        screen.bar.frame.maxY == screen.view.bounds.maxY - screen.view.safeAreaInsets.bottom
    }

    /// Returns the numbers `before` the keyboard came, with what a bar covers that is still where a
    /// guide has left it.
    func numbersAtRest(since before: [CGFloat]) -> [CGFloat] {
        let rest = screen.view.bounds.maxY - screen.view.safeAreaInsets.bottom
        let rise = rest - screen.bar.frame.maxY
        let isAtTop = screen.isInverted
        return zip(before, [isAtTop, !isAtTop, isAtTop, !isAtTop]).map { $0 + ($1 ? rise : 0) }
    }

    /// The numbers that are the app's while the assistant doesn't run.
    var numbers: [CGFloat] {
        let (inset, indicators) = (list.contentInset, list.verticalScrollIndicatorInsets)
        return [inset.top, inset.bottom, indicators.top, indicators.bottom]
    }
}

/// A list that fills the screen, behind a bar with an input.
class BarScreen: KeyNavigatorScreen {
    let list: UIScrollView
    let bar = UIView()
    let input = UITextField(frame: CGRect(x: 20, y: 8, width: 300, height: 34))
    private(set) var barHeight: NSLayoutConstraint!

    init(_ list: UIScrollView) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
        list.keyboardDismissMode = .interactive
        list.alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [list, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        bar.addSubview(input)
        barHeight = bar.heightAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor), barHeight,
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}

/// A list of rows whose heights are known.
final class ChatScreen: BarScreen {
    let rows: ChatRows
    let isInverted: Bool

    init(_ kind: ConversationStage.Kind, rows count: Int) {
        rows = ChatRows(Array(repeating: 40, count: count))
        isInverted = kind == .invertedTable
        super.init(kind == .collection ? rows.makeCollection() : rows.makeTable())
        if isInverted {
            list.transform = CGAffineTransform(scaleX: 1, y: -1)
            // The system's insets are upside down as well, so apps switch them off.
            list.contentInsetAdjustmentBehavior = .never
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// Rows of a chat, the newest at the end, or at the start of a list that is upside down.
@MainActor
final class ChatRows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
    private(set) var heights: [CGFloat]
    /// The questions about rows and their number.
    private(set) var questions = 0
    private weak var table: UITableView?
    private weak var collection: UICollectionView?

    init(_ heights: [CGFloat]) {
        self.heights = heights
    }

    func makeTable() -> UITableView {
        let table = WatchedTable(frame: .zero, style: .plain)
        table.estimatedRowHeight = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate, self.table) = (self, self, table)
        return table
    }

    func makeCollection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = WatchedCollection(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        (view.dataSource, view.delegate, collection) = (self, self, view)
        return view
    }

    /// Adds a row at the end of the conversation, with an animation or at once.
    func add(height: CGFloat = 40, atStart: Bool = false, animated: Bool = false) {
        let place = IndexPath(item: atStart ? 0 : heights.count, section: 0)
        heights.insert(height, at: place.item)
        if let table {
            guard animated else { return table.reloadData() }
            table.performBatchUpdates { table.insertRows(at: [place], with: .automatic) }
        } else if let collection {
            guard animated else { return collection.reloadData() }
            collection.performBatchUpdates { collection.insertItems(at: [place]) }
        }
    }

    /// Makes the newest row grow.
    func grow(by points: CGFloat, atStart: Bool = false) {
        heights[atStart ? 0 : heights.count - 1] += points
        table?.performBatchUpdates(nil)
        if let collection {
            collection.collectionViewLayout.invalidateLayout()
            collection.layoutIfNeeded()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        questions += 1
        return heights.count
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        questions += 1
        return heights[indexPath.row]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
    }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: view.bounds.width, height: heights[indexPath.item])
    }
}
