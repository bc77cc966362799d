import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITableViewCell.
@MainActor
struct TableCellTests {
    @Test("Only the other styles have a second label (Apple, detailTextLabel)")
    func onlyOtherStylesHaveSecondLabel() {
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(plain.textLabel != nil && plain.imageView != nil && plain.detailTextLabel == nil)
        for style in [UITableViewCell.CellStyle.subtitle, .value1, .value2] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            #expect(cell.detailTextLabel != nil)
        }
    }

    @Test("Setting the state goes through the method that animates (UITableViewCell.h)")
    func settingStateGoesThroughAnimatingMethod() {
        final class Cell: UITableViewCell {
            var log: [String] = []

            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                log.append("selected \(selected)")
            }

            override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                super.setHighlighted(highlighted, animated: animated)
                log.append("highlighted \(highlighted)")
            }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.log == ["selected true", "highlighted true"])
        #expect(cell.configurationState.isSelected && cell.configurationState.isHighlighted)
    }

    @Test("A content configuration brings its own content view (Apple, contentConfiguration)")
    func contentConfigurationBringsOwnContentView() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let plain = cell.contentView
        var content = cell.defaultContentConfiguration()
        content.text = "One"
        cell.contentConfiguration = content
        let view = cell.contentView
        #expect(view is UIListContentView && view !== plain)
        content.text = "Two"
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Two")
        cell.contentConfiguration = nil
        #expect(cell.contentView === plain)
    }

    @Test("The update handler hears of every new state (Apple, configurationUpdateHandler)")
    func updateHandlerHearsEveryState() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    @Test("A cell's accessory takes room from its content view, and gives it back")
    func anAccessoryTakesRoomFromTheContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width < 300)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        cell.accessoryView = view
        cell.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 254, y: 7, width: 50, height: 30))
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320)
    }

    @Test("A selected cell has its selection's background behind the content, above its own")
    func backdropsLieBehindTheContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (back, selected) = (UIView(), UIView())
        cell.backgroundView = back
        cell.selectedBackgroundView = selected
        cell.layoutIfNeeded()
        #expect(cell.subviews.first === back && selected.superview == nil)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.subviews.prefix(2).elementsEqual([back, selected]) { $0 === $1 })
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(selected.superview == nil)
    }
}
