import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import { placeValueChart } from '../../figures/place-value-chart.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Number words: what each word is worth, and which place it fills. */
export const lesson: LessonPlan = {
  topicCode: 'number_words_basics',
  what: {
    heading: 'A number can be said and written',
    say: 'You can say a number in words, and you can write it in digits. Forty-seven is said with two words. It is written with two digits, a four and a seven.',
    latex: '47',
  },
  picture: {
    heading: 'Each word has a place',
    say: 'Forty means four tens. Seven means seven ones. In the picture there are four long blocks and seven small ones.',
    figure: baseTenBlocks({ numbers: [{ tens: 4, ones: 7 }], headings: true }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'teen_reversal',
    heading: 'Fourteen is not forty-one',
    say: 'In fourteen you hear the four first. But the ten is written first, so fourteen begins with a one. Forty-one has four tens. That is far more.',
    figure: baseTenBlocks({
      numbers: [
        { tens: 1, ones: 4 },
        { tens: 4, ones: 1 },
      ],
      names: ['fourteen', 'forty-one'],
    }),
  },
  extra: {
    heading: 'Zeros hold the empty places',
    say: 'Three hundred six has no tens. A zero stands in the tens place. Without it you would read thirty-six.',
    figure: placeValueChart({ highest: 2, lowest: 0, rows: ['306'] }),
  },
  check: {
    heading: 'Read it back',
    say: 'Read your digits aloud, place by place. If you hear the same words again, the number is right.',
    latex: '306 = 300 + 6',
  },
}
