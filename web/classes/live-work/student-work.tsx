import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { useMemo, useState } from 'react'
import { ExerciseMarksContext, ExerciseWatchContext } from '../../exercises/exercise-watch.ts'
import { ExerciseScreen } from '../../exercises/exercise-screen.tsx'
import { densityNow } from '../../shell/density-now.ts'
import { useRoom } from '../room/use-room.ts'
import { ChoosePractice } from './choose-practice.tsx'
import { HintNote } from './hint-note.tsx'
import { useWatchOfRoom } from './use-watch-of-room.ts'
import { WatchedMark } from './watched-mark.tsx'
import { doneWith, useWork } from './work-of-room.ts'
import styles from './student-work.module.css'

/** The practice of a student within the room: what the tutor has given, or what the student chooses. The tutor looks on. */
export function StudentWork() {
  const { client, state } = useRoom()
  const work = useWork(client)
  const [target, setTarget] = useState<ExerciseTarget | null>(null)
  const watch = useWatchOfRoom(client)
  const marks = useMemo(
    () =>
      work.marks && { questionId: work.marks.questionId, strokes: work.marks.strokes.map((mark) => mark.stroke) },
    [work.marks],
  )
  const { given, hint } = work
  if (given !== null) {
    const next: ExerciseTarget = { type: 'practice', topicCodeLevel: given.topicCodeLevel }
    if (target === null || !('topicCodeLevel' in target) || target.topicCodeLevel !== given.topicCodeLevel) setTarget(next)
  }
  const nameOf = (id: string) => state.members.find((member) => member.memberId === id)?.publicName ?? 'Your tutor'
  return (
    <div className={styles.work}>
      <WatchedMark watched={work.watched} nameOf={nameOf} />
      {given !== null && (
        <p className={styles.given} role="status">
          {nameOf(given.by)} gave you: {given.name}
          <button type="button" className={styles.close} onClick={() => doneWith(client, 'given')}>
            OK
          </button>
        </p>
      )}
      {hint !== null && <HintNote text={hint.text} from={nameOf(hint.by)} onRead={() => doneWith(client, 'hint')} />}
      {target === null ? (
        <ChoosePractice onChoose={setTarget} />
      ) : (
        <ExerciseWatchContext value={watch}>
          <ExerciseMarksContext value={marks}>
            <div className={styles.exercise} data-density={densityNow()}>
              <ExerciseScreen key={JSON.stringify(target)} target={target} leaveHref={`#${client.groupId}`} />
            </div>
          </ExerciseMarksContext>
        </ExerciseWatchContext>
      )}
    </div>
  )
}
