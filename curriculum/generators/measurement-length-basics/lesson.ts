import { barModel } from '../../figures/bar-model.ts'
import { ruler } from '../../figures/ruler.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Length: compare, then count equal units from one end to the other. */
export const lesson: LessonPlan = {
  topicCode: 'measurement_length_basics',
  what: {
    heading: 'How long is it?',
    say: 'Length tells how far it is from one end to the other. Put two things side by side, with one end at the same line. The one that reaches farther is longer.',
    figure: barModel({
      bars: [
        { name: 'rope', parts: [{ size: 8, text: '' }] },
        { name: 'stick', parts: [{ size: 5, text: '' }] },
      ],
      hue: 'leaf',
    }),
  },
  picture: {
    heading: 'Read a ruler',
    say: 'A ruler has equal spaces. This pencil starts at zero and ends at seven. It is seven centimeters long.',
    figure: ruler({ unit: 'cm', length: 12, divisions: 2, objects: [{ from: 0, to: 7, kind: 'pencil' }] }),
  },
  example: { level: 6 },
  mistake: {
    misconception: 'ruler_from_one',
    heading: 'Look where it starts',
    say: 'This ribbon ends at seven, so someone says seven. But it starts at two, not at zero. Count the spaces from two to seven: five centimeters.',
    figure: ruler({ unit: 'cm', length: 12, divisions: 2, objects: [{ from: 2, to: 7, kind: 'ribbon' }] }),
  },
  check: {
    heading: 'Slide it back to zero',
    say: 'Think of sliding the thing back until it starts at zero. Where does it end now? That number must be your answer.',
    figure: ruler({ unit: 'cm', length: 12, divisions: 2, objects: [{ from: 0, to: 5, kind: 'ribbon' }] }),
  },
}
