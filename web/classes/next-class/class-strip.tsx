import { LinkButton } from '../../kit/link-button.tsx'
import { ProgressRing } from '../../kit/progress-ring.tsx'
import { paths } from '../../shell/paths.ts'
import { spanWords } from '../calendar/local-days.ts'
import { namesOf } from '../schedule/family.ts'
import styles from './class-strip.module.css'
import { countdownWords } from './countdown.ts'
import { classAtTheDoor, type FamilyClasses } from './family-classes.ts'

const minutesOfRing = 15

/** A class that begins within 15 minutes or runs, above all else of a page, with the way in. Nothing while there is none. */
export function ClassStrip({ classes }: { classes: FamilyClasses }) {
  const door = classAtTheDoor(classes)
  if (door === null) return null
  const { slot, groupId } = door
  const minutes = Math.max(0, Math.ceil((Date.parse(slot.startingAt) - classes.now.getTime()) / 60_000))
  const who = classes.students.filter((student) =>
    slot.registrations.some((one) => one.state === 'registered' && one.accountId === student.accountId),
  )
  return (
    <section className={styles['strip']} aria-label="Class now">
      <ProgressRing
        percent={(100 * (minutesOfRing - minutes)) / minutesOfRing}
        text={minutes === 0 ? 'now' : String(minutes)}
        label={minutes === 0 ? 'It has begun' : `Minutes until it begins: ${minutes}`}
        size={64}
        look="primary"
      />
      <div className={styles['words']}>
        <h2>
          {slot.name}{' '}
          <span>{minutes === 0 ? 'has begun' : `begins ${countdownWords(slot.startingAt, classes.now)}`}</span>
        </h2>
        <p>
          {spanWords(slot.local, slot.duration, slot.zone)}
          {who.some((student) => !student.isSelf) && `, ${namesOf(who.map(({ name }) => name))}`}
        </p>
      </div>
      <LinkButton href={paths.classSession(groupId)} icon="video" size="lg">
        Join class
      </LinkButton>
    </section>
  )
}
