import { array } from '../../figures/array.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Division facts: multiplication facts read backward. */
export const lesson: LessonPlan = {
  topicCode: 'division_facts_practice',
  what: {
    heading: 'Multiplication facts read backward',
    say: 'Six times seven is forty-two. So forty-two divided by seven is six. Each product that you know gives you two divisions.',
    latex: '42 \\div 7 = 6 \\qquad 42 \\div 6 = 7',
  },
  picture: {
    heading: 'One array, four facts',
    say: 'This array has four rows of six. It shows four times six and six times four. It also shows twenty-four divided by four, and by six.',
    latex: '24 \\div 4 = 6 \\qquad 24 \\div 6 = 4',
    figure: array({ rows: 4, columns: 6, rowLabel: '4', columnLabel: '6' }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'near_fact',
    heading: 'Check the neighbor',
    say: 'For fifty-six divided by eight someone says eight. But eight eights are sixty-four. That is one group too many. Seven eights are fifty-six.',
    latex: '7 \\times 8 = 56',
  },
  check: {
    heading: 'Multiply back',
    say: 'Multiply your answer by the number you divided by. Seven times eight is fifty-six. You are back at the start.',
    latex: '56 \\div 8 = 7',
  },
}
