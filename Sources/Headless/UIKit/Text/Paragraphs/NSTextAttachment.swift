import CoreGraphics
import Foundation

/// A picture or a file in a text, which isn't shown here.
open class NSTextAttachment: NSObject {
    open var contents: Data?
    open var fileType: String?
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
}
