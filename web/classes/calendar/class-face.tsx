import { classNames } from '../../kit/class-names.ts'
import { Icon } from '../../kit/icon.tsx'
import { classLabel, classStates, stateWord, type CalendarClass } from './calendar-class.ts'
import styles from './class-face.module.css'
import { timeWords } from './local-days.ts'

/**
 * What a class looks like in every view: color, icon and word of its state, its name, time and a second line. It is read
 * as one sentence with the day. Where the second line says that a credit is missing, the word does not say it again.
 */
export function ClassFace({ one, size }: { one: CalendarClass; size: 'week' | 'month' | 'list' }) {
  const { detail } = one
  const owing = one.state === 'credit' && detail !== undefined
  const time = size === 'list' ? `${timeWords(one.local)} ${one.zone}` : timeWords(one.local)
  const own = owing && size !== 'list'
  return (
    <span
      className={classNames(styles['face'], styles[size], styles[one.state], one.selected && styles['selected'])}
      data-class-state={one.state}
    >
      <span className="visually-hidden">{classLabel(one)}</span>
      <span className={styles['name']} aria-hidden="true">
        <Icon name={classStates[one.state].icon} size={size === 'list' ? 17 : 14} />
        <span>{one.name}</span>
      </span>
      <span className={styles['line']} aria-hidden="true">
        {time}
        {detail !== undefined && !own && <span className={styles['detail']}>, {detail}</span>}
        {size === 'list' && one.need !== undefined && `. ${one.need}`}
      </span>
      {(own || !owing) && (
        <span className={classNames(styles['word'], own && styles['detail'])} aria-hidden="true">
          {own ? detail : stateWord(one)}
          {size === 'week' && one.need !== undefined && `, ${one.need}`}
        </span>
      )}
    </span>
  )
}
