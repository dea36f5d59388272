import type { ReactNode } from 'react'
import styles from './badge-link.module.css'
import { TopicBadge } from './topic-badge.tsx'

/**
 * A badge that opens the page of its own kind, as the name beside it does [L-037]. It is for the pointer alone: keyboards
 * and screen readers have the name, and need not come by twice.
 */
export function BadgeLink({
  icon,
  href,
  size,
  tab,
  children,
}: {
  icon: string
  href: string
  size?: number
  tab?: 'new'
  /** What is shown in place of the badge. */
  children?: ReactNode
}) {
  return (
    <a
      href={href}
      tabIndex={-1}
      aria-hidden="true"
      className={styles['link']}
      {...(tab === 'new' ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children ?? <TopicBadge icon={icon} {...(size === undefined ? {} : { size })} />}
    </a>
  )
}
