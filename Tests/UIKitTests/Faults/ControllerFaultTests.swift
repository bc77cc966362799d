#if canImport(SimulatedDevice)
import CoreGraphics
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

/// Calls of controllers that UIKit answers with an exception, and that have done nothing here.
@MainActor
@Suite struct ControllerFaultTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let presenter = UIViewController()
    private let presented = UIViewController()

    init() {
        window.rootViewController = presenter
        window.isHidden = false
    }

    private func faults(_ body: () -> Void) -> [UIKitFault.Exception] {
        SimulatedDevice.collectFaults(body).map(\.exception)
    }

    @Test("Presenting a controller again is a fault", .requirement("U356"))
    func presentingControllerAgainIsFault() {
        presenter.present(presented, animated: false)
        var isCompleted = false
        let faults = SimulatedDevice.collectFaults {
            presenter.present(presented, animated: false) { isCompleted = true }
        }
        #expect(faults.map(\.exception) == [.invalidArgument])
        #expect(faults.first?.reason.contains("that is already being presented by") == true)
        #expect(!isCompleted)
        #expect(presenter.presentedViewController === presented)
    }

    @Test("A second, different controller is ignored without a fault", .requirement("U356"))
    func presentingSomebodyElse() {
        presenter.present(presented, animated: false)
        var isCompleted = false
        let other = UIViewController()
        #expect(faults { presenter.present(other, animated: false) { isCompleted = true } } == [])
        #expect(!isCompleted)
        #expect(other.presentingViewController == nil)
    }

    @Test("A root, a child and the presenter itself cannot be presented", .requirement("U356"))
    func presentingWhoIsActive() {
        let child = UIViewController()
        presenter.addChild(child)
        #expect(faults { presenter.present(presenter, animated: false) } == [.invalidArgument])
        #expect(faults { presenter.present(child, animated: false) } == [.invalidArgument])
        #expect(faults { child.present(presenter, animated: false) } == [.invalidArgument])
        #expect(presenter.presentedViewController == nil)
    }

    @Test("An alert with nothing to show is a fault", .requirement("U356"))
    func emptyAlertIsFault() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        #expect(faults { presenter.present(alert, animated: false) } == [.internalInconsistency])
        #expect(presenter.presentedViewController == nil)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        #expect(
            faults { alert.addAction(UIAlertAction(title: "Never", style: .cancel)) }
                == [.internalInconsistency])
        #expect(alert.actions.count == 1)
        let sheet = UIAlertController(title: "?", message: nil, preferredStyle: .actionSheet)
        #expect(faults { sheet.addTextField() } == [.internalInconsistency])
        #expect(sheet.textFields == nil)
    }

    @Test("A stack holds each controller once, and no stack", .requirement("U356"))
    func stackHoldsEachControllerOnce() {
        let navigation = UINavigationController(rootViewController: presented)
        let other = UIViewController()
        #expect(
            faults { navigation.pushViewController(presented, animated: false) }
                == [.invalidArgument])
        #expect(
            faults { navigation.setViewControllers([presented, other, other], animated: false) }
                == [.internalInconsistency])
        #expect(
            faults { navigation.pushViewController(UINavigationController(), animated: false) }
                == [.invalidArgument])
        #expect(
            faults { navigation.popToViewController(other, animated: false) }
                == [.internalInconsistency])
        #expect(navigation.viewControllers == [presented])
    }

    @Test("Nobody is a child of itself or of a descendant (assumed: A58)", .requirement("U356"))
    func nobodyIsItsOwnDescendant() {
        let child = UIViewController()
        presented.addChild(child)
        #expect(faults { presented.addChild(presented) } == [.invalidArgument])
        #expect(faults { child.addChild(presented) } == [.invalidArgument])
        #expect(presented.parent == nil && child.children.isEmpty)
    }

    @Test("A child's view stands in its parent's", .requirement("U356"))
    func childsViewStandsInParentsView() {
        let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
        for controller in [first, second] {
            presenter.addChild(controller)
            presenter.view.addSubview(controller.view)
        }
        first.addChild(child)
        #expect(faults { second.view.addSubview(child.view) } == [.controllerHierarchy])
        #expect(child.view.superview == nil)
        first.view.addSubview(child.view)
        #expect(faults { second.addChild(child) } == [.controllerHierarchy])
        #expect(child.parent === first)
        // Apple allows a controller without a parent to stand anywhere.
        let guest = UIViewController()
        #expect(faults { second.view.addSubview(guest.view) } == [])
    }

    @Test("A view has one controller", .requirement("U356"))
    func viewHasOneController() {
        #expect(faults { presented.view = presenter.view } == [.controllerHierarchy])
        #expect(presented.viewIfLoaded == nil)
    }

    @Test("Only children can be exchanged by a transition", .requirement("U356"))
    func onlyChildrenAreExchangedByTransition() {
        let child = UIViewController()
        presenter.addChild(child)
        presenter.view.addSubview(child.view)
        #expect(
            faults {
                presenter.transition(from: child, to: presented, duration: 0, animations: nil)
            } == [.invalidArgument])
        #expect(child.view.superview === presenter.view)
    }

    @Test("Only a tab's controller can be selected", .requirement("U356"))
    func selectingAStranger() {
        let tabs = UITabBarController()
        tabs.viewControllers = [presented]
        #expect(faults { tabs.selectedViewController = UIViewController() } == [.invalidArgument])
        #expect(tabs.selectedViewController === presented)
    }
}
#endif
