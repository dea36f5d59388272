import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import styles from './titled-card.module.css'

/**
 * A card with its title at the left of its head and what can be done at the right; what stands in it reaches from edge to
 * edge, as tables do. It is a landmark with the name of its title, unless what it holds is one of that name already.
 */
export function TitledCard({
  title,
  heading: Heading = 'h2',
  actions,
  landmark = true,
  className,
  children,
}: {
  title: ReactNode
  heading?: 'h2' | 'h3'
  /** Buttons or a choice at the right of the title. */
  actions?: ReactNode
  landmark?: boolean
  className?: string | undefined
  children?: ReactNode
}) {
  const id = useId()
  return (
    <Card
      as={landmark ? 'section' : 'div'}
      className={classNames(styles['card'], className)}
      {...(landmark ? { 'aria-labelledby': id } : {})}
    >
      <header className={styles['head']}>
        <Heading id={id}>{title}</Heading>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </Card>
  )
}
