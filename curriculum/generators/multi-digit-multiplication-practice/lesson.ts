import { areaModel } from '../../figures/area-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Multiplying larger numbers: cut a rectangle into easy parts. */
export const lesson: LessonPlan = {
  topicCode: 'multi_digit_multiplication_practice',
  what: {
    heading: 'Cut it into easy parts',
    say: 'Twenty-six times four looks hard. But twenty times four and six times four are easy. Do both and add.',
    latex: '26 \\times 4 = 20 \\times 4 + 6 \\times 4',
  },
  picture: {
    heading: 'A rectangle in two parts',
    say: 'Think of a rectangle, four high and twenty-six wide. Cut it after twenty. One part has eighty squares, the other twenty-four. Together they have one hundred four.',
    latex: '80 + 24 = 104',
    figure: areaModel({ top: ['20', '6'], left: ['4'], cells: [['80', '24']], widths: [20, 6] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'partial_product_missing',
    heading: 'Multiply every part',
    say: 'Someone multiplies twenty by four and then adds six: eighty-six. That leaves out most of the second part. The six is multiplied by four as well.',
    latex: '26 \\times 4 \\ne 80 + 6',
    figure: areaModel({ top: ['20', '6'], left: ['4'], cells: [['80', null]], widths: [20, 6] }),
  },
  check: {
    heading: 'Round and compare',
    say: 'Twenty-six is about twenty-five, and twenty-five times four is one hundred. One hundred four is just above. That makes sense.',
    latex: '25 \\times 4 = 100',
  },
}
