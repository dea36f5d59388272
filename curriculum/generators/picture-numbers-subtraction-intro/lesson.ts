import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Subtracting with blocks: cross out, and trade when a place has too few. */
export const lesson: LessonPlan = {
  topicCode: 'picture_numbers_subtraction_intro',
  what: {
    heading: 'Cross out and see what is left',
    say: 'Thirty-six take away fourteen. Cross out one ten and four ones. Two tens and two ones are left: twenty-two.',
    latex: '36 - 14 = 22',
    figure: baseTenBlocks({ numbers: [{ tens: 3, ones: 6 }], crossedOut: { tens: 1, ones: 4 }, headings: true }),
  },
  picture: {
    heading: 'Trade a ten',
    say: 'Thirty-two take away fifteen. There are too few ones, so trade one ten for ten ones. Now there are two tens and twelve ones. It is still thirty-two.',
    latex: '32 = 20 + 12',
    figure: baseTenBlocks({ numbers: [{ tens: 2, ones: 12 }], crossedOut: { tens: 1, ones: 5 }, headings: true }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'smaller_from_larger',
    heading: 'Do not turn it around',
    say: 'In thirty-two take away fifteen someone takes two ones from five and writes three. But there are only two ones to take from. Trade a ten first: twelve take away five is seven.',
    latex: '32 - 15 = 17',
  },
  extra: {
    heading: 'When there are no tens',
    say: 'Two hundred three has no tens to trade. Trade a hundred for ten tens. Then trade one of those for ten ones. Nine tens and thirteen ones are there now.',
    latex: '203 = 100 + 90 + 13',
    figure: baseTenBlocks({ numbers: [{ hundreds: 1, tens: 9, ones: 13 }], headings: true }),
  },
  check: {
    heading: 'Put it back',
    say: 'Put back what you took away. Seventeen and fifteen make thirty-two. You are back at the start, so it is right.',
    latex: '17 + 15 = 32',
  },
}
