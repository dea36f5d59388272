import { construction } from '../../figures/construction.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Constructions are chains of steps, and so are proofs: each link leans on the one before. */
export const lesson: LessonPlan = {
  topicCode: 'geometric_construction_logic',
  what: {
    heading: 'Only compass and straightedge',
    say: 'In a construction you draw lines through points and circles around points, nothing else. Each step may use only what is there already. So the order matters.',
    figure: construction({ kind: 'perpendicular_bisector', steps: 2 }),
  },
  picture: {
    heading: 'Why the bisector works',
    say: 'Both crossings are equally far from A and from B, because the compass kept its opening. So the line through them holds all points that are equally far from both ends.',
    figure: construction({ kind: 'perpendicular_bisector', steps: 3 }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'affirm_converse',
    heading: 'Turned around is not the same',
    say: 'Every rectangle has equal diagonals. Someone says: this figure has equal diagonals, so it is a rectangle. But an isosceles trapezoid has equal diagonals too. A true statement can have a false converse.',
    latex: 'p \\Rightarrow q \\quad \\text{is not} \\quad q \\Rightarrow p',
  },
  check: {
    heading: 'Hunt for a counterexample',
    say: 'Before you trust a statement, try to break it. One example that fits the first part but not the second is enough. If you find none, look for a reason.',
  },
}
