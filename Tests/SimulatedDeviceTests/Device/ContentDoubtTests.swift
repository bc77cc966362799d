import CoreGraphics
import DeviceFixtures
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Each answer to a doubt about content that is turned, slows down or is updated.
@MainActor @Suite struct ContentDoubtTests {
    private func make(
        _ model: SimulatedDevice.Model = .iPhone13, _ change: (inout UIKitBehavior) -> Void
    ) -> SimulatedDevice {
        var behavior = UIKitBehavior()
        change(&behavior)
        return SimulatedDevice(model, behavior: behavior)
    }

    // MARK: The safe area of a view that is turned

    @Test(
        "A table that is upside down has the insets of its frame, and keeps them when the device rotates, or doesn't (Apple developer forums, 671541)",
        .requirement("U358"), arguments: UIKitBehavior.TurnedSafeArea.allCases)
    func turnedTableKeepsInsets(answer: UIKitBehavior.TurnedSafeArea) {
        let device = make { $0.turnedSafeArea = answer }
        let controller = FlippedTable()
        device.show(controller)
        let table = controller.tableView!
        let upright = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        #expect(table.safeAreaInsets == upright)
        #expect(table.adjustedContentInset == upright)
        controller.changes = 0

        device.rotate(to: .landscapeLeft)
        device.settle()
        let isKept = answer == .kept
        #expect(table.frame.size == CGSize(width: 844, height: 390))
        #expect((table.safeAreaInsets == upright) == isKept)
        #expect((table.safeAreaInsets.left > 0) == !isKept)
        #expect((controller.changes == 0) == isKept)

        table.transform = .identity
        #expect(table.safeAreaInsets.left > 0)
        #expect(controller.changes == 1)
    }

    @Test(
        "A view that is halved has the insets of its frame, or those of before (openradar 35532074)",
        .requirement("U358"), arguments: UIKitBehavior.TurnedSafeArea.allCases)
    func halvedViewHasInsetsOfFrame(answer: UIKitBehavior.TurnedSafeArea) {
        let device = make { $0.turnedSafeArea = answer }
        let (controller, view) = (UIViewController(), UIView())
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.addSubview(view)
        device.show(controller)
        #expect(view.safeAreaInsets.top == 47)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(view.safeAreaInsets.top == (answer == .kept ? 47 : 0))
    }

    @Test("A view that is only moved has the insets of its frame", .requirement("U358"))
    func movedViewHasInsetsOfFrame() {
        let device = make { $0.turnedSafeArea = .kept }
        let (controller, view) = (UIViewController(), UIView())
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.addSubview(view)
        device.show(controller)
        view.transform = CGAffineTransform(translationX: 0, y: 20)
        #expect(view.safeAreaInsets.top == 27)
    }

    // MARK: An offset that is set while content slows down

    /// The ways to set an offset.
    enum Way: CaseIterable {
        case method, property
    }

    @Test(
        "An offset that is set while content slows down ends that, or moves it on its way (openradar 16724593)",
        .requirement("U358"),
        arguments: UIKitBehavior.OffsetInDeceleration.allCases, Way.allCases)
    func offsetEndsDeceleration(answer: UIKitBehavior.OffsetInDeceleration, way: Way) {
        let device = make(.iPhoneSE) { $0.offsetInDeceleration = answer }
        let (plain, moved) = (decelerating(on: device), decelerating(on: device))
        let before = moved.contentOffset.y
        let new = CGPoint(x: 0, y: before + 700)
        switch way {
        case .method: moved.setContentOffset(new, animated: false)
        case .property: moved.contentOffset = new
        }
        let goesOn = answer == .goesOn || answer == .endsByMethod && way == .property
        #expect(moved.isDecelerating == goesOn)
        #expect(moved.contentOffset == new)
        device.settle()
        device.settle()
        let rest = plain.contentOffset.y - before
        #expect(rest > 50)
        #expect(abs(moved.contentOffset.y - new.y - (goesOn ? rest : 0)) < 0.5)
    }

    @Test(
        "A row that turns out higher above what is visible doesn't end a deceleration",
        .requirement("U358"), arguments: UIKitBehavior.OffsetInDeceleration.allCases)
    func measuredRowLeavesDeceleration(answer: UIKitBehavior.OffsetInDeceleration) {
        let device = make(.iPhoneSE) { $0.offsetInDeceleration = answer }
        let table = HighRows.show(on: device)
        let rows = table.indexPathsForVisibleRows ?? []
        #expect(rows.contains(IndexPath(row: 40, section: 0)))
        device.fling(table, by: CGVector(dx: 0, dy: 200))
        var last = table.contentOffset.y - table.rectForRow(at: rows[0]).minY
        var steps: [CGFloat] = []
        while table.isDecelerating {
            device.advance(by: 1.0 / 60)
            let place = table.contentOffset.y - table.rectForRow(at: rows[0]).minY
            steps.append(last - place)
            last = place
        }
        #expect(steps.count > 20)
        // Each step is shorter than the one before, but for whole pixels.
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(steps)")
        #expect(steps.reduce(0, +) > 300)
    }

