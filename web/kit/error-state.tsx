import { Button } from './button.tsx'
import { Character } from './character.tsx'
import styles from './empty-state.module.css'

/** Something could not be loaded: what happened, what is safe, and a way to try again. */
export function ErrorState({
  title,
  safe = 'Your answers are safe. Try again in a moment.',
  onRetry,
  retrying = false,
  heading: Heading = 'h3',
}: {
  title: string
  /** What is not lost. */
  safe?: string
  onRetry?: () => void
  retrying?: boolean
  /** 'h1' where this is the whole page. */
  heading?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <div className={styles['state']} role="alert">
      <Character shape="pentagon" pose="think" face="think" width={110} />
      <Heading>{title}</Heading>
      <p>{safe}</p>
      {onRetry && (
        <Button look="line" size="sm" icon="refresh" loading={retrying} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
