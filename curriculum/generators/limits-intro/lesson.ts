import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Limits: where values are heading, even when the function has a hole there. */
export const lesson: LessonPlan = {
  topicCode: 'limits_intro',
  what: {
    heading: 'Where the values are heading',
    say: 'A limit tells which number the values of a function come close to as x comes close to a place. What happens exactly at the place does not matter.',
    latex: '\\lim_{x \\to 2} (x + 1) = 3',
  },
  picture: {
    heading: 'A graph with a hole',
    say: 'This graph is a straight line with one point taken out, above two. From both sides the line heads for the height three. So the limit at two is three, although the function has no value there.',
    latex: '\\lim_{x \\to 2} \\frac{x^2 - x - 2}{x - 2} = 3',
    figure: functionGraph({
      x: { min: -1, max: 5 },
      y: { min: -1, max: 6 },
      curves: [{ curve: { kind: 'polynomial', coefficients: [1, 1] } }],
      points: [{ at: [2, 3], open: true }],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'limit_as_value',
    heading: 'Zero over zero is not an answer',
    say: 'Someone puts the number in, gets zero over zero and says there is no limit. Zero over zero only means that numerator and denominator share a factor. Cancel it, and the limit shows.',
    latex: '\\frac{x^2 - 9}{x - 3} = x + 3 \\quad (x \\ne 3)',
  },
  check: {
    heading: 'Check with a nearby number',
    say: 'Put in a number very close to the place, a little above and a little below. Both results must be close to your limit. If they are not, look at your factors again.',
    latex: '\\frac{3.01^2 - 9}{3.01 - 3} = 6.01 \\approx 6',
  },
}
