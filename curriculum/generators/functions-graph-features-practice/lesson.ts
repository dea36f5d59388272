import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const axis = { min: -6, max: 6, step: 1, numberStep: 2 } as const

/** What a graph shows: turning points, zeros, jumps and asymptotes. */
export const lesson: LessonPlan = {
  topicCode: 'functions_graph_features_practice',
  what: {
    heading: 'What a graph shows',
    say: 'A graph is the portrait of a function. Its special places tell a lot: where it turns, where it crosses the axes, where it jumps, and which lines it comes close to.',
    figure: functionGraph({ x: axis, y: axis, curves: [{ curve: { kind: 'polynomial', coefficients: [-3, -2, 1] } }] }),
  },
  picture: {
    heading: 'A parabola and its axis',
    say: 'This parabola has its zeros at minus one and three. The axis lies halfway between them, at one. The vertex is on the axis, four below zero.',
    latex: 'y = (x - 1)^{2} - 4',
    figure: functionGraph({
      x: axis,
      y: axis,
      curves: [{ curve: { kind: 'polynomial', coefficients: [-3, -2, 1] } }],
      points: [{ at: [-1, 0] }, { at: [3, 0] }, { at: [1, -4], label: 'V' }],
      verticals: [{ x: 1 }],
    }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'horizontal_shift_sign',
    heading: 'Plus two goes left',
    say: 'Someone sees x plus two and puts the vertex at plus two. Ask instead where the bracket is zero. X plus two is zero at minus two, so the graph turns there.',
    latex: 'y = (x + 2)^{2} \\quad \\text{turns at } x = -2',
    figure: functionGraph({
      x: axis,
      y: axis,
      curves: [{ curve: { kind: 'polynomial', coefficients: [4, 4, 1] } }],
      points: [{ at: [-2, 0], label: 'V' }],
    }),
  },
  extra: {
    heading: 'Open and filled circles',
    say: 'Where a graph jumps, look at the circles. The filled circle belongs to the graph, and the open circle does not. So at minus one this function has the height two.',
    figure: functionGraph({
      x: axis,
      y: axis,
      curves: [
        {
          curve: {
            kind: 'piecewise',
            pieces: [
              {
                curve: { kind: 'polynomial', coefficients: [-3] },
                from: -7,
                to: -1,
                fromIncluded: false,
                toIncluded: false,
              },
              {
                curve: { kind: 'polynomial', coefficients: [2] },
                from: -1,
                to: 7,
                fromIncluded: true,
                toIncluded: false,
              },
            ],
          },
        },
      ],
    }),
  },
  check: {
    heading: 'Put the point back in',
    say: 'Put the first number of your point into the rule. You must get the second one. For a vertex, try one step to the left and one to the right: both heights must be the same.',
    latex: '(1 - 1)^{2} - 4 = -4',
  },
}
