import { Icon } from '../kit/icon.tsx'
import styles from './topic-badge.module.css'
import { topicLook } from './topic-looks.ts'

/** The sign of a topic in a small cell of its hue. Decorative. */
export function TopicBadge({ icon, size = 48 }: { icon: string; size?: number }) {
  const look = topicLook(icon)
  return (
    <span
      className={styles['badge']}
      style={{
        width: size,
        height: size * 1.12,
        background: `light-dark(var(--${look.hue}-3), var(--${look.hue}-4))`,
        color: `var(--${look.hue}-11)`,
      }}
    >
      <Icon name={look.icon} size={Math.round(size * 0.5)} />
    </span>
  )
}
