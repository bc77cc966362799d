/// What a command wants of a scroll view.
enum ScrollIntent: Hashable, Sendable {
    case arrow(ArrowDirection, PageStep.Move)
    /// Along the axis in which the content is read.
    case reading(RowWalk.Direction, PageStep.Move)
    case zoom(ZoomStep.Move)

    /// The commands of a scroll view without rows, in the order in which people see them.
    static let all: [(command: BuiltInCommand, intent: ScrollIntent)] = [
        (.scrollUp, .arrow(.up, .line)), (.scrollDown, .arrow(.down, .line)),
        (.scrollLeft, .arrow(.left, .line)), (.scrollRight, .arrow(.right, .line)),
        (.pageUp, .reading(.backward, .page)), (.pageDown, .reading(.forward, .page)),
        (.arrowPageUp, .arrow(.up, .page)), (.arrowPageDown, .arrow(.down, .page)),
        (.scrollToTop, .reading(.backward, .end)), (.scrollToBottom, .reading(.forward, .end)),
        (.jumpToTop, .arrow(.up, .end)), (.jumpToBottom, .arrow(.down, .end)),
        (.zoomIn, .zoom(.larger)), (.zoomOut, .zoom(.smaller)), (.actualSize, .zoom(.actual)),
    ]

    /// What `command` wants; nil if that is no command of a scroll view.
    init?(_ command: CommandIdentifier) {
        guard let found = Self.all.first(where: { $0.command.identifier == command }) else {
            return nil
        }
        self = found.intent
    }
}
