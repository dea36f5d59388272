import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Place value: where a digit stands tells what it is worth. */
export const lesson: LessonPlan = {
  topicCode: 'place_value_intro',
  what: {
    heading: 'Ten ones make one ten',
    say: 'Counting single blocks takes long. So we join ten of them to one long block. Ten ones are the same as one ten.',
    figure: baseTenBlocks({ numbers: [{ tens: 1, ones: 4 }], headings: true }),
    latex: '14 = 10 + 4',
  },
  picture: {
    heading: 'The place tells the worth',
    say: 'Here are three tens and five ones. Three tens make thirty. With five ones it is thirty-five. The three is worth thirty because it stands in the tens place.',
    latex: '35 = 30 + 5',
    figure: baseTenBlocks({ numbers: [{ tens: 3, ones: 5 }], headings: true }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'teen_reversal',
    heading: 'Sixteen is not sixty-one',
    say: 'We say six first in sixteen, so someone writes a six and then a one. But that is six tens and one. Sixteen has one ten and six ones. Tens come first.',
    latex: '16 \\ne 61',
    figure: baseTenBlocks({ numbers: [{ tens: 1, ones: 6 }], headings: true }),
  },
  check: {
    heading: 'Take the number apart',
    say: 'Take your number apart again. Two hundred forty-seven is two hundred, forty and seven. Do the blocks show the same?',
    latex: '247 = 200 + 40 + 7',
    figure: baseTenBlocks({ numbers: [{ hundreds: 2, tens: 4, ones: 7 }], headings: true }),
  },
}
