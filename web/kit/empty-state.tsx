import type { ReactNode } from 'react'
import type { AvatarShape } from './avatar-drawings.ts'
import { Character } from './character.tsx'
import styles from './empty-state.module.css'

/** Nothing here yet: a character, one sentence, and at most one button that leads on. */
export function EmptyState({
  title,
  text,
  shape = 'square',
  action,
  heading: Heading = 'h3',
}: {
  title: string
  text?: string
  shape?: AvatarShape
  action?: ReactNode
  /** 'h1' where this is the whole page. */
  heading?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <div className={styles['state']}>
      <Character shape={shape} pose="point" width={110} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
