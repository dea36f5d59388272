import { classNames } from '../../kit/class-names.ts'
import { Icon } from '../../kit/icon.tsx'
import { classStates, stateWord } from './calendar-class.ts'
import styles from './class-face.module.css'
import { dayWords, timeWords } from './local-days.ts'
import type { Together } from './overlaps.ts'

/** As many classes as a narrow box can name. */
const named = 3

/** `2 classes, Monday, March 15: 4:00 PM EDT Explorers, registered; 4:30 PM EDT Navigators, open`. */
export function togetherLabel(classes: Together): string {
  const each = classes.map((one) => `${timeWords(one.local)} ${one.zone} ${one.name}, ${stateWord(one)}`)
  return `${classes.length} classes, ${dayWords(classes[0].local)}: ${each.join('; ')}`
}

/** Classes at one time in a narrow day: one box that opens the choice of them. */
export function TogetherFace({ classes }: { classes: Together }) {
  const selected = classes.some((one) => one.selected)
  return (
    <span
      className={classNames(styles['face'], styles['together'], selected && styles['selected'])}
      data-class-ids={classes.map(({ id }) => id).join(' ')}
    >
      <span className="visually-hidden">{togetherLabel(classes)}</span>
      <b aria-hidden="true">{classes.length} classes</b>
      {classes.slice(0, named).map((one) => (
        <span key={one.id} className={styles['name']} data-class-state={one.state} aria-hidden="true">
          <Icon name={classStates[one.state].icon} size={13} />
          <span>
            <i className={styles['at']}>{timeWords(one.local)} </i>
            {one.name}
          </span>
        </span>
      ))}
      {classes.length > named && <span aria-hidden="true">and {classes.length - named} more</span>}
    </span>
  )
}
