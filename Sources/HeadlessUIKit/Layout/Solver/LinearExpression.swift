/// A sum of multiples of variables and a constant.
package struct LinearExpression: Equatable, Sendable {
    /// One variable and how often it counts.
    package struct Term: Equatable, Sendable {
        package var variable: Int
        package var coefficient: Double

        package init(variable: Int, coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// Ascending by variable, each variable once, no coefficient that is zero.
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

    /// Whether it is a number that no variable can change.
    package var isConstant: Bool { terms.isEmpty }

    package var isFinite: Bool {
        constant.isFinite && terms.allSatisfy(\.coefficient.isFinite)
    }

    /// How often `variable` counts.
    func coefficient(of variable: Int) -> Double {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            let candidate = terms[middle]
            if candidate.variable == variable { return candidate.coefficient }
            if candidate.variable < variable { low = middle + 1 } else { high = middle }
        }
        return 0
    }

    mutating func remove(where isGone: (Int) -> Bool) {
        terms.removeAll { isGone($0.variable) }
    }

    mutating func remove(_ variable: Int) {
        terms.removeAll { $0.variable == variable }
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

    // Both lists ascend, so one walk over both suffices. The walk runs on raw buffers because it
    // is where an unoptimised build spends its time.
    private static func merged(_ left: [Term], _ right: [Term], _ factor: Double) -> [Term] {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                [Term](unsafeUninitializedCapacity: left.count + right.count) { target, count in
                    count = merge(left, right, factor, into: target)
                }
            }
        }
    }

    private static func merge(
        _ left: UnsafeBufferPointer<Term>, _ right: UnsafeBufferPointer<Term>, _ factor: Double,
        into target: UnsafeMutableBufferPointer<Term>
    ) -> Int {
        guard let left = UnsafeBoundedTerms(left), let right = UnsafeBoundedTerms(right),
            let target = target.baseAddress
        else { return 0 }
        var i = 0
        var j = 0
        var count = 0
        while i < left.count || j < right.count {
            var next: Term
            if j == right.count {
                next = left.base[i]
                i += 1
            } else if i == left.count || right.base[j].variable < left.base[i].variable {
                next = right.base[j]
                next.coefficient *= factor
                j += 1
            } else {
                next = left.base[i]
                if next.variable == right.base[j].variable {
                    next.coefficient += factor * right.base[j].coefficient
                    j += 1
                }
                i += 1
            }
            // What cancels out is rounding noise and would otherwise be pivoted on.
            if abs(next.coefficient) > Tolerance.coefficient {
                (target + count).initialize(to: next)
                count += 1
            }
        }
        return count
    }
}

private struct UnsafeBoundedTerms {
    let base: UnsafePointer<LinearExpression.Term>
    let count: Int

    init?(_ buffer: UnsafeBufferPointer<LinearExpression.Term>) {
        guard let base = buffer.baseAddress else { return nil }
        self.base = base
        count = buffer.count
    }
}

/// How much rounding is forgiven.
enum Tolerance {
    /// A coefficient below this is zero; those of layouts are about one.
    static let coefficient = 1e-9
    /// Two positions closer than this are one; in points.
    static let distance = 1e-6
}
