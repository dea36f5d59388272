import { LinkButton } from '../../kit/link-button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { paths } from '../../shell/paths.ts'
import type { CalendarClass } from '../calendar/calendar-class.ts'
import styles from './credits-missing.module.css'

/** Says once above the calendar how many coming classes still need a credit, so that the classes keep their own color. */
export function CreditsMissing({ classes }: { classes: readonly CalendarClass[] }) {
  const count = classes.filter((one) => one.state === 'credit').length
  if (count === 0) return null
  return (
    <div className={styles['banner']}>
      <Icon name="card" />
      <p>
        {count === 1 ? 'One coming class has' : `${count} coming classes have`} no credit yet. Each needs one session
        credit.
      </p>
      <LinkButton href={paths.pricing} size="sm">
        Buy credits
      </LinkButton>
    </div>
  )
}
