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
