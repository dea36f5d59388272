import { barModel } from '../../figures/bar-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Percent change: the change compared with what was there before. */
export const lesson: LessonPlan = {
  topicCode: 'percent_applications_practice',
  what: {
    heading: 'A change in percent',
    say: 'A percent change tells how large a change is, compared with what was there before. The old amount is always the hundred percent.',
    latex: '\\text{percent change} = \\frac{\\text{change}}{\\text{old amount}}',
  },
  picture: {
    heading: 'Old and new',
    say: 'A coat costs eighty dollars. Its price falls by twenty-five percent. A quarter of eighty is twenty, so the new price is sixty dollars.',
    latex: '80 - 0.25 \\times 80 = 60',
    figure: barModel({
      bars: [
        { name: 'old', parts: [{ size: 80, text: '$80' }] },
        { name: 'new', parts: [{ size: 60, text: '$60', second: true }] },
      ],
      difference: '25%',
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'percent_as_number',
    heading: 'Percent is not dollars',
    say: 'Twenty percent off fifty dollars: someone takes away twenty dollars. But twenty percent of fifty is only ten dollars. The new price is forty dollars.',
    latex: '50 - 0.2 \\times 50 = 40',
  },
  check: {
    heading: 'Work back',
    say: 'Divide the change by the old amount. It must be the percent you began with. Ten out of fifty is twenty percent.',
    latex: '\\frac{10}{50} = 20\\%',
  },
}
