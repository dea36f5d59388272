import { beforeConsent } from '@polyhex/contract/onboarding/consent'
import { Note } from '../../kit/note.tsx'
import type { Wizard } from '../wizard/use-wizard.ts'
import styles from './steps.module.css'

/** The last screen: math starts now. A-062. */
export function StudentEnd({ wizard }: { wizard: Wizard }) {
  const { saved, creating, state } = wizard
  const solo = state.commitment === 'solo' || state.commitment === null
  return (
    <>
      <p className={styles['lead']}>
        {creating === null
          ? 'Your map, your first questions and 50 coins are waiting.'
          : `${saved?.username ?? 'Your child'} can sign in with this username now. The map and the first questions are waiting.`}
      </p>
      {solo && <p className={styles['quiet']}>75 math problems per week make a steady pace.</p>}
      {saved?.consent === 'waiting' && (
        <Note>
          {saved.parentEmail === null
            ? beforeConsent.waits
            : `We have written to ${saved.parentEmail}. When the answer is yes, everything opens.`}
        </Note>
      )}
    </>
  )
}
