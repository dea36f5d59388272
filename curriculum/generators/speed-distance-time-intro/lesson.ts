import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Meeting and catching up: how fast does the gap close? */
export const lesson: LessonPlan = {
  topicCode: 'speed_distance_time_intro',
  what: {
    heading: 'Look at the gap',
    say: 'Two travelers are apart. Ask how fast the gap between them shrinks. The time they need is the gap divided by that speed.',
    latex: '\\text{time} = \\frac{\\text{gap}}{\\text{closing speed}}',
  },
  picture: {
    heading: 'Toward each other',
    say: 'They are sixty kilometers apart and come toward each other at twelve and eighteen kilometers per hour. Each hour the gap shrinks by thirty, so they meet after two hours.',
    latex: '60 \\div (12 + 18) = 2',
    figure: numberLine({
      from: 0,
      to: 60,
      step: 6,
      labelEvery: 5,
      jumps: [
        { from: 0, to: 12, label: '12' },
        { from: 60, to: 42, label: '18' },
      ],
      hue: 'sky',
    }),
  },
  example: { level: 6 },
  mistake: {
    misconception: 'mean_of_speeds',
    heading: 'Do not take the average',
    say: 'Someone averages twelve and eighteen, gets fifteen, and says four hours. But in four hours they would have covered a hundred twenty kilometers together. Both shrink the gap, so add the speeds.',
    latex: '12 + 18 = 30',
  },
  check: {
    heading: 'Where is each one then?',
    say: 'Work out how far each has come. After two hours one has gone twenty-four and the other thirty-six kilometers. Together that is sixty, so they meet.',
    latex: '2 \\times 12 + 2 \\times 18 = 60',
  },
}
