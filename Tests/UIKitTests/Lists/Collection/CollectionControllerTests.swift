#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
struct CollectionControllerTests {
    private final class Fields: UICollectionViewController {
        let fields = (0..<30).map { _ in
            UITextField(frame: CGRect(x: 16, y: 2, width: 200, height: 40))
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(
                UICollectionViewCell.self, forCellWithReuseIdentifier: "field")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { fields.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "field", for: indexPath)
            cell.contentView.addSubview(fields[indexPath.item])
            return cell
        }
    }

    private func screen(
        _ room: UIKitBehavior.CollectionControllerRoom
    ) -> (SimulatedDevice, Fields) {
        var behavior = UIKitBehavior()
        behavior.collectionControllerRoom = room
        let device = SimulatedDevice(.iPhone13, behavior: behavior)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 44)
        let controller = Fields(collectionViewLayout: layout)
        device.show(controller)
        return (device, controller)
    }

    @Test("collectionControllerRoom=never: its insets stay as they are", .requirement("U358"))
    func insetsNeverChangeForKeyboard() throws {
        let (device, controller) = screen(.never)
        let before = controller.collectionView.adjustedContentInset
        try device.tap(controller.fields[8])
        device.settle()
        #expect(controller.collectionView.adjustedContentInset == before)
    }

    @Test(
        "collectionControllerRoom=untilHide: it keeps the keyboard's height free, and the field in sight",
        .requirement("U358")
    )
    func keyboardHeightStaysFreeUntilHide() throws {
        let (device, controller) = screen(.untilHide)
        let view = try #require(controller.collectionView)
        let before = view.adjustedContentInset.bottom
        try device.tap(controller.fields[12])
        device.settle()
        let keyboard = try view.convert(#require(device.keyboard.frame), from: nil as UIView?)
        #expect(view.adjustedContentInset.bottom == view.bounds.maxY - keyboard.minY)
        #expect(
            controller.fields[12].convert(controller.fields[12].bounds, to: view).maxY
                <= keyboard.minY)
        controller.fields[12].resignFirstResponder()
        #expect(view.contentInset.bottom == 0)
        device.settle()
        #expect(view.adjustedContentInset.bottom == before)
    }

    @Test(
        "collectionControllerRoom=untilTurnAfterHide: the room goes one turn after the hide",
        .requirement("U358"))
    func untilTurnAfterHide() throws {
        let (device, controller) = screen(.untilTurnAfterHide)
        let view = try #require(controller.collectionView)
        try device.tap(controller.fields[8])
        device.settle()
        let room = view.contentInset.bottom
        #expect(room > 0)
        controller.fields[8].resignFirstResponder()
        #expect(view.contentInset.bottom == room)
        device.advance(by: 0)
        #expect(view.contentInset.bottom == 0)
        try device.tap(controller.fields[8])
        controller.fields[8].resignFirstResponder()
        controller.fields[9].becomeFirstResponder()
        device.settle()
        #expect(view.contentInset.bottom == room)
    }

    @Test(
        "collectionControllerRoom: a list that is replaced gives its room back, and its successor has none to give",
        .requirement("U358"),
        arguments: [
            UIKitBehavior.CollectionControllerRoom.untilHide, .untilTurnAfterHide,
        ])
    func replacedListGivesRoomBack(room: UIKitBehavior.CollectionControllerRoom) throws {
        let (device, controller) = screen(room)
        let old = try #require(controller.collectionView)
        try device.tap(controller.fields[8])
        device.settle()
        #expect(old.contentInset.bottom > 0)
        let new = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = new
        device.settle()
        #expect(device.keyboard.frame == nil)
        #expect(new.contentInset.bottom == 0)
        #expect(new.verticalScrollIndicatorInsets.bottom == 0)
        #expect(old.contentInset.bottom == 0)
        #expect(old.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test(
        "collectionControllerRoom: a list that replaces another has the next keyboard's room",
        .requirement("U358"))
    func replacingListHasNextKeyboardsRoom() throws {
        let (device, controller) = screen(.untilHide)
        let old = try #require(controller.collectionView)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        device.settle()
        let room = old.contentInset.bottom
        #expect(room > 0)
        let new = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = new
        field.resignFirstResponder()
        field.becomeFirstResponder()
        device.settle()
        #expect(new.contentInset.bottom == room)
        #expect(old.contentInset.bottom == 0)
    }
}
#endif
