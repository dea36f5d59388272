import { classNames } from '../../kit/class-names.ts'
import { Icon } from '../../kit/icon.tsx'
import { classLabel, classStates, stateWord, type CalendarClass } from './calendar-class.ts'
import styles from './class-face.module.css'
import { timeWords } from './local-days.ts'

/**
 * What a class looks like in every view: color, icon and word of its state, its name, time and a second line. It is read
 * as one sentence with the day.
 */
export function ClassFace({ one, size }: { one: CalendarClass; size: 'week' | 'month' | 'list' }) {
  return (
    <span
      className={classNames(styles['face'], styles[size], styles[one.state], one.selected && styles['selected'])}
      data-class-state={one.state}
    >
      <span className="visually-hidden">{classLabel(one)}</span>
      <span className={styles['name']} aria-hidden="true">
        <Icon name={classStates[one.state].icon} size={size === 'list' ? 17 : 15} />
        <span>{one.name}</span>
      </span>
      <span className={styles['line']} aria-hidden="true">
        {timeWords(one.local)}
        {one.detail !== undefined && `, ${one.detail}`}
        {size === 'list' && ` ${one.zone}`}
        {size === 'list' && one.need !== undefined && `. ${one.need}`}
      </span>
      <span className={styles['word']} aria-hidden="true">
        {stateWord(one)}
        {size === 'week' && one.need !== undefined && `, ${one.need}`}
      </span>
    </span>
  )
}
