import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './note.module.css'

const icons = { info: 'info', ask: 'bell', bad: 'warn' } as const satisfies Record<string, IconName>

/** A tinted line on the page: information, someone asking, or something to fix. */
export function Note({ kind = 'info', children }: { kind?: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={classNames(styles['note'], styles[kind])} {...(kind === 'bad' ? { role: 'alert' } : {})}>
      <Icon name={icons[kind]} />
      <div>{children}</div>
    </div>
  )
}
