import type { ReactNode } from 'react'
import styles from '../gallery.module.css'

/** One group of pieces in the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles['body']}>{children}</div>
    </section>
  )
}

/** Pieces side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>
}

/** Pieces in equal columns. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>
}
