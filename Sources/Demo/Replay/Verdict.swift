/// What playing one recording came to.
enum Verdict: Equatable {
    case ok(String)
    case nothingToLayOut(String)
    case failed([String])

    func line(for name: String) -> String {
        switch self {
        case .ok(let text): "\(name): ok \(text)"
        case .nothingToLayOut(let reason): "\(name): nothing to lay out (\(reason))"
        case .failed(let reasons): "\(name): FAILED \(reasons.joined(separator: "; "))"
        }
    }
}
