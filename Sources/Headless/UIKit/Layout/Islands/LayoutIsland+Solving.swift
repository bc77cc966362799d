import CoreGraphics

extension LayoutIsland {
    /// An equation with its constraint, if there is one.
    private typealias Equation = (equation: LinearConstraint, source: NSLayoutConstraint?)

    /// Finds the values of all variables.
    mutating func solve(_ wishes: [(LinearConstraint, NSLayoutConstraint.Axis)] = []) {
        for view in views { _ = boxes.box(of: view) }
        var horizontal: [Equation] = []
        var vertical: [Equation] = []
        var isTied = false
        for constraint in constraints {
            guard let equation = boxes.equation(for: constraint) else { continue }
            isTied = isTied || constraint.tiesAxes
            if constraint.first.axis == .horizontal {
                horizontal.append((equation, constraint))
            } else {
                vertical.append((equation, constraint))
            }
        }
        noteVariables(of: horizontal + vertical)
        for (wish, axis) in wishes {
            if axis == .horizontal {
                horizontal.append((wish, nil))
            } else {
                vertical.append((wish, nil))
            }
        }
        if isTied {
            solveTogether(horizontal + vertical)
        } else {
            solveOneAfterTheOther(horizontal, vertical)
        }
    }

    private mutating func noteVariables(of equations: [Equation]) {
        usesVariable = Array(repeating: false, count: boxes.variables.count)
        for term in equations.flatMap(\.equation.expression.terms) {
            usesVariable[term.variable] = true
        }
    }

    // Widths first, because the height of a text depends on its width.
    private mutating func solveOneAfterTheOther(_ horizontal: [Equation], _ vertical: [Equation]) {
        let x = solution(horizontal + intrinsicWidths())
        values = x
        let y = solution(vertical + intrinsicHeights())
        values = x.indices.map { $0 % LayoutBoxes.variablesPerItem < 2 ? x[$0] : y[$0] }
    }

    // If heights and widths depend on each other, the first solution finds the widths at which
    // texts wrap, and the second one includes their heights.
    private mutating func solveTogether(_ equations: [Equation]) {
        let widths = intrinsicWidths()
        values = Array(repeating: 0, count: boxes.variables.count)
        values = solution(equations + widths + intrinsicHeights(atWidths: false))
        values = solution(equations + widths + intrinsicHeights())
    }

    private func solution(_ equations: [Equation]) -> [Double] {
        let solution = root.layout.solvedSystems.solution(
            boxes.variables, equations.map(\.equation))
        for index in solution.broken {
            if let source = equations[index].source { LayoutProblem.record(source) }
        }
        return solution.values
    }

    private mutating func intrinsicWidths() -> [Equation] {
        var result: [Equation] = []
        for view in views {
            guard let box = boxes.box(of: view) else { continue }
            result += equations(view.knownIntrinsicSize.width, box.x.length, .horizontal, view)
        }
        return result
    }

    private mutating func intrinsicHeights(atWidths: Bool = true) -> [Equation] {
        var result: [Equation] = []
        for view in views {
            guard let box = boxes.box(of: view) else { continue }
            let width = box.x.length.value(at: values)
            let wrapped = atWidths ? view.intrinsicHeight(forWidth: CGFloat(width)) : nil
            let height = wrapped ?? view.knownIntrinsicSize.height
            result += equations(height, box.y.length, .vertical, view)
        }
        return result
    }

    private func equations(
        _ metric: CGFloat, _ length: LinearExpression, _ axis: NSLayoutConstraint.Axis,
        _ view: UIView
    ) -> [Equation] {
        guard metric >= 0, metric.isFinite else { return [] }
        let surplus = length.plus(-metric)
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        let hugging = view.contentHuggingPriority(for: axis).rawValue
        return [
            (LinearConstraint(surplus, .greaterThanOrEqual, priority: resistance), nil),
            (LinearConstraint(surplus, .lessThanOrEqual, priority: hugging), nil),
        ]
    }
}

extension NSLayoutConstraint {
    fileprivate var tiesAxes: Bool {
        guard let second else { return false }
        return second.axis != first.axis
    }
}

extension UIView {
    /// The intrinsic size, cached until it is invalidated.
    fileprivate var knownIntrinsicSize: CGSize {
        if let known = layout.intrinsicSize { return known }
        let size = intrinsicContentSize
        layout.intrinsicSize = size
        return size
    }
}
