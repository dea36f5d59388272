import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Adding larger numbers: tens with tens, ones with ones, and a trade when a place is full. */
export const lesson: LessonPlan = {
  topicCode: 'multi_digit_addition_practice',
  what: {
    heading: 'Like goes with like',
    say: 'To add larger numbers, put tens with tens and ones with ones. Twenty-four and thirty-five: five tens and nine ones. That is fifty-nine.',
    latex: '24 + 35 = 59',
    figure: baseTenBlocks({
      numbers: [
        { tens: 2, ones: 4 },
        { tens: 3, ones: 5 },
      ],
      headings: true,
    }),
  },
  picture: {
    heading: 'Ten ones make a ten',
    say: 'Twenty-seven and fifteen have twelve ones. Ten of them make a new ten. So there are four tens and two ones: forty-two.',
    latex: '27 + 15 = 42',
    figure: baseTenBlocks({
      numbers: [
        { tens: 2, ones: 7 },
        { tens: 1, ones: 5 },
      ],
      headings: true,
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'no_carry',
    heading: 'Do not lose the new ten',
    say: 'Forty-seven plus thirty-five. Someone adds seven and five, writes two and forgets the ten: seventy-two. The twelve ones are one ten and two. There are eight tens, so it is eighty-two.',
    latex: '47 + 35 = 82',
  },
  check: {
    heading: 'Round and compare',
    say: 'Forty-seven is about fifty and thirty-five is about thirty-five. Fifty and thirty-five are eighty-five. Eighty-two is close, so it makes sense. Seventy-two would be too little.',
    latex: '50 + 35 = 85',
  },
}
