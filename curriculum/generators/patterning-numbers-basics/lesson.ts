import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Number patterns: a start and a rule that leads from each number to the next. */
export const lesson: LessonPlan = {
  topicCode: 'patterning_numbers_basics',
  what: {
    heading: 'A start and a rule',
    say: 'A number pattern has a start and a rule. Start at three and add four each time: three, seven, eleven, fifteen.',
    latex: '3, 7, 11, 15',
  },
  picture: {
    heading: 'Equal jumps',
    say: 'On the number line the rule add four makes equal jumps. From three you land on seven, then on eleven, then on fifteen.',
    figure: numberLine({
      from: 0,
      to: 16,
      step: 1,
      labelEvery: 4,
      jumps: [3, 7, 11].map((n) => ({ from: n, to: n + 4, label: '+4' })),
    }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'rule_from_one_pair',
    heading: 'Use the whole rule each time',
    say: 'The rule is multiply by three, and it starts at two. The first step goes from two to six, so someone adds four again. But six times three is eighteen. Use the rule, not the first jump.',
    latex: '2, 6, 18, 54',
  },
  check: {
    heading: 'Go back again',
    say: 'Undo the rule from the end. If the rule was add four, subtract four until you reach the start. You should land exactly on it.',
    latex: '15 - 4 = 11, \\quad 11 - 4 = 7, \\quad 7 - 4 = 3',
  },
}
