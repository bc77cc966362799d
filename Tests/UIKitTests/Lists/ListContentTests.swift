import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIListContentConfiguration and IndexPath.
@MainActor
struct ListContentTests {
    @Test("An index path has a section and a row, which is also its item")
    func anIndexPathKnowsItsSectionAndItsRow() {
        var path = IndexPath(row: 3, section: 2)
        #expect(path.row == 3 && path.item == 3 && path.section == 2)
        #expect(path == IndexPath(item: 3, section: 2))
        path.row = 7
        path.section = 1
        #expect(path == IndexPath(row: 7, section: 1))
    }

    #if !canImport(Darwin)
    @Test("The section or row that a short index path doesn't have is NSNotFound")
    func anIndexPathThatIsTooShortHasNoRow() {
        #expect(IndexPath(index: 4).section == 4)
        #expect(IndexPath(index: 4).row == NSNotFound)
        #expect(IndexPath().section == NSNotFound)
    }
    #endif

    @Test("A list content view is higher by at least a line with a secondary text")
    func aCellsContentIsAsHighAsItsTexts() {
        var content = UIListContentConfiguration.cell()
        content.text = "One"
        let alone = UIListContentView(configuration: content).sizeThatFits(
            CGSize(width: 320, height: 0))
        content.secondaryText = "Two"
        let both = UIListContentView(configuration: content).sizeThatFits(
            CGSize(width: 320, height: 0))
        #expect(alone.height > content.textProperties.font.lineHeight)
        #expect(both.height >= alone.height + content.secondaryTextProperties.font.lineHeight)
    }

    @available(iOS 16, macCatalyst 16, *)
    @Test("A list content view supports list content configurations, and no others")
    func aContentViewSupportsConfigurationsOfItsOwnType() {
        struct Other: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView {
                UIListContentConfiguration.cell().makeContentView()
            }

            func updated(for state: any UIConfigurationState) -> Other { self }
        }
        let view = UIListContentConfiguration.cell().makeContentView()
        #expect(view.supports(UIListContentConfiguration.valueCell()))
        #expect(!view.supports(Other()))
    }

    @Test("The text of a disabled list content has the tertiary label color")
    func aDisabledContentIsGrey() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let content = UIListContentConfiguration.cell()
        #expect(content.updated(for: state).textProperties.color == .label)
        state.isDisabled = true
        #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    }

    // Apple, WWDC 2021, session 10260: texts and icons of a focused cell contrast with its
    // background. They are white (assumed: A60).
    @Test("The texts and the image of a focused list content are white")
    func aFocusedContentContrastsWithTheTintColour() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let content = UIListContentConfiguration.cell()
        #expect(content.updated(for: state).imageProperties.tintColor == nil)
        state.isFocused = true
        let focused = content.updated(for: state)
        #expect(focused.textProperties.color == .white)
        #expect(focused.secondaryTextProperties.color == .white)
        #expect(focused.imageProperties.tintColor == .white)
    }

    // (assumed: A60)
    @Test(
        "The background of a plain list cell is gray only while the cell is selected",
        arguments: [true, false])
    func aSelectedCellsBackgroundIsGrey(isSelected: Bool) {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = isSelected
        let background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        #expect((background.backgroundColor == .systemGray4) == isSelected)
    }
}
