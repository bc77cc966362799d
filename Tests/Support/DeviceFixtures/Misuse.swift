/// What an app does from within calls of the libraries, each once.
///
/// A closure or a method of the app's says that it is called. After some number of such calls, it
/// does what was planned for then.
@MainActor
package final class Misuse {
    private struct Plan {
        /// The number of calls before the one in which it happens.
        var calls: Int
        /// The name of the calls that count; `nil` for all.
        var name: String?
        var deed: () -> Void
    }

    /// The names of all calls so far, in the order in which each came first.
    package private(set) var names: [String] = []
    /// The number of calls since the last step began.
    package private(set) var count = 0
    /// What was done since the last step began, as “deed in call”.
    package private(set) var done: [String] = []
    private var isChecking = false
    private var plans: [(name: String, plan: Plan)] = []

    package init() {}

    /// Plans `deed` for a call, after `calls` others, of those that are named `name`.
    ///
    /// Of more than four plans, the oldest is given up, because its calls may never come.
    package func plan(
        _ title: String, after calls: Int, in name: String? = nil, _ deed: @escaping () -> Void
    ) {
        plans.append((title, Plan(calls: calls, name: name, deed: deed)))
        if plans.count > 4 { plans.removeFirst() }
    }

    /// Notes that the app is called by the name `name`, and does what is planned for now.
    package func called(_ name: String) {
        if isChecking { return }
        count += 1
        // Who is called again and again for what is done here would be called for ever.
        precondition(count < 20_000, "\(name) is called without end")
        if !names.contains(name) { names.append(name) }
        var due: [(name: String, plan: Plan)] = []
        for index in plans.indices.reversed() where plans[index].plan.name ?? name == name {
            plans[index].plan.calls -= 1
            if plans[index].plan.calls < 0 { due.append(plans.remove(at: index)) }
        }
        for (title, plan) in due.reversed() {
            done.append("\(title) in \(name)")
            plan.deed()
        }
    }

    /// Begins to count anew.
    package func beginStep() { (count, done) = (0, []) }

    /// Begins to look at the app, during which its calls count for nothing.
    package func beginCheck() { isChecking = true }

    package func endCheck() { isChecking = false }

    /// Gives up what is planned.
    package func forget() { plans = [] }
}
