import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The head of a page: a mark, its name, one line, and what can be done at once. */
export function PageHead({
  mark,
  over,
  title,
  lede,
  children,
}: {
  mark?: ReactNode
  /** A short line above the name. */
  over?: ReactNode
  title: ReactNode
  lede?: ReactNode
  /** Buttons. */
  children?: ReactNode
}) {
  return (
    <header className={styles['head']}>
      {mark && <div className={styles['mark']}>{mark}</div>}
      <div className={styles['words']}>
        {over && <p className={styles['over']}>{over}</p>}
        <h1>{title}</h1>
        {lede && <p className={styles['lede']}>{lede}</p>}
      </div>
      {children && <div className={styles['actions']}>{children}</div>}
    </header>
  )
}
