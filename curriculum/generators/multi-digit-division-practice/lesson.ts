import { array } from '../../figures/array.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Dividing larger numbers: share the large places first. */
export const lesson: LessonPlan = {
  topicCode: 'multi_digit_division_practice',
  what: {
    heading: 'Share from the left',
    say: 'To divide six hundred thirty-nine by three, share the hundreds first: two hundred each. Then the tens: one ten each. Then the ones: three each. Together two hundred thirteen.',
    latex: '639 \\div 3 = 213',
  },
  picture: {
    heading: 'Something may be left over',
    say: 'Fourteen in rows of four makes three rows. Two are left over. That is the remainder. It is always smaller than the number you divide by.',
    latex: '14 = 3 \\times 4 + 2',
    figure: array({ rows: 3, columns: 4, rowLabel: '3', columnLabel: '4' }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'zero_in_quotient',
    heading: 'Keep the empty place',
    say: 'For six hundred eighteen divided by six, someone writes thirteen. Six hundreds give one hundred each. One ten is too few to share, so a zero stands in the tens. Eighteen ones give three: one hundred three.',
    latex: '618 \\div 6 = 103',
  },
  check: {
    heading: 'Multiply back',
    say: 'Multiply your answer by the divisor and add what is left. One hundred three times six is six hundred eighteen. It fits.',
    latex: '103 \\times 6 = 618',
  },
}
