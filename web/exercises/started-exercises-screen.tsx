import { useEffect, useState } from 'react'
import { useOnline } from '../call/network.ts'
import { Card } from '../kit/card.tsx'
import { Chip } from '../kit/chip.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Note } from '../kit/note.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import { keptRuns } from '../offline/kept-runs.ts'
import type { KeptRun } from '../offline/offline-database.ts'
import { answersOf } from '../offline/queue-state.ts'
import { useQueue } from '../offline/queue-store.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useOwner } from '../shell/session.ts'
import { activityNames, counted } from './exercise-words.ts'
import styles from './started-exercises.module.css'

/** /offline/: the exercises of this device that can be gone on with, also without a connection. */
export function StartedExercisesScreen() {
  usePageTitle('Started exercises')
  const online = useOnline()
  const owner = useOwner()
  const queue = useQueue()
  const [runs, setRuns] = useState<readonly KeptRun[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    void keptRuns(owner, Date.now()).then((found) => {
      if (isCurrent) setRuns(found)
    })
    return () => {
      isCurrent = false
    }
  }, [owner])
  return (
    <div className={styles.page}>
      <h1>Started exercises</h1>
      {!online && (
        <Note>You are offline. These exercises work anyway. We will check your answers when you are back online.</Note>
      )}
      {runs === null && (
        <Skeletons label="Looking for started exercises" className={styles.list ?? ''}>
          <Skeleton height={92} radius={20} />
          <Skeleton height={92} radius={20} />
        </Skeletons>
      )}
      {runs?.length === 0 && (
        <EmptyState
          heading="h2"
          shape="semi_circle"
          title="No exercise is started on this device"
          text="Start one with a connection. Then you can go on without one."
          action={<LinkButton href={paths.topics}>Find a topic</LinkButton>}
        />
      )}
      {runs !== null && runs.length > 0 && (
        <ul className={styles.list}>
          {runs.map((run) => (
            <li key={run.runId}>
              <StartedExercise run={run} waiting={answersOf(queue, owner, run.runId).length} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function StartedExercise({ run, waiting }: { run: KeptRun; waiting: number }) {
  const { name, type, progress } = run.open.run
  const answered = progress.answered + waiting
  return (
    <Card padded className={styles.card}>
      <div>
        <h2>{name}</h2>
        <p>
          {activityNames[type]}, {counted(answered, 'question')} answered
        </p>
      </div>
      {waiting > 0 && (
        <Chip hue="info" icon="clock">
          {waiting} waiting
        </Chip>
      )}
      <LinkButton href={run.path}>Continue</LinkButton>
    </Card>
  )
}
