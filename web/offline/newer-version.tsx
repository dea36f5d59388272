import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import styles from './quiet-card.module.css'
import { takeNewerVersion, useNewerVersion } from './register-worker.ts'

/** Says quietly that a newer version has come. Not shown over an exercise: that goes on with the version it began with. */
export function NewerVersion({ busy }: { busy: boolean }) {
  const isThere = useNewerVersion()
  const [later, setLater] = useState(false)
  if (!isThere || later || busy) return null
  return (
    <section className={styles['card']} role="status" aria-label="New version">
      <Icon name="refresh" />
      <p>A newer version is ready</p>
      <Button size="sm" look="soft" onClick={takeNewerVersion}>
        Reload
      </Button>
      <IconButton icon="x" label="Later" size="sm" onClick={() => setLater(true)} />
    </section>
  )
}
