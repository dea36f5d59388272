import type { ExerciseResults } from '@polyhex/contract/exercises/runs'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'

/** An exercise within the room that is over: how it went, and on to the next. */
export function RunOver({
  results,
  onAgain,
  onOther,
}: {
  results: ExerciseResults
  onAgain: () => void
  onOther: () => void
}) {
  const { correct, answered, passed } = results
  return (
    <EmptyState
      shape="pentagon"
      heading="h2"
      title={passed ? 'You passed this exercise.' : 'This exercise is finished.'}
      text={`${correct} of ${answered} right.`}
      action={
        <>
          <Button onClick={onOther}>Choose another one</Button>
          <Button look="line" onClick={onAgain}>
            Do it again
          </Button>
        </>
      }
    />
  )
}
