import { useRouter } from '@tanstack/react-router'
import { useOnline } from '../call/network.ts'
import { Button } from '../kit/button.tsx'
import { Character } from '../kit/character.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { OfflineState } from '../offline/offline-state.tsx'
import { paths } from './paths.ts'
import styles from './screen.module.css'

/** A page that failed while it was drawn, or whose part could not be fetched. */
export function BrokenScreen({ reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter()
  const online = useOnline()
  if (!online) {
    return (
      <main className={styles['center']}>
        <OfflineState heading="h1" />
      </main>
    )
  }
  return (
    <div className={styles['center']} role="alert">
      <Character shape="pentagon" pose="think" face="think" width={150} />
      <h1>This page did not load</h1>
      <p>Your answers are safe. Try again in a moment.</p>
      <div className={styles['actions']}>
        <Button
          icon="refresh"
          onClick={() => {
            reset?.()
            void router.invalidate()
          }}
        >
          Retry
        </Button>
        <LinkButton href={paths.landing} look="line">
          Go to the start
        </LinkButton>
      </div>
    </div>
  )
}
