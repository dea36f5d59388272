import type { TopicLevel } from '@polyhex/contract/curriculum/curriculum'
import type { Run } from '@polyhex/contract/exercises/runs'
import { Icon } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { setMuted, useMuted } from '../kit/sound.ts'
import { OfflineChip } from '../offline/offline-chip.tsx'
import { activityNames } from './exercise-words.ts'
import { GoalProgress } from './goal-progress.tsx'
import { LevellingProgress } from './levelling/levelling-progress.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { TopicPracticeHeader } from './topic-practice-header.tsx'
import styles from './exercise-head.module.css'

interface ExerciseHeadProps {
  run: Run
  /** The topic level of a topic practice, once it is known. */
  topic: TopicLevel | null
  seconds: number
  leaveHref: string
  /** The question on show cannot be exchanged: it is answered, or an answer is on its way. */
  refreshOff: boolean
  onRefresh: () => Promise<void>
  onReport: () => void
}

/** Title with the kind of activity, progress, and the tools of the card. */
export function ExerciseHead({ run, topic, seconds, leaveHref, refreshOff, onRefresh, onReport }: ExerciseHeadProps) {
  const muted = useMuted()
  const level = run.topicCodeLevel?.split('/')[1]
  return (
    <header className={styles.head}>
      <a className={styles.leave} href={leaveHref} aria-label="Leave this activity">
        <Icon name="x" size={22} />
      </a>
      <div className={styles.title}>
        <h1>{run.name}</h1>
        <p>
          {activityNames[run.type]}
          {level ? `, level ${level}` : ''}
        </p>
      </div>
      <OfflineChip className={styles.offline ?? ''} />
      {run.type === 'levelling' ? <LevellingProgress run={run} /> : <GoalProgress run={run} seconds={seconds} />}
      <div className={styles.tools}>
        {topic && <TopicPracticeHeader topic={topic} />}
        <IconButton
          icon={muted ? 'note-off' : 'note'}
          label={muted ? 'Turn sounds on' : 'Turn sounds off'}
          aria-pressed={muted}
          onClick={() => setMuted(!muted)}
        />
        <IconButton icon="report" label="Report an issue" onClick={onReport} />
        {run.type !== 'contest_problems' && <RefreshButton disabled={refreshOff} onRefresh={onRefresh} />}
      </div>
    </header>
  )
}
