/// Where the focus is that brings the keyboard, among several conversations of the app.
enum ConversationFocus: CaseIterable, Sendable {
    /// In the conversation's own bar or list.
    case here
    /// In the bar or the list of another conversation.
    case elsewhere
    /// In neither, such as in a search bar, or nowhere.
    case unknown
}
