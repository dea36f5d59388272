import { numberBond } from '../../figures/number-bond.ts'
import { numberLine } from '../../figures/number-line.ts'
import { tenFrame } from '../../figures/ten-frame.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Number bonds: a whole splits into two parts; one part tells the other. */
export const lesson: LessonPlan = {
  topicCode: 'number_bonds_practice',
  what: {
    heading: 'A whole and its parts',
    say: 'Ten can be split into six and four. Ten is the whole. Six and four are the parts. The lines join each part to the whole.',
    figure: numberBond({ whole: 10, parts: [6, 4] }),
  },
  picture: {
    heading: 'See the missing part',
    say: 'In the frame six cells are full. The empty cells are the missing part. Four more fill the frame.',
    figure: tenFrame({ filled: 6 }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'operation_swap',
    heading: 'The whole is already there',
    say: 'Nine and what make fifteen? Twenty-four is too much, because fifteen is the whole. The missing part must be smaller than the whole. It is six.',
    figure: numberBond({ whole: 15, parts: [9, 6] }),
  },
  extra: {
    heading: 'Go through ten',
    say: 'From nine to ten is one. From ten to fifteen is five. One and five make six. So six is the missing part.',
    figure: numberLine({
      from: 8,
      to: 16,
      step: 1,
      jumps: [
        { from: 9, to: 10, label: '+1' },
        { from: 10, to: 15, label: '+5' },
      ],
    }),
  },
  check: {
    heading: 'Add the parts',
    say: 'Add your two parts. Do they make the whole? Nine and six make fifteen, so the bond is right.',
    latex: '9 + 6 = 15',
  },
}
