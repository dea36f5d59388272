import { spinner } from '../../figures/spinner.ts'
import { table } from '../../figures/table.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Probability: wanted outcomes over all equally likely outcomes. */
export const lesson: LessonPlan = {
  topicCode: 'probability_intro',
  what: {
    heading: 'How likely is it?',
    say: 'A probability is a number from zero to one. Zero means impossible, one means certain. The closer to one, the more likely it is.',
    latex: '0 \\le P \\le 1',
  },
  picture: {
    heading: 'Count the sectors',
    say: 'This spinner has eight equal sectors. Three of them say A. So the probability of A is three out of eight, three eighths.',
    latex: 'P(A) = \\frac{3}{8}',
    figure: spinner({ sectors: ['A', 'B', 'A', 'C', 'A', 'B', 'B', 'B'].map((text) => ({ text })) }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'equiprobability',
    heading: 'Three letters, not three equal chances',
    say: 'Someone says: there are three letters, so each has the chance one third. But C stands on one sector only, and B on four. Count the sectors, not the letters. C has the chance one eighth.',
    latex: 'P(C) = \\frac{1}{8} \\ne \\frac{1}{3}',
    figure: spinner({ sectors: ['A', 'B', 'A', 'C', 'A', 'B', 'B', 'B'].map((text) => ({ text })) }),
  },
  extra: {
    heading: 'The spinner has no memory',
    say: 'After five spins without A, is A due? No. The spinner does not know what came before. In many spins, though, the shares come close to the probabilities.',
    figure: table({
      header: ['Result', 'Times in 80 spins'],
      rows: [
        ['A', '31'],
        ['B', '38'],
        ['C', '11'],
      ],
    }),
  },
  check: {
    heading: 'All chances make one',
    say: 'Add the chances of all letters: three eighths, four eighths and one eighth. That is eight eighths, one whole. If your chances do not make one, count again.',
    latex: '\\frac{3}{8} + \\frac{4}{8} + \\frac{1}{8} = 1',
  },
}
