import { mapScale } from '../../figures/map-scale.ts'
import { ratioTable } from '../../figures/ratio-table.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Proportions: two equal ratios, of which one number is missing. */
export const lesson: LessonPlan = {
  topicCode: 'proportions_practice',
  what: {
    heading: 'Two equal ratios',
    say: 'A proportion says that two ratios are equal. Two to five is the same as six to fifteen, because both numbers were multiplied by three.',
    latex: '\\frac{2}{5} = \\frac{6}{15}',
    figure: ratioTable({
      rows: [
        { name: 'top', values: ['2', '6'] },
        { name: 'bottom', values: ['5', '15'] },
      ],
    }),
  },
  picture: {
    heading: 'A map is a proportion',
    say: 'One centimeter on the map is twenty meters in the world. So five centimeters are five times as much, a hundred meters.',
    latex: '\\frac{1}{20} = \\frac{5}{100}',
    figure: mapScale({ from: 'school', to: 'park', distance: '5 cm', scale: '1 cm = 20 m', bars: 5 }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'additive_ratio',
    heading: 'Adding breaks the ratio',
    say: 'From two to six someone adds four, and so adds four to five and gets nine. But six to nine is two to three, not two to five. Multiply by three instead.',
    latex: '\\frac{2}{5} \\ne \\frac{6}{9}',
  },
  check: {
    heading: 'Multiply crosswise',
    say: 'In a proportion the cross products are equal. Two times fifteen is thirty, and five times six is thirty. It fits.',
    latex: '2 \\times 15 = 5 \\times 6',
  },
}
