import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Subtracting in columns: trade a ten when there are too few ones. */
export const lesson: LessonPlan = {
  topicCode: 'multi_digit_subtraction_practice',
  what: {
    heading: 'Take away place by place',
    say: 'To subtract, work with ones, tens and hundreds on their own. Write the numbers so that ones stand under ones and tens under tens.',
    latex: '68 - 25 = 43',
    figure: baseTenBlocks({ numbers: [{ tens: 6, ones: 8 }], crossedOut: { tens: 2, ones: 5 }, headings: true }),
  },
  picture: {
    heading: 'Trade a ten for ten ones',
    say: 'From 3 ones you cannot take 7. So trade: one ten becomes ten ones. Now 5 tens and 3 ones are 4 tens and 13 ones. It is the same number.',
    latex: '53 = 40 + 13',
    figure: baseTenBlocks({ numbers: [{ tens: 4, ones: 13 }], headings: true }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'smaller_from_larger',
    heading: 'Do not turn a column over',
    say: 'In 53 minus 27, someone takes 3 from 7 because it is easier. But the 7 is to be taken away. Trade a ten first: 13 minus 7 is 6.',
    latex: '53 - 27 = 26',
  },
  check: {
    heading: 'Add it back',
    say: 'Add the answer and the number you took away. You should be back where you began.',
    latex: '26 + 27 = 53',
  },
}
