import { tenFrame } from '../../figures/ten-frame.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Addition facts: count on a little, and make ten for the rest. */
export const lesson: LessonPlan = {
  topicCode: 'addition_facts_practice',
  what: {
    heading: 'Start with the larger number',
    say: 'For two plus seven, start at seven and count on two: eight, nine. The order does not matter, so choose the short way.',
    latex: '2 + 7 = 7 + 2 = 9',
  },
  picture: {
    heading: 'Make ten on the way',
    say: 'Eight plus five. Eight needs two more to fill the frame. Five is two and three. So it is ten and three: thirteen.',
    latex: '8 + 5 = 8 + 2 + 3 = 13',
    figure: tenFrame({ filled: 8, second: 5, frames: 2 }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'count_off_by_one',
    heading: 'Do not count the start',
    say: 'For eight plus three, someone counts eight, nine, ten. But eight is already there. The first new number is nine: nine, ten, eleven.',
    latex: '8 + 3 = 11',
  },
  check: {
    heading: 'Look at a fact you know',
    say: 'Six plus seven is near a double. Six and six make twelve, and one more is thirteen. If both ways agree, it is right.',
    latex: '6 + 7 = 6 + 6 + 1',
  },
}
