import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const axis = { min: -6, max: 6, step: 1, numberStep: 2 } as const

/** Moving, stretching and reflecting graphs. */
export const lesson: LessonPlan = {
  topicCode: 'functions_transformations_practice',
  what: {
    heading: 'One graph, many places',
    say: 'From one simple graph you can make many others. You can move it, stretch it, or turn it over. Each change of the graph is a small change of its rule.',
    latex: 'y = a f(x - h) + k',
  },
  picture: {
    heading: 'Three right and one up',
    say: 'Graph g is graph f moved three to the right and one up. In the rule, the three is subtracted inside, and the one is added at the end.',
    latex: 'f(x) = |x| \\qquad g(x) = |x - 3| + 1',
    figure: functionGraph({
      x: axis,
      y: axis,
      curves: [
        { curve: { kind: 'absolute', a: 1, h: 0, k: 0 }, label: 'f' },
        { curve: { kind: 'absolute', a: 1, h: 3, k: 1 }, label: 'g' },
      ],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'horizontal_shift_sign',
    heading: 'Plus two moves left',
    say: 'Someone thinks that x plus two moves the graph to the right. Ask where the bracket is zero. That is at minus two, so the lowest point is there, two steps to the left.',
    latex: 'y = (x + 2)^{2}',
    figure: functionGraph({
      x: axis,
      y: axis,
      curves: [{ curve: { kind: 'polynomial', coefficients: [4, 4, 1] } }],
      points: [{ at: [-2, 0] }],
    }),
  },
  extra: {
    heading: 'The order matters',
    say: 'Move a graph up by one and then stretch it by two: the move is stretched as well and becomes two. Stretch first and move afterward: the move stays one. So keep to the order.',
    latex: '2(x^{2} + 1) = 2x^{2} + 2 \\ne 2x^{2} + 1',
  },
  check: {
    heading: 'Follow one point',
    say: 'Take the turning point of the first graph and carry it through all the changes. Then put its new place into your equation. Both sides must agree.',
    latex: '(0, 0) \\to (3, 1), \\quad |3 - 3| + 1 = 1',
  },
}
