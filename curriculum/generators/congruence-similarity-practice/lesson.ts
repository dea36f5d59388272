import { cornersFromSides, triangle } from '../../figures/triangle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Congruent: same shape and size. Similar: same shape. */
export const lesson: LessonPlan = {
  topicCode: 'congruence_similarity_practice',
  what: {
    heading: 'Same shape, same size?',
    say: 'Congruent triangles have the same shape and the same size. Cut one out and it covers the other. Similar triangles have the same shape, but one may be larger.',
    figure: triangle([
      { corners: cornersFromSides(4, 3, 5), arcs: [1, 2, 3] },
      { corners: cornersFromSides(8, 6, 10), arcs: [1, 2, 3] },
    ]),
  },
  picture: {
    heading: 'One factor for every side',
    say: 'The second triangle is twice as large. Every side is doubled: three becomes six, four becomes eight, five becomes ten. The angles stay the same.',
    latex: '\\frac{6}{3} = \\frac{8}{4} = \\frac{10}{5} = 2',
    figure: triangle([
      { corners: cornersFromSides(4, 3, 5), sideLabels: ['5', '4', '3'] },
      { corners: cornersFromSides(8, 6, 10), sideLabels: ['10', '8', '6'] },
    ]),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'additive_ratio',
    heading: 'Multiply, do not add',
    say: 'Five became ten. Someone says that is five more, so four becomes nine. But then the shape would change. The sides grow by the same factor, not by the same amount.',
    latex: '4 + 5 = 9 \\qquad 4 \\times 2 = 8',
  },
  check: {
    heading: 'Divide matching sides',
    say: 'Divide each side of one triangle by its partner in the other. You must get the same number every time.',
    latex: '\\frac{8}{4} = \\frac{10}{5}',
  },
}
