import { type ReactNode, useState } from 'react'
import { needsProof, ProvePasswordDialog } from './prove-password-dialog.tsx'

/**
 * For changes before which the server wants the password again: `asksFor` takes what went wrong and what to do once more, and
 * says whether the password is being asked for; `proof` is the question, null while there is none.
 */
export function useProof(): { asksFor: (problem: unknown, again: () => void) => boolean; proof: ReactNode } {
  const [again, setAgain] = useState<(() => void) | null>(null)
  return {
    asksFor: (problem, next) => {
      if (!needsProof(problem)) return false
      setAgain(() => next)
      return true
    },
    proof:
      again === null ? null : (
        <ProvePasswordDialog
          onProved={() => {
            setAgain(null)
            again()
          }}
          onClose={() => setAgain(null)}
        />
      ),
  }
}