    /// Shows long content, and throws it.
    private func decelerating(on device: SimulatedDevice) -> UIScrollView {
        let controller = UIViewController()
        let view = UIScrollView(frame: CGRect(x: 0, y: 67, width: 375, height: 600))
        view.contentSize = CGSize(width: 375, height: 9000)
        controller.view.addSubview(view)
        device.show(controller)
        device.fling(view, by: CGVector(dx: 0, dy: -200))
        #expect(view.isDecelerating)
        device.advance(by: 0.1)
        return view
    }

    // MARK: An inset that is set during an update

    /// The moments at which an inset is set.
    enum Moment: CaseIterable {
        case inClosure, inAnimation
    }

    @Test(
        "An inset that is set during an update counts at once, or when it is over (ekazaev/ChatLayout)",
        .requirement("U358"),
        arguments: [PlainListKind.table, .collection],
        [
            (.atOnce, .inClosure), (.atOnce, .inAnimation), (.afterUpdate, .inClosure),
            (.afterUpdate, .inAnimation),
        ] as [(UIKitBehavior.InsetInUpdate, Moment)])
    func insetCountsAtOnceOrAfterUpdate(
        kind: PlainListKind, how: (answer: UIKitBehavior.InsetInUpdate, moment: Moment)
    ) {
        let device = make(.iPhoneSE) { $0.insetInUpdate = how.answer }
        let list = PlainList(kind)
        device.show(list)
        let end = list.scroll.contentSize.height - 667
        list.scroll.contentOffset.y = end
        list.update { if how.moment == .inClosure { list.scroll.contentInset.bottom = 300 } }
        device.advance(by: 0.1)
        if how.moment == .inAnimation { list.scroll.contentInset.bottom = 300 }
        #expect(list.scroll.adjustedContentInset.bottom == 300)

        list.scrollToEnd()
        #expect(list.scroll.contentOffset.y == (how.answer == .atOnce ? end + 300 : end))
        device.settle()
        list.scrollToEnd()
        #expect(list.scroll.contentOffset.y == end + 300)
    }

    @Test("Content rests where a smaller inset allows it when the update is over")
    func contentReturnsAfterUpdate() {
        let device = make(.iPhoneSE) { $0.insetInUpdate = .afterUpdate }
        let list = PlainList(.table)
        device.show(list)
        let end = list.scroll.contentSize.height - 667
        list.scroll.contentInset.bottom = 300
        list.scroll.contentOffset.y = end + 300
        list.update { list.scroll.contentInset.bottom = 0 }
        device.advance(by: 0.1)
        #expect(list.scroll.contentOffset.y == end + 300)
        device.settle()
        #expect(list.scroll.contentOffset.y == end)
    }
}

/// A table that its controller turns upside down.
private final class FlippedTable: UITableViewController {
    var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        changes += 1
    }
}

/// Rows that are estimated to be half as high as they are.
private final class HighRows: UIViewController, UITableViewDataSource {
    private let table = UITableView()

    static func show(on device: SimulatedDevice) -> UITableView {
        let controller = HighRows()
        device.show(controller)
        let table = controller.table
        table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
        device.settle()
        return table
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.dataSource = self
        table.estimatedRowHeight = 44
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.heightAnchor.constraint(equalToConstant: 88),
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        ])
        return cell
    }
}

/// The kinds of list.
enum PlainListKind: CaseIterable {
    case table, collection
}

/// A list of 40 rows that are 50 points high.
@MainActor
private final class PlainList: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    private let table = UITableView()
    private let collection: UICollectionView
    private let kind: PlainListKind

    init(_ kind: PlainListKind) {
        self.kind = kind
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 50)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        table.rowHeight = 50
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        collection.dataSource = self
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        table.contentInsetAdjustmentBehavior = .never
        collection.contentInsetAdjustmentBehavior = .never
        view = kind == .table ? table : collection
    }

    var scroll: UIScrollView { kind == .table ? table : collection }

    func update(_ updates: @escaping () -> Void) {
        switch kind {
        case .table: table.performBatchUpdates(updates)
        case .collection: collection.performBatchUpdates(updates)
        }
    }

    func scrollToEnd() {
        let last = IndexPath(item: 39, section: 0)
        switch kind {
        case .table: table.scrollToRow(at: last, at: .bottom, animated: false)
        case .collection: collection.scrollToItem(at: last, at: .bottom, animated: false)
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}
