import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './card.module.css'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** The usual inner space. */
  padded?: boolean
  /** The first of a row of equals: a lapis edge. */
  first?: boolean
}

/** A sheet of paper on the ground. Cards never nest: inside a card, a well (`sunken`) groups. */
export function Card({ as: Element = 'div', padded = false, first = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles['card'], padded && styles['padded'], first && styles['first'], className)}
    />
  )
}
