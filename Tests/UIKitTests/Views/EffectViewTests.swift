import CoreGraphics
import Requirements
import Testing
import UIKit

#if canImport(SimulatedDevice)
import HeadlessBehavior
import SimulatedDevice
#endif

@MainActor
@Suite struct EffectViewTests {
    @Test("What is added to an effect view goes to its content view", .requirement("U521"))
    func contentViewFillsTheEffectView() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 10, y: 20, width: 200, height: 50)
        let label = UILabel()
        view.contentView.addSubview(label)
        #expect(view.contentView.isDescendant(of: view))
        view.layoutIfNeeded()
        #expect(view.contentView.bounds.size == CGSize(width: 200, height: 50))
        #expect(label.superview === view.contentView)
    }

    #if canImport(SimulatedDevice)
    @Test("A subview of the effect view itself is a fault, and is not added", .requirement("U521"))
    func effectViewTakesNoSubviews() {
        let view = UIVisualEffectView(effect: nil)
        let label = UILabel()
        let faults = SimulatedDevice.collectFaults { view.addSubview(label) }
        #expect(faults.map(\.exception) == [.internalInconsistency])
        #expect(label.superview == nil)
    }

    @Test("Text in a view is no larger and no smaller than the view allows", .requirement("U521"))
    func textSizesAreLimited() {
        let device = SimulatedDevice(textSize: .extraLarge)
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        outer.maximumContentSizeCategory = .small
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
        // Apple, `minimumContentSizeCategory`: where they contradict each other, the minimum counts.
        inner.minimumContentSizeCategory = .accessibilityLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(outer.traitCollection.preferredContentSizeCategory == .small)
        (outer.maximumContentSizeCategory, inner.minimumContentSizeCategory) = (nil, nil)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        withExtendedLifetime(device) {}
    }
    #endif

    @Test("An interaction is in one view at a time", .requirement("U521"))
    func interactionMovesToItsNewView() {
        let (first, second) = (UIView(), UIView())
        let interaction = UILargeContentViewerInteraction()
        first.addInteraction(interaction)
        #expect(interaction.view === first)
        second.addInteraction(interaction)
        #expect(interaction.view === second)
        #expect(first.interactions.isEmpty && second.interactions.count == 1)
        second.removeInteraction(interaction)
        #expect(interaction.view == nil && second.interactions.isEmpty)
    }

    @Test("A button is shown large with its own title and image", .requirement("U521"))
    func largeContentOfButtons() {
        let button = UIButton(type: .system)
        button.setTitle("Done", for: .normal)
        #expect(!button.showsLargeContentViewer)
        #expect(button.largeContentTitle == "Done" && button.largeContentImage == nil)
        button.largeContentTitle = "Close"
        #expect(button.largeContentTitle == "Close")
    }
}
