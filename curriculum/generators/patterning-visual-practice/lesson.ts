import { growingTiles } from '../../figures/pattern-tiles.ts'
import { growingCells } from '../patterning-visual-basics/growing.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const train = { kind: 'train', start: 2, step: 3 } as const

/** Growing patterns: a rule that reaches any figure without drawing those between. */
export const lesson: LessonPlan = {
  topicCode: 'patterning_visual_practice',
  what: {
    heading: 'A rule for every figure',
    say: 'A growing pattern adds the same number of tiles each time. With the first figure and that number you can find any figure, even the hundredth.',
    figure: growingTiles({ steps: [1, 2, 3].map((n) => growingCells(train, n)) }),
  },
  picture: {
    heading: 'Start and steps',
    say: 'Figure one has two tiles, and three are added each time. Figure three is two steps away: two and two times three, which is eight.',
    latex: '2 + 2 \\times 3 = 8',
    figure: growingTiles({ steps: [1, 2, 3].map((n) => growingCells(train, n)), marked: (_, cell) => cell >= 2 }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'recursive_only',
    heading: 'Do not just double',
    say: 'Someone doubles figure five to get figure ten. But then the two tiles of the start are counted twice. Figure five has fourteen tiles, and figure ten has twenty-nine, not twenty-eight.',
    latex: '2 + 9 \\times 3 = 29',
  },
  check: {
    heading: 'Try it on a figure you see',
    say: 'Use your rule for figure three. If it gives the number of tiles you can count, you can trust it for figure ten.',
    latex: '2 + 2 \\times 3 = 8',
  },
}
