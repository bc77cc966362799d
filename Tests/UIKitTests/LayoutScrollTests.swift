import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct LayoutScrollTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView()
    let content = UIView()

    init() {
        _ = root.addConstrained(scroll)
        scroll.fill(root)
        _ = scroll.addConstrained(content)
    }

    // Apple, "Working with Scroll Views" (Auto Layout Guide): constraints to the edges of the
    // scroll view give the size of its contents; those to its size speak of its frame.
    @Test("Constraints to the edges of a scroll view give it its content size")
    func edgesGiveTheContentSize() {
        content.fill(scroll)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1000),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 1000))
    }

    @Test("Constraints to the content layout guide give a scroll view its content size")
    func theContentGuideGivesTheContentSize() {
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -5),
            guide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 600),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 320, height: 610))
        #expect(content.frame == CGRect(x: 10, y: 5, width: 300, height: 600))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 610))
    }

    @Test("A content size that the app sets stays where constraints don't give another")
    func aContentSizeThatTheAppSetsStays() {
        scroll.contentSize = CGSize(width: 10, height: 20)
        content.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 10, height: 20))
    }

    @Test("Scrolling doesn't change the frame of the content")
    func scrollingMovesNothingInsideTheContents() {
        content.fill(scroll)
        content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
        root.layoutIfNeeded()
        scroll.contentOffset.y = 200
        root.layoutIfNeeded()
        #expect(content.frame.minY == 0)
    }

    // Apple, TN2154: a subview that is tied to something outside floats over the contents.
    @Test("A view that is constrained to the frame layout guide stays in sight")
    func whatIsTiedToTheFrameGuideStaysInSight() {
        content.fill(scroll)
        let header = scroll.addConstrained()
        NSLayoutConstraint.activate([
            content.heightAnchor.constraint(equalToConstant: 1000),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            header.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(header.frame.minY == 0)
        scroll.contentOffset.y = 200
        root.layoutIfNeeded()
        #expect(header.frame.minY == 200)
    }
}
