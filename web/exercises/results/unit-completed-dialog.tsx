import type { ExerciseResults, Run } from '@polyhex/contract/exercises/runs'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { nextHref } from './next-href.ts'

interface UnitCompletedDialogProps {
  open: boolean
  results: ExerciseResults
  run: Run
  onClose: () => void
}

/** Says once that a unit is completed, and offers the next one [L-067]. */
export function UnitCompletedDialog({ open, results, run, onClose }: UnitCompletedDialogProps) {
  const next = nextHref(results)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Unit completed"
      icon="trophy"
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Stay here
          </Button>
          {next && (
            <LinkButton href={next.href} iconAfter="arrow">
              {next.label}
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        {run.name} is filled on your map with {results.correct} right answers. It stays filled, also when you play it
        again.
      </p>
    </Dialog>
  )
}
