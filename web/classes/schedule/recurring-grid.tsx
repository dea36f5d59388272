import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { classNames } from '../../kit/class-names.ts'
import { hexPath } from '../../kit/hex-geometry.ts'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { clockWords } from '../calendar/local-days.ts'
import { type FamilyStudent, namesOf } from './family.ts'
import styles from './recurring-grid.module.css'
import { weekdays } from '../class-moment.ts'
import { weeklyMoment } from './weekly-moments.ts'

const cell = hexPath(17, 19, 16.5, 3)

/** How many of the family come to a weekly class. C-038. */
export type Turnout = 'all' | 'some' | 'none'
const looks: Record<Turnout, { icon: IconName; words: string }> = {
  all: { icon: 'check', words: 'Everyone in the group' },
  some: { icon: 'minus', words: 'Some' },
  none: { icon: 'plus', words: 'Open' },
}

/** Who comes to a weekly class: everybody who is in its group, some of them, or nobody. */
export function turnoutOf(schedule: Pick<RecurringSchedule, 'registrations'>): Turnout {
  const coming = schedule.registrations.filter((one) => one.registered).length
  if (coming === 0) return 'none'
  return schedule.registrations.some((one) => one.mayRegister) ? 'some' : 'all'
}

function whoComes(schedule: RecurringSchedule, students: readonly FamilyStudent[]): string {
  const coming = students.filter((student) =>
    schedule.registrations.some((one) => one.accountId === student.accountId && one.registered),
  )
  if (coming.length === 0) return 'not registered'
  const partly = turnoutOf(schedule) === 'some' ? 'partly registered, ' : ''
  return `${partly}${namesOf(coming.map((student) => student.name))} registered`
}

interface Row {
  readonly key: string
  readonly minute: number
  readonly name: string
  readonly schoolTime: string | null
  readonly byDay: Map<number, RecurringSchedule>
}

/** Rows by time and name; two classes of one name at one time get a row each. */
export function gridRows(schedules: readonly RecurringSchedule[]): readonly Row[] {
  const rows: Row[] = []
  for (const schedule of schedules) {
    const { day, minute, schoolTime } = weeklyMoment(schedule)
    const same = rows.find((row) => row.minute === minute && row.name === schedule.name && !row.byDay.has(day))
    const row = same ?? { key: schedule.id, minute, name: schedule.name, schoolTime, byDay: new Map() }
    row.byDay.set(day, schedule)
    if (same === undefined) rows.push(row)
  }
  return rows.toSorted((a, b) => a.minute - b.minute || a.name.localeCompare(b.name))
}

/** Weekly classes by weekday, Sunday to Saturday, and time; each opens the dialog in which the students are signed up. C-037, C-038. */
export function RecurringGrid({
  schedules,
  students,
  onChoose,
}: {
  schedules: readonly RecurringSchedule[]
  students: readonly FamilyStudent[]
  onChoose: (scheduleId: string) => void
}) {
  return (
    <div className={styles['scroll']}>
      <table className={styles['grid']}>
        <caption className="visually-hidden">Weekly classes by weekday and time</caption>
        <thead>
          <tr>
            <td />
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gridRows(schedules).map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {clockWords(row.minute)}
                <small>{row.name}</small>
                {row.schoolTime && <small>{row.schoolTime}</small>}
              </th>
              {weekdays.map((name, day) => {
                const schedule = row.byDay.get(day)
                return (
                  <td key={name}>
                    {schedule === undefined ? (
                      <i className={styles['dot']} aria-hidden="true" />
                    ) : (
                      <Cell
                        turnout={turnoutOf(schedule)}
                        label={`${name}, ${clockWords(row.minute)}, ${row.name}: ${whoComes(schedule, students)}`}
                        id={schedule.id}
                        onChoose={() => onChoose(schedule.id)}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ turnout, label, id, onChoose }: { turnout: Turnout; label: string; id: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      className={styles['cell']}
      aria-label={label}
      aria-haspopup="dialog"
      data-schedule-id={id}
      onClick={onChoose}
    >
      <TurnoutHex turnout={turnout} />
      <Icon name={looks[turnout].icon} size={16} className={styles[`icon-${turnout}`]!} />
    </button>
  )
}

function TurnoutHex({ turnout }: { turnout: Turnout }) {
  return (
    <svg viewBox="0 0 34 38" className={classNames(styles['hex'], styles[turnout])} aria-hidden="true">
      <path d={cell} />
    </svg>
  )
}

/** What the cells of the grid mean. */
export function TurnoutKey() {
  return (
    <ul className={styles['key']}>
      {(Object.keys(looks) as Turnout[]).map((turnout) => (
        <li key={turnout}>
          <TurnoutHex turnout={turnout} />
          {looks[turnout].words}
        </li>
      ))}
    </ul>
  )
}
