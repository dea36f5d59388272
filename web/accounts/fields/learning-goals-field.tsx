import { type LearningGoal, learningGoals, learningGoalsHelp } from '@polyhex/contract/accounts/learning-goals'
import { ChoicesField } from '../../kit/choices-field.tsx'

const options = Object.entries(learningGoals).map(([value, label]) => ({ value: value as LearningGoal, label }))

/** Why a family is here. The label says whose goals they are.. */
export function LearningGoalsField({
  value,
  forChild,
  error,
  onChange,
}: {
  value: readonly LearningGoal[]
  /** A student choosing for themself sees 'Learning Goals'; everybody else chooses for a child. */
  forChild: boolean
  error?: string
  onChange: (value: LearningGoal[]) => void
}) {
  return (
    <ChoicesField
      label={forChild ? 'Learning Goals for Your Child' : 'Learning Goals'}
      help={learningGoalsHelp}
      options={options}
      value={value}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  )
}
