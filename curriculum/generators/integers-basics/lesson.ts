import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const line = { from: -8, to: 8, step: 1, labelEvery: 2 } as const

/** Integers: whole numbers on both sides of zero. */
export const lesson: LessonPlan = {
  topicCode: 'integers_basics',
  what: {
    heading: 'Numbers below zero',
    say: 'The line goes on to the left of zero. There are the negative numbers: negative one, negative two, and so on. We use them for frost, for debts, for depths below the sea.',
    figure: numberLine(line),
  },
  picture: {
    heading: 'Opposites',
    say: 'Five and negative five are equally far from zero, on different sides. They are opposites. The opposite of negative five is five.',
    latex: '-(-5) = 5',
    figure: numberLine({
      ...line,
      points: [
        { at: -5, label: '-5' },
        { at: 5, label: '5' },
      ],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'magnitude_negative',
    heading: 'Larger means further right',
    say: 'Someone says negative seven is greater than negative three, because seven is greater than three. But seven degrees below zero is colder. Further left is always less.',
    latex: '-7 < -3',
    figure: numberLine({
      ...line,
      points: [
        { at: -7, label: '-7' },
        { at: -3, label: '-3' },
      ],
    }),
  },
  check: {
    heading: 'Fold the line at zero',
    say: 'Imagine folding the line at zero. Opposites fall on each other. If yours do not, look at the signs and the distances again.',
    figure: numberLine({
      ...line,
      points: [
        { at: -4, label: '-4' },
        { at: 4, label: '4' },
      ],
    }),
  },
}
