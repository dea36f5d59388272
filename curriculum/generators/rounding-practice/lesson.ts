import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Rounding: the nearest round number. */
export const lesson: LessonPlan = {
  topicCode: 'rounding_practice',
  what: {
    heading: 'The nearest round number',
    say: 'Sometimes about is enough. To round three thousand seven hundred to the nearest thousand, ask: is it nearer to three thousand or to four thousand?',
    figure: numberLine({ from: 3000, to: 4000, step: 500, points: [{ at: 3700, label: '3700' }] }),
  },
  picture: {
    heading: 'The middle decides',
    say: 'Halfway is three thousand five hundred. Three thousand seven hundred lies beyond it, so it rounds up to four thousand. Exactly halfway also goes up: that is agreed.',
    latex: '3700 \\approx 4000',
    figure: numberLine({
      from: 3000,
      to: 4000,
      step: 500,
      points: [
        { at: 3500, label: 'half' },
        { at: 3700, label: '3700' },
      ],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'round_double',
    heading: 'Round once, not in turn',
    say: 'Three thousand four hundred forty-seven to the nearest thousand. Someone rounds to three thousand four hundred fifty, then to three thousand five hundred, then to four thousand. But the number lies below the middle. It rounds to three thousand.',
    latex: '3447 \\approx 3000',
    figure: numberLine({ from: 3000, to: 4000, step: 500, points: [{ at: 3447, label: '3447' }] }),
  },
  check: {
    heading: 'Measure the distance',
    say: 'How far is your rounded number from the first one? To the nearest thousand it can never be more than five hundred away.',
    latex: '3447 - 3000 = 447 < 500',
  },
}
