import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Adding drawn numbers: piles of one kind, and a trade when a pile reaches ten. */
export const lesson: LessonPlan = {
  topicCode: 'picture_numbers_addition_intro',
  what: {
    heading: 'Put the blocks together',
    say: 'Each row of blocks is a number. To add them, put the small blocks together and the long blocks together.',
    figure: baseTenBlocks({
      numbers: [
        { tens: 3, ones: 4 },
        { tens: 2, ones: 5 },
      ],
      headings: true,
    }),
  },
  picture: {
    heading: 'Ten ones make a ten',
    say: 'Eight ones and five ones are thirteen ones. Ten of them become one long block. Three small blocks stay.',
    figure: baseTenBlocks({ numbers: [{ ones: 13 }, { tens: 1, ones: 3 }] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'no_carry',
    heading: 'Do not lose the new ten',
    say: 'Forty-seven and thirty-five: the ones make twelve. If you write only the two, a whole ten is lost. Put the new ten with the other tens. The sum is eighty-two.',
    figure: baseTenBlocks({
      numbers: [
        { tens: 4, ones: 7 },
        { tens: 3, ones: 5 },
      ],
      headings: true,
    }),
    latex: '47 + 35 = 82',
  },
  check: {
    heading: 'Count by tens, then by ones',
    say: 'Count all long blocks by tens. Then count the small ones on. Seventy, and twelve more: eighty-two.',
    latex: '70 + 12 = 82',
  },
}
