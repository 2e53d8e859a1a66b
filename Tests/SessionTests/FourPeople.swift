// What four people type who have not read the manual, each in a session: a beginner, an engineer, a teacher, and somebody
// who knows kiwi. The goldens are there to be read: no reply may be false or lead astray.

enum FourPeople {
  static let talks: [SessionGoldens.Talk] = [
    SessionGoldens.Talk(
      name: "a beginner",
      text: """
        hello
        hi there
        what can I do here?
        start
        how do i start
        let x be 5
        x equals 5
        x should be 10
        set x to 12
        x -> 20
        make x = 3
        I want x to be 30
        x=10 please
        x = 10 (optional)
        x = 10 if possible
        x>5
        x > 5 and x < 20
        5 < x < 20
        x is less than 20
        x must not exceed 20
        x no more than 25
        x <= 20!
        y = x + 5;
        y = x + 5 ; y >= 3
        why
        why is y ambiguous
        why not
        why not x = 40
        is x 10
        is y bigger than x
        x?
        x+y
        x plus y
        twice x
        2x + 3y =
        how big is y
        how many variables are there
        what are the constraints
        show constraints
        show everything
        remove a
        delete b
        take b away
        undo that
        go back
        oops
        again
        what happened?
        what did that do
        what does required mean
        what is a pivot
        what is a⁺
        what does @low do
        what's the difference between high and low
        what is the region
        what is the best value for x
        maximise x
        max x+y
        minimum of x
        solve it
        solve for x
        solve x
        x = y = z
        z
        z?
        x = ten
        x = 1/0
        x = 1,000
        x = $5
        x = 5€
        x = 5 cm
        x = 5 cats
        x ~ 5
        x ≈ 5
        x is about 5
        |x - 5| <= 2
        x between 2 and 8
        2 to 8
        x = 2 or x = 3
        if x > 3 then y = 2
        x >= max(2, 3)
        x is integer
        not x = 3
        x != 3
        quit()
        """),
    SessionGoldens.Talk(
      name: "an engineer",
      text: """
        point left = 0, right = 320
        view title, image
        screen 320 x 480
        title.left = screen.left + 16
        title.left == superview.left + 16
        title.leading = superview.leading + 16
        title.leadingAnchor = screen.leadingAnchor + 16
        title.trailing = image.leading - 8
        image.width = 80
        image.width == 80pt
        image.height = image.width
        image.trailing = screen.trailing - 16
        image.aspectRatio = 1
        title.center = screen.center
        title.centerX = screen.centerX @high
        [title]-8-[image]
        H:|-16-[title]-8-[image(80)]-16-|
        V:|-[title]-|
        title.top = screen.safeAreaLayoutGuide.top
        title.width >= 100 @UILayoutPriorityDefaultHigh
        title.width >= 100 @999
        title.width >= 100 @1001
        title.priority = 750
        title.contentHuggingPriority = 251
        hug title 251
        title hugs 251
        size title 120 x 20
        size title 120x20 hug 251 resist 751
        compression resistance
        what is hugging
        NSLayoutConstraint(item: title, attribute: .width)
        title.widthAnchor.constraint(equalToConstant: 50).isActive = true
        make.left.equalTo(superview).offset(10)
        width: 100px;
        translatesAutoresizingMaskIntoConstraints
        why title.width
        why title
        why image
        why is title so wide
        why can't title be 300
        why not title.width = 300
        what if image.width = 100
        what would hold title at 50
        conflict
        conflicts
        ambiguous
        hasAmbiguousLayout
        exerciseAmbiguityInLayout
        frame title
        title.frame
        print frames
        explain log.txt
        solve
        prove
        proof
        shadow prices
        export svg
        export layout.svg as svg
        priority a 1000
        priority a required
        priority a to 500
        set a to 90
        a.constant = 90
        drop everything
        import model.lp
        min: 3x + 2y;
        Subject To
        c1: x + y <= 4
        Bounds
        0 <= x <= 40
        x free
        End
        """),
    SessionGoldens.Talk(
      name: "a teacher",
      text: """
        var x, y
        variables x y
        x, y >= 0
        x1, x2 ≥ 0
        max z = 3x1 + 5x2
        Maximize 3x1 + 5x2
        s.t. x1 <= 4
        2x2 <= 12
        3x1 + 2x2 <= 18
        (1) x1 + x2 <= 40
        1) x1 + x2 <= 40
        C1: x1 <= 4
        tableau
        show tableau
        initial tableau
        dictionary
        basis
        what is basic
        basic variables
        reduced costs
        cost of x1
        ratio test
        who enters
        which variable enters?
        enter x2
        x2 enters
        pivot x2
        pivot on x2
        pivot column
        next pivot
        step
        step 2
        step back
        back to start
        goto start
        all steps
        finish
        optimal?
        is it optimal
        optimal value
        z
        objective
        objective value
        f
        f(low)
        shadow price of b
        dual prices
        what is degenerate
        bland
        use bland's rule
        rule bland
        rule largest coefficient
        big M
        phase 1
        graph
        graphical method
        feasible region
        draw region
        region x1 x2
        region x1,x2
        corner points
        vertices
        is (2,6) feasible
        what if x1 = 3
        what if the limit is 20
        set c 20
        change c to 24
        c = 24
        sweep c from 10 to 30
        parametric c
        sensitivity c
        range of c
        quiz
        give me a problem
        new question
        lesson 5
        play lesson 00
        predict
        predict on
        numbers decimals
        decimals
        fractions
        bigger font
        dark mode
        """),
    SessionGoldens.Talk(
      name: "somebody who knows kiwi",
      text: """
        import kiwisolver
        from kiwisolver import Variable, Solver
        x1 = Variable('x1')
        x2 = Variable("x2")
        solver = Solver()
        s = kiwi.Solver()
        solver.addConstraint(x1 >= 0)
        solver.addConstraint(x2 <= 100)
        solver.addConstraint(x2 >= x1 + 10)
        solver.addConstraint((x1 == 40) | "weak")
        (x1 == 40) | 'weak'
        (x1 == 40) | weak
        (x2 == 70) | "medium"
        x1 == 40 | strong
        (x1 + x2 == 90) | 1e6
        x1 >= 5 | strength.medium
        strength = 1e6
        strength.create(1, 0, 0)
        solver.addEditVariable(x1, 'strong')
        addEditVariable(x1, strong)
        solver.suggestValue(x1, 60)
        suggestValue(x1, 60)
        solver.updateVariables()
        solver.updateVariables
        x1.value()
        x1.value
        print(x1.value())
        solver.removeEditVariable(x1)
        solver.hasConstraint(c)
        solver.removeConstraint(c)
        solver.dump()
        solver.reset()
        UnsatisfiableConstraint
        DuplicateConstraint
        solver.addConstraint(x1 >= 200)
        Objective
        Tableau
        Infeasible
        Variables
        x1 = v1
        v1 | -10 + 1 * s4 + 1 * e5
        Edit Variables
        Constraints
        1 * x1 + -40 >= 0 | strength = 1.00e+09
        1 * x1 + -1 * x2 + 10 <= 0 | strength = 1001001000
        stay x1
        solver.addStay(x1)
        x1.setValue(3)
        cassowary
        new c.Variable({ name: 'x' })
        Constraint(x1, GEQ, 5)
        x1 == x2 @ strong
        x1 == 2*x2 !strong
        x1 == 2*x2 !weak10
        [x1 >= 3]
        """),
  ]
}

extension SessionGoldens.Talk {
  /// - Parameter text: a line for each line.
  fileprivate init(name: String, text: String) {
    self.init(name: name, lines: text.split(separator: "\n").map(String.init))
  }
}
