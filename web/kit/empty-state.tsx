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
}: {
  title: string
  text?: string
  shape?: AvatarShape
  action?: ReactNode
}) {
  return (
    <div className={styles['state']}>
      <Character shape={shape} pose="point" width={110} />
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
