import { solid } from '../../figures/solid.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const box = solid({
  solids: [{ kind: 'box', length: 4, width: 3, height: 2, labels: { length: '4 cm', width: '3 cm', height: '2 cm' } }],
})

/** Volume: how many unit cubes fill a solid. */
export const lesson: LessonPlan = {
  topicCode: 'volume_practice',
  what: {
    heading: 'How much fits inside',
    say: 'Volume tells how much room is inside a solid. We measure it in cubes. A cube with edges of one centimeter is one cubic centimeter.',
    figure: box,
  },
  picture: {
    heading: 'Layer on layer',
    say: 'The bottom layer of this box is four cubes long and three cubes wide, so it has twelve cubes. The box has two such layers. That makes twenty-four cubes.',
    latex: '4 \\times 3 \\times 2 = 24',
    figure: box,
  },
  example: { level: 2 },
  mistake: {
    misconception: 'count_visible_faces',
    heading: 'Do not count only what you see',
    say: 'Someone counts the squares on the three sides that can be seen: twelve and eight and six make twenty-six. But those are flat squares. Many cubes are hidden inside, and some show more than one side.',
    latex: '12 + 8 + 6 = 26 \\qquad 4 \\times 3 \\times 2 = 24',
  },
  extra: {
    heading: 'Round solids too',
    say: 'A cylinder is a stack of equal circles. Find the area of one circle and multiply it by the height.',
    latex: 'V = \\pi r^2 h',
    figure: solid({ solids: [{ kind: 'cylinder', radius: 3, height: 5, labels: { radius: '3 cm', height: '5 cm' } }] }),
  },
  check: {
    heading: 'Base times height',
    say: 'For a box or a cylinder, ask: how large is the bottom, and how many layers stand on it? The answer is in cubic units.',
    latex: '\\text{volume} = \\text{base area} \\times \\text{height}',
  },
}
