import { Button } from './button.tsx'
import { Character } from './character.tsx'
import styles from './empty-state.module.css'

/** Something could not be loaded: what happened, what is safe, and a way to try again. */
export function ErrorState({
  title,
  safe = 'Your answers are safe. Try again in a moment.',
  onRetry,
  retrying = false,
}: {
  title: string
  /** What is not lost. */
  safe?: string
  onRetry?: () => void
  retrying?: boolean
}) {
  return (
    <div className={styles['state']} role="alert">
      <Character shape="pentagon" pose="think" face="think" width={110} />
      <h3>{title}</h3>
      <p>{safe}</p>
      {onRetry && (
        <Button look="line" size="sm" icon="refresh" loading={retrying} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
