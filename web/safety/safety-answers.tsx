import { safetyOperations } from '@polyhex/contract/safety/safety-operations'
import { useAsk, useTell } from '../call/ask.ts'
import { Button } from '../kit/button.tsx'
import { Note } from '../kit/note.tsx'

/** What staff answered to what this account has reported, until it has been read; nothing when there is nothing new. */
export function SafetyAnswers() {
  const answers = useAsk(safetyOperations.listSafetyAnswers, {})
  const read = useTell(safetyOperations.readSafetyAnswer, { onDone: () => void answers.refetch() })
  return (answers.data?.answers ?? []).map((answer) => (
    <Note key={answer.id} kind="ask">
      A grown-up looked at what you told us about {answer.className}. {answer.answer ?? 'Thank you for telling us.'}{' '}
      <Button size="sm" look="line" onClick={() => read.mutate({ params: { reportId: answer.id } })}>
        OK
      </Button>
    </Note>
  ))
}
