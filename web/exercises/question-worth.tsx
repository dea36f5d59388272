import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import type { Run } from '@polyhex/contract/exercises/runs'
import { Chip } from '../kit/chip.tsx'

/** What a question of a contest paper is worth, and after its answer what it has brought. Nothing for other runs. */
export function QuestionWorth({ run, question }: { run: Run; question: StoredQuestion }) {
  const level = run.contestLevels?.[question.position - 1]
  if (level === undefined) return null
  const worth = pointsOfAnswer('right', level)
  if (question.answer === null) return <Chip hue="special">{worth} points</Chip>
  return (
    <Chip hue="special">
      {pointsOfAnswer(question.answer.outcome, level)} of {worth} points
    </Chip>
  )
}
