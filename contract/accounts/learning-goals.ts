import { z } from 'zod'

/** Why a family is here, in the order they are offered, with the words beside each box. A-115. */
export const learningGoals = {
  love_of_math: 'Grow a love of math',
  fun_while_learning: 'Have fun while learning',
  student_accountability: 'Keep a steady routine',
  catchup: 'Catch up to grade level',
  academic_improvement: 'Do better at school',
  advanced_learning: 'Go beyond grade level',
} as const
export type LearningGoal = keyof typeof learningGoals
export const LearningGoal = z.enum(Object.keys(learningGoals) as [LearningGoal, ...LearningGoal[]])

const deciding: readonly LearningGoal[] = ['catchup', 'academic_improvement', 'advanced_learning']

/** All six are offered; at least one of the three that decide where the curriculum starts is needed. Decision A-209. */
export const LearningGoals = z
  .array(LearningGoal)
  .max(6)
  .refine((goals) => goals.some((goal) => deciding.includes(goal)), 'Choose at least one goal')

/** Helper under the field. A-210. */
export const learningGoalsHelp = 'These help us guide the learning experience.'

/** How far from the grade each deciding goal begins, in grades. */
const beginsAt: Partial<Record<LearningGoal, number>> = { catchup: -1, academic_improvement: 0, advanced_learning: 1 }

/**
 * Where the curriculum starts for a child that has answered nothing: its grade moved by the mean of its deciding goals, from
 * 0 to 12. Decision A-209.
 */
export function gradeToBeginAt(grade: number, goals: readonly LearningGoal[]): number {
  const moves = goals.flatMap((goal) => beginsAt[goal] ?? [])
  const mean = moves.reduce((sum, move) => sum + move, 0) / Math.max(1, moves.length)
  return Math.min(12, Math.max(0, grade + mean))
}
