import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import { counters } from '../../figures/counters.ts'
import { placeValueChart } from '../../figures/place-value-chart.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Comparing: match one by one, then place by place. */
export const lesson: LessonPlan = {
  topicCode: 'comparing_numbers_basics',
  what: {
    heading: 'More, fewer, or the same',
    say: 'Two groups can be matched one by one. The group with something left over has more. If nothing is left over, both have the same.',
    figure: counters({
      groups: [
        { count: 6, shape: 'star' },
        { count: 4, shape: 'heart', second: true },
      ],
      say: 'number',
    }),
  },
  picture: {
    heading: 'The signs for greater and less',
    say: 'Six is greater than four. Four is less than six. Each sign is wide next to the greater number and comes to a point next to the lesser one.',
    latex: '6 > 4 \\qquad 4 < 6',
  },
  example: { level: 3 },
  mistake: {
    misconception: 'teen_reversal',
    heading: 'Tens before ones',
    say: 'Is seventeen more than seventy-one? No. Seventeen has only one ten. Look at the tens first, whichever digit you hear first.',
    figure: baseTenBlocks({
      numbers: [
        { tens: 1, ones: 7 },
        { tens: 7, ones: 1 },
      ],
      names: ['17', '71'],
    }),
  },
  extra: {
    heading: 'Place by place from the left',
    say: 'With longer numbers, start at the left. While the digits are the same, go one place on. The first digit that differs decides.',
    figure: placeValueChart({ highest: 2, lowest: 0, rows: ['482', '457'], highlighted: [1] }),
  },
  check: {
    heading: 'Read the sentence aloud',
    say: 'Read the whole sentence with the sign: four hundred fifty-seven is less than four hundred eighty-two. Does it sound true?',
    latex: '457 < 482',
  },
}
