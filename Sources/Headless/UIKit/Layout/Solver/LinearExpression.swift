/// A sum of multiples of variables and a constant.
package struct LinearExpression: Equatable, Sendable {
    /// A variable with its coefficient.
    package struct Term: Equatable, Sendable {
        package var variable: Int
        package var coefficient: Double

        package init(variable: Int, coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms in ascending order of their variables, each once, without zero coefficients.
    package private(set) var terms: [Term]
    package var constant: Double

    package init(constant: Double = 0) {
        terms = []
        self.constant = constant
    }

    package init(variable: Int, coefficient: Double = 1) {
        terms = [Term(variable: variable, coefficient: coefficient)]
        constant = 0
    }

    /// A Boolean value that indicates whether the expression is a number that no variable can
    /// change.
    package var isConstant: Bool { terms.isEmpty }

    package var isFinite: Bool {
        constant.isFinite && terms.allSatisfy(\.coefficient.isFinite)
    }

    /// Returns the coefficient of `variable`.
    func coefficient(of variable: Int) -> Double {
        index(of: variable).map { terms[$0].coefficient } ?? 0
    }

    private func index(of variable: Int) -> Int? {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            let candidate = terms[middle].variable
            if candidate == variable { return middle }
            if candidate < variable { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    mutating func remove(where isGone: (Int) -> Bool) {
        terms.removeAll { isGone($0.variable) }
    }

    mutating func remove(_ variable: Int) {
        if let index = index(of: variable) { terms.remove(at: index) }
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Adds `factor` times `other`.
    package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += factor * other.constant
        guard factor != 0, !other.terms.isEmpty else { return }
        if terms.isEmpty {
            terms = other.terms
            if factor != 1 { scaleTerms(by: factor) }
        } else {
            terms = Self.merged(terms, other.terms, factor)
        }
    }

    package mutating func add(variable: Int, times factor: Double) {
        add(LinearExpression(variable: variable), times: factor)
    }

    private mutating func scaleTerms(by factor: Double) {
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    private static func merged(_ left: [Term], _ right: [Term], _ factor: Double) -> [Term] {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                [Term](unsafeUninitializedCapacity: left.count + right.count) { target, count in
                    guard var walk = TermWalk(left, right, factor) else { return }
                    while let term = walk.next() {
                        // This is rounding noise, by which later steps would divide.
                        guard abs(term.coefficient) > Tolerance.coefficient else { continue }
                        target.initializeElement(at: count, to: term)
                        count += 1
                    }
                }
            }
        }
    }
}

/// A walk over two ascending lists of terms.
///
/// It reads raw memory, because an unoptimized build spends most of its time here.
private struct TermWalk {
    private let left: UnsafePointer<LinearExpression.Term>
    private let right: UnsafePointer<LinearExpression.Term>
    private let leftCount: Int
    private let rightCount: Int
    private let factor: Double
    private var i = 0
    private var j = 0

    init?(
        _ left: UnsafeBufferPointer<LinearExpression.Term>,
        _ right: UnsafeBufferPointer<LinearExpression.Term>, _ factor: Double
    ) {
        guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return nil }
        (self.left, self.right, self.factor) = (leftBase, rightBase, factor)
        (leftCount, rightCount) = (left.count, right.count)
    }

    mutating func next() -> LinearExpression.Term? {
        if i == leftCount { return j == rightCount ? nil : takeRight() }
        if j == rightCount || left[i].variable < right[j].variable { return takeLeft() }
        if right[j].variable < left[i].variable { return takeRight() }
        var both = takeLeft()
        both.coefficient += takeRight().coefficient
        return both
    }

    private mutating func takeLeft() -> LinearExpression.Term {
        defer { i += 1 }
        return left[i]
    }

    private mutating func takeRight() -> LinearExpression.Term {
        defer { j += 1 }
        var term = right[j]
        term.coefficient *= factor
        return term
    }
}

/// The largest rounding errors that are ignored.
enum Tolerance {
    /// A smaller coefficient counts as zero; those of layouts are about one.
    static let coefficient = 1e-9
    /// The distance below which two positions are equal, in points.
    static let distance = 1e-6
}
