import { linePlot } from '../../figures/line-plot.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Statistical questions: those whose answers vary. */
export const lesson: LessonPlan = {
  topicCode: 'statistics_intro',
  what: {
    heading: 'Questions whose answers vary',
    say: 'A statistical question is one that needs many answers, and the answers differ. How tall are the students in our class? Each student gives another number. Together they are data.',
    latex: '148,\\ 152,\\ 139,\\ 150,\\ 152',
  },
  picture: {
    heading: 'Data show how much they vary',
    say: 'Each mark in this plot is one answer. Some answers come often, some once. Only a question with answers that vary gives such a picture.',
    figure: linePlot({ denominator: 1, from: 1, to: 7, counts: [1, 2, 4, 3, 2, 0, 1], name: 'Books read in a month' }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'mean_is_mode',
    heading: 'One answer is not the whole story',
    say: 'Someone reports only the answer that came most often and calls it the average. The average uses every answer. Keep all the data before you sum them up.',
    latex: '\\frac{2 + 2 + 8}{3} = 4 \\ne 2',
  },
  check: {
    heading: 'Check by asking twice',
    say: 'Ask the question of two different people or on two different days. If both must give the same answer, it is not a statistical question.',
    latex: '\\text{same answer} \\to \\text{not statistical}',
  },
}
