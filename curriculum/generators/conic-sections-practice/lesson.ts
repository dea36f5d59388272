import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const axis = { min: -6, max: 6, step: 1, numberStep: 2 } as const

/** Conic sections: curves that are made of distances. */
export const lesson: LessonPlan = {
  topicCode: 'conic_sections_practice',
  what: {
    heading: 'Curves made of distances',
    say: 'Cut a cone with a flat plane and you get a circle, an ellipse, a parabola or a hyperbola. Each one can also be told by distances. A parabola is every point that is as far from a point, the focus, as from a line, the directrix.',
    figure: functionGraph({
      x: axis,
      y: axis,
      conics: [{ conic: { kind: 'parabola', h: 0, k: 0, p: 1, opens: 'up' } }],
      points: [{ at: [0, 1], label: 'F' }],
      horizontals: [{ y: -1 }],
    }),
  },
  picture: {
    heading: 'An ellipse and its axes',
    say: 'This ellipse has its center at zero. It reaches five to each side and three up and down. Below the squares in its equation stand the squares of these half axes, twenty-five and nine.',
    latex: '\\frac{x^{2}}{25} + \\frac{y^{2}}{9} = 1',
    figure: functionGraph({
      x: axis,
      y: axis,
      conics: [{ conic: { kind: 'ellipse', h: 0, k: 0, a: 5, b: 3 } }],
      points: [{ at: [-4, 0] }, { at: [4, 0] }],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'axis_square_mixup',
    heading: 'Squares below, opposite signs above',
    say: 'Someone reads this circle as center minus two with radius nine. But x minus two is zero at plus two. And nine is the square of the radius, so the radius is three.',
    latex: '(x - 2)^{2} + y^{2} = 9',
    figure: functionGraph({
      x: axis,
      y: axis,
      conics: [{ conic: { kind: 'circle', h: 2, k: 0, radius: 3 } }],
      points: [{ at: [2, 0], label: 'C' }],
    }),
  },
  extra: {
    heading: 'Where the foci are',
    say: 'For every point of an ellipse the two distances to the foci add up to the long axis. At the end of the short axis each distance is the long half axis. So the right triangle there gives the distance from the center to a focus.',
    latex: 'c^{2} = a^{2} - b^{2} = 25 - 9 = 16, \\quad c = 4',
  },
  check: {
    heading: 'Put a point in',
    say: 'Take a point that must be on the curve, such as the end of an axis, and put it into your equation. Both sides must agree. Here five squared over twenty-five is one.',
    latex: '\\frac{5^{2}}{25} + \\frac{0^{2}}{9} = 1',
  },
}
