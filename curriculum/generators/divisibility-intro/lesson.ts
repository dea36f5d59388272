import { array } from '../../figures/array.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Divisibility: tests that spare a long division. */
export const lesson: LessonPlan = {
  topicCode: 'divisibility_intro',
  what: {
    heading: 'No remainder',
    say: 'Three divides twelve evenly: twelve dots make rows of three and none is left. A test tells us whether that works without dividing.',
    latex: '12 = 4 \\times 3',
    figure: array({ rows: 4, columns: 3 }),
  },
  picture: {
    heading: 'The digit sum',
    say: 'A ten is nine and one more. A hundred is ninety-nine and one more. Nines are no trouble for three or nine, so only the ones that remain matter. They add up to the digit sum.',
    latex: '471:\\quad 4 + 7 + 1 = 12',
  },
  example: { level: 3 },
  mistake: {
    misconception: 'factor_multiple_swap',
    heading: 'Three does not bring nine along',
    say: 'The digit sum of four hundred seventy-one is twelve. Three divides it, so someone says nine does too. But nine does not divide twelve. Every multiple of nine is a multiple of three, not the other way around.',
    latex: '471 = 52 \\times 9 + 3',
  },
  check: {
    heading: 'Divide once',
    say: 'When in doubt, divide. Four hundred seventy-one divided by three is one hundred fifty-seven, with nothing left. The test was right.',
    latex: '3 \\times 157 = 471',
  },
}
