/// The result of playing one recording.
enum Verdict: Equatable {
    case ok(String)
    case nothingToLayOut(String)
    case failed([String])

    /// One line for the recording `name`, whatever characters are in that name.
    func line(for name: String) -> String {
        let name = name.inOneLine
        return switch self {
        case .ok(let text): "\(name): ok \(text)"
        case .nothingToLayOut(let reason): "\(name): nothing to lay out (\(reason))"
        case .failed(let reasons): "\(name): FAILED \(reasons.joined(separator: "; "))"
        }
    }
}
