import { barModel } from '../../figures/bar-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Sums of sequences: sigma notation and the geometric series. */
export const lesson: LessonPlan = {
  topicCode: 'sequences_practice',
  what: {
    heading: 'A short way to write a sum',
    say: 'The sign sigma means add. The letter k takes each whole number from the lower one to the upper one, and you add all the terms.',
    latex: '\\sum_{k=1}^{4} 2^k = 2 + 4 + 8 + 16 = 30',
  },
  picture: {
    heading: 'Each term doubles',
    say: 'In a geometric sequence each term is the one before times the same ratio. Two, four, eight and sixteen have the ratio two, and together they make thirty.',
    figure: barModel({
      bars: [{ parts: [2, 4, 8, 16].map((n) => ({ size: n, text: String(n) })), total: '30' }],
    }),
  },
  example: { level: 7 },
  mistake: {
    misconception: 'recursive_only',
    heading: 'Twice as many terms is not twice',
    say: 'The first two terms make six. Someone doubles that for four terms and gets twelve. But the later terms are larger. All four make thirty.',
    latex: '2 + 4 + 8 + 16 = 30 \\ne 2 \\times 6',
  },
  check: {
    heading: 'Multiply and subtract',
    say: 'Multiply the whole sum by the ratio and subtract the sum. Only the new last term and the first term are left. Here it is sixty minus thirty, and thirty-two minus two is thirty as well.',
    latex: '2 \\times 30 - 30 = 32 - 2',
  },
}
