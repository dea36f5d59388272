import { progressOperations } from '@polyhex/contract/activity/progress-operations'
import { nameAtHome, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { headline } from '../../activity/progress/progress-words.ts'
import { useAsk } from '../../call/ask.ts'
import { countdownWords } from '../../classes/next-class/countdown.ts'
import { type FamilyClasses, nextClass } from '../../classes/next-class/family-classes.ts'
import { dayWords, spanWords } from '../../classes/calendar/local-days.ts'
import { gradeName } from '../../curriculum/grade-name.ts'
import { TopicPicture } from '../../curriculum/topic-picture.tsx'
import { avatarOrHexagon } from '../../kit/avatar-drawings.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './child-row.module.css'
import { WeekBars } from './week-bars.tsx'

const days = 7

/** One child of a family in one row: who, the last 7 days, the next class, and what comes next in mathematics. */
export function ChildRow({ child, classes }: { child: SessionAccount['children'][number]; classes: FamilyClasses }) {
  const asked = useAsk(progressOperations.getProgress, { params: { accountId: child.accountId }, query: { days } })
  const progress = asked.data?.progress
  const name = nameAtHome(child)
  const slot = nextClass(classes.slots ?? [], classes.now, child.accountId)
  const next = progress?.next[0]
  return (
    <Card as="li" className={styles['row']}>
      <div className={styles['who']}>
        {progress ? (
          <Avatar shape={avatarOrHexagon(progress.avatar)} size={84} />
        ) : (
          <Skeleton width="84px" height={94} radius={28} />
        )}
        <div>
          <h2>
            {name} {child.grade !== null && <small>{gradeName(child.grade)}</small>}
          </h2>
          {progress && <p>{progress.begun ? headline(progress.now, days) : 'Has not begun yet.'}</p>}
          <p className={styles['ways']}>
            <a href={paths.progressOf(child.accountId)}>
              Progress <span className="visually-hidden">of {name}</span>
            </a>
            {child.grade !== null && (
              <a href={`${paths.grade(child.grade)}?account=${child.accountId}`}>
                See map <span className="visually-hidden">of {name}</span>
              </a>
            )}
          </p>
        </div>
      </div>
      <div className={styles['part']}>
        <h3>Last 7 days</h3>
        {progress ? <WeekBars days={progress.byDay} /> : !asked.isError && <Skeleton height={72} radius={14} />}
      </div>
      <div className={styles['part']}>
        <h3>Next class</h3>
        {slot === null ? (
          <>
            <p className={styles['what']}>Nothing booked</p>
            <LinkButton href={paths.schedule} look="line" size="sm">
              See classes <span className="visually-hidden">for {name}</span>
            </LinkButton>
          </>
        ) : (
          <>
            <p className={styles['what']}>{slot.name}</p>
            <p className={styles['when']}>{countdownWords(slot.startingAt, classes.now)}</p>
            <p className={styles['quiet']}>
              {dayWords(slot.local)}, {spanWords(slot.local, slot.duration, slot.zone)}
            </p>
          </>
        )}
      </div>
      <div className={styles['part']}>
        <h3>Next in math</h3>
        {next ? (
          <div className={styles['next']}>
            <TopicPicture icon={next.icon} className={styles['picture']!} />
            <div>
              <p className={styles['what']}>{next.name}</p>
              <p className={styles['quiet']}>About {Math.max(1, Math.round(next.seconds / 60))} min</p>
            </div>
          </div>
        ) : progress ? (
          <p className={styles['quiet']}>Any unit of the map.</p>
        ) : (
          !asked.isError && <Skeleton height={72} radius={14} />
        )}
      </div>
    </Card>
  )
}
