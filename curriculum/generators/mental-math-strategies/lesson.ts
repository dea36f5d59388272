import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Working in the head: round numbers first, then a small correction. */
export const lesson: LessonPlan = {
  topicCode: 'mental_math_strategies',
  what: {
    heading: 'Make it easy first',
    say: 'Round numbers are easy to work with. To add twenty-nine, add thirty and take one away. The sum stays the same.',
    latex: '46 + 29 = 46 + 30 - 1',
  },
  picture: {
    heading: 'A long jump and a small step back',
    say: 'On the line you jump thirty from forty-six and land on seventy-six. That is one too far, so you step back one.',
    figure: numberLine({
      from: 40,
      to: 80,
      step: 10,
      jumps: [
        { from: 46, to: 76, label: '+30' },
        { from: 76, to: 75, label: '−1' },
      ],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'adjust_wrong_way',
    heading: 'Which way to adjust?',
    say: 'Thirty is more than twenty-nine. So you have added too much, and you take one away. If you add one more, you go even further off.',
    latex: '46 + 30 + 1 \\text{ is too much}',
  },
  extra: {
    heading: 'Count up to find a difference',
    say: 'How far is it from ninety-seven to one hundred five? Three to one hundred, and five more. That is eight.',
    figure: numberLine({
      from: 95,
      to: 106,
      step: 1,
      labelEvery: 5,
      jumps: [
        { from: 97, to: 100, label: '+3' },
        { from: 100, to: 105, label: '+5' },
      ],
    }),
  },
  check: {
    heading: 'Estimate to check',
    say: 'Forty-six is about fifty, and twenty-nine is about thirty. The sum must be near eighty. Seventy-five fits.',
    latex: '50 + 30 = 80',
  },
}
