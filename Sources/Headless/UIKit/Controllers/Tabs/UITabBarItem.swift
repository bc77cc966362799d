import Foundation

/// A tab: a symbol with a title below it.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public override init() {
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { changed() } }
    }

    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { changed() } }
    }
}
