import { useCallback, type ReactNode } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import { checksWorking } from '@polyhex/contract/exercises/working'
import { callServer } from '../../../call/call-server.ts'
import { CheckWorkingContext, type CheckWorking } from './check-working.ts'

/** Lets the lines of an open question be checked where the kind of run allows it. */
export function WorkingChecks({
  question,
  type,
  children,
}: {
  question: StoredQuestion
  type: RunType
  children: ReactNode
}) {
  const { questionSetGuid: runId, storedQuestionId } = question
  const check = useCallback<CheckWorking>(
    async (response) =>
      callServer(exerciseOperations.checkWorking, { params: { runId, storedQuestionId }, body: { response } }),
    [runId, storedQuestionId],
  )
  return <CheckWorkingContext value={checksWorking.includes(type) ? check : null}>{children}</CheckWorkingContext>
}
