import { lateTeacherMinutes } from '@polyhex/contract/classes/class-limits'
import { staffBoardOperations } from '@polyhex/contract/classes/group-operations'
import type { ResultOf } from '@polyhex/contract/operation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askOptions } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import { spanWords, timeWords } from '../calendar/local-days.ts'
import { counted } from '../class-moment.ts'
import { ReplaceTeacherDialog } from '../teachers/replace-teacher-dialog.tsx'
import styles from './running-board.module.css'

/** Pause between two looks, ms: an alarm is seen within half a minute, and the server is hardly asked. */
const pollMs = 20_000
type Running = ResultOf<typeof staffBoardOperations.listRunningClasses>['classes'][number]

/** What goes on now: every class that runs or starts within the hour, who is there, and which teacher is late. */
export function RunningBoard() {
  const query = useQuery({ ...askOptions(staffBoardOperations.listRunningClasses, {}), refetchInterval: pollMs })
  return (
    <section aria-labelledby="now" className={styles['board']}>
      <h2 id="now">Now and within the hour</h2>
      <Asked query={query} loading={<BoardSkeleton />} failed="The board did not load">
        {({ classes }) => (
          <>
            <LateTeachers classes={classes} />
            {classes.length === 0 ? (
              <EmptyState
                title="No class runs now"
                text="Classes stand here from an hour before they start."
                shape="circle"
              />
            ) : (
              <ul className={styles['classes']}>
                {classes.map((one) => (
                  <RunningClass key={one.timeSlot.id} running={one} now={query.dataUpdatedAt} />
                ))}
              </ul>
            )}
          </>
        )}
      </Asked>
    </section>
  )
}

/** The alarm: read aloud when it changes, without taking the word from what is being read. */
function LateTeachers({ classes }: { classes: readonly Running[] }) {
  const late = classes.flatMap(({ timeSlot, groups }) =>
    groups
      .filter(({ teacherIsLate }) => teacherIsLate)
      .map((group) => ({
        key: group.groupId,
        words: `${timeSlot.name}, ${timeWords(timeSlot.local)} ${timeSlot.zone}, group ${group.groupIndex}: ${
          group.teachers.map(({ publicName }) => publicName).join(' and ') || 'no teacher'
        }`,
        slotId: timeSlot.id,
      })),
  )
  return (
    <div aria-live="polite" className={late.length > 0 ? styles['alarm'] : undefined}>
      {late.length > 0 && (
        <>
          <p>
            <Icon name="warn" />
            <b>
              {counted(late.length, 'group')} {late.length === 1 ? 'waits' : 'wait'} for a teacher, more than{' '}
              {lateTeacherMinutes} minutes after the start
            </b>
          </p>
          <ul>
            {late.map((one) => (
              <li key={one.key}>
                <a href={paths.timeSlot(one.slotId)}>{one.words}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function RunningClass({
  running: { timeSlot, groups, ungrouped },
  now,
}: {
  running: Running
  /** When the server was asked, ms. */
  now: number
}) {
  const runs = Date.parse(timeSlot.startingAt) <= now
  const [replaced, setReplaced] = useState<{ accountId: string; name: string } | null>(null)
  return (
    <Card as="li" className={styles['class']} aria-label={timeSlot.name}>
      <header>
        <div>
          <h3>{timeSlot.name}</h3>
          <p>{spanWords(timeSlot.local, timeSlot.duration, timeSlot.zone)}</p>
        </div>
        <Chip hue={runs ? 'correct' : 'outline'} icon={runs ? 'video' : 'clock'}>
          {runs ? 'Running' : 'Starts soon'}
        </Chip>
        <LinkButton look="line" size="sm" href={paths.timeSlot(timeSlot.id)}>
          View Class
        </LinkButton>
      </header>
      <ul className={styles['groups']}>
        {groups.map((group) => (
          <li key={group.groupId} data-late={group.teacherIsLate}>
            <b>Group {group.groupIndex}</b>
            <span className={styles['teachers']}>
              {group.teachers.map((teacher) => (
                <Chip
                  key={teacher.accountId}
                  hue={teacher.present ? 'correct' : group.teacherIsLate ? 'incorrect' : 'neutral'}
                  icon={teacher.present ? 'check' : group.teacherIsLate ? 'warn' : 'clock'}
                  square
                >
                  {teacher.publicName}
                  {teacher.present ? ' is here' : group.teacherIsLate ? ' is late' : ' not here yet'}
                </Chip>
              ))}
              {group.teachers.length === 0 && (
                <Chip hue="incorrect" icon="warn" square>
                  No teacher
                </Chip>
              )}
            </span>
            {group.teacherIsLate &&
              group.teachers
                .filter(({ present }) => !present)
                .map(({ accountId, publicName }) => (
                  <Button
                    key={accountId}
                    look="soft"
                    size="sm"
                    icon="swap"
                    onClick={() => setReplaced({ accountId, name: publicName })}
                  >
                    Replace {publicName}
                  </Button>
                ))}
            <span>
              {group.present} of {counted(group.students, 'student')} here
            </span>
          </li>
        ))}
      </ul>
      {ungrouped > 0 && (
        <p className={styles['ungrouped']}>
          <Icon name="warn" size={17} />
          {counted(ungrouped, 'student')} without a group
        </p>
      )}
      {replaced && (
        <ReplaceTeacherDialog
          slot={timeSlot}
          teacher={replaced}
          teaching={groups.flatMap(({ teachers }) => teachers.map(({ accountId }) => accountId))}
          onClose={() => setReplaced(null)}
        />
      )}
    </Card>
  )
}

function BoardSkeleton() {
  return (
    <Skeletons label="Loading the board" className={styles['classes']!}>
      <Skeleton height={150} radius={20} />
      <Skeleton height={150} radius={20} />
    </Skeletons>
  )
}
