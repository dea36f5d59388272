import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Dialog } from '../../kit/dialog.tsx'
import { TeachMe } from '../../teaching/teach-me.tsx'
import { useTeachingPreferences } from '../../teaching/teaching-preferences.ts'

/** Teach Me about a question of a run that is over: its lesson, and how it is solved. */
export function TeachMeDialog({
  question,
  signedIn,
  onClose,
}: {
  question: StoredQuestion
  signedIn: boolean
  onClose: () => void
}) {
  const [preferences, setPreferences] = useTeachingPreferences(signedIn)
  return (
    <Dialog open onClose={onClose} title="Teach Me" icon="teach">
      <TeachMe question={question} staff={false} preferences={preferences} onPreferences={setPreferences} />
    </Dialog>
  )
}
