import type { CallOf, Operation, ResultOf } from '@polyhex/contract/operation'
import type { ReactNode } from 'react'
import { useTell } from '../call/ask.ts'
import { useProof } from './use-proof.tsx'

interface GuardedTell<O extends Operation> {
  tell: (call: CallOf<O>) => void
  isPending: boolean
  /** Asks for the password; shown in the place of one's own dialog while it stands. */
  proof: ReactNode
}

/**
 * Tells the server of a change for which it may want the password again: then asks for the password, and sends the same
 * change once more. Any other failure goes to `onProblem`.
 */
export function useGuardedTell<O extends Operation>(
  operation: O,
  {
    onDone,
    onProblem,
  }: { onDone: (answer: ResultOf<O>, call: CallOf<O>) => void; onProblem: (problem: Error) => void },
): GuardedTell<O> {
  const { asksFor, proof } = useProof()
  const { mutate, isPending } = useTell(operation, { quiet: true })
  function tell(call: CallOf<O>) {
    mutate(call, {
      onSuccess: onDone,
      onError: (problem) => {
        if (!asksFor(problem, () => tell(call))) onProblem(problem)
      },
    })
  }
  return { tell, isPending, proof }
}
