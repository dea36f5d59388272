import { array } from '../../figures/array.ts'
import { barModel } from '../../figures/bar-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Stories of equal groups: find the groups, then multiply or divide. */
export const lesson: LessonPlan = {
  topicCode: 'multiplication_division_word_problems',
  what: {
    heading: 'Look for equal groups',
    say: 'A hall has six rows of eight chairs. Each row is a group of eight, and there are six of them. Equal groups are multiplied.',
    latex: '6 \\times 8 = 48',
    figure: array({ rows: 6, columns: 8, rowLabel: '6', columnLabel: '8' }),
  },
  picture: {
    heading: 'Draw a bar',
    say: 'A rope of twenty meters is cut into pieces of five meters. Draw the rope as a bar and mark the pieces. Four pieces fit.',
    latex: '20 \\div 5 = 4',
    figure: barModel({ bars: [{ parts: Array.from({ length: 4 }, () => ({ size: 5, text: '5' })), total: '20' }] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'keyword_operation',
    heading: 'Do not jump at a word',
    say: 'Six rows of eight chairs: how many in all? Someone sees in all and adds six and eight. But there are not six chairs and eight chairs. There are six groups of eight.',
    latex: '6 + 8 \\ne 6 \\times 8',
  },
  check: {
    heading: 'Tell the story again',
    say: 'Put your answer in the story. Four pieces of five meters make twenty meters. That is the whole rope, so it fits.',
    latex: '4 \\times 5 = 20',
  },
}
