import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { heldAhead } from '@polyhex/contract/exercises/limits'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { paths } from '../shell/paths.ts'
import { activityNames } from './exercise-words.ts'
import styles from './exercise-screen.module.css'

/** Why an exercise cannot begin or go on offline, and what does work. */
export function NeedsTheInternet({ target, leaveHref }: { target: ExerciseTarget; leaveHref: string }) {
  const mayGoOn = heldAhead.includes(target.type)
  return (
    <main id="main" className={styles.middle}>
      <EmptyState
        heading="h1"
        shape="oval"
        title={mayGoOn ? 'A new exercise needs the internet' : `${activityNames[target.type]} needs the internet`}
        text={
          mayGoOn
            ? 'You are offline. Exercises you have started on this device still work.'
            : 'Its questions follow your answers one by one. Practice you have started still works.'
        }
        action={
          <>
            <LinkButton href={paths.started}>Started exercises</LinkButton>
            <a href={leaveHref}>Go back</a>
          </>
        }
      />
    </main>
  )
}
