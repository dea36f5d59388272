import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { useContext, useEffect, useMemo, useState, type MouseEvent } from 'react'
import { ExerciseAsideContext, ExerciseMarksContext, ExerciseWatchContext } from '../../exercises/exercise-watch.ts'
import { ExerciseScreen } from '../../exercises/exercise-screen.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { useRoom } from '../room/use-room.ts'
import { ChoosePractice } from './choose-practice.tsx'
import { HintNote } from './hint-note.tsx'
import { RunOver } from './run-over.tsx'
import { SpotlitWork } from './spotlit-work.tsx'
import { useWatchOfRoom } from './use-watch-of-room.ts'
import { WatchedMark } from './watched-mark.tsx'
import { doneWith, lookAtWork, useWork } from './work-of-room.ts'
import styles from './student-work.module.css'

/** Where the cross of the exercise leads: nowhere but back to choosing. */
const leave = '#choose'

/** The practice of a student within the room: what the tutor has given, or what the student chooses. The tutor looks on. */
export function StudentWork() {
  const { client, state } = useRoom()
  const work = useWork(client)
  const [target, setTarget] = useState<ExerciseTarget | null>(null)
  const [seenGiven, setSeenGiven] = useState(work.given)
  const watch = useWatchOfRoom(client)
  const aside = useContext(ExerciseAsideContext)
  useEffect(() => (aside ? undefined : lookAtWork(client)), [aside, client])
  const { given, hint, marks: drawn } = work
  const marks = useMemo(
    () => drawn && { questionId: drawn.questionId, strokes: drawn.strokes.map((mark) => mark.stroke) },
    [drawn],
  )
  // What is given opens at once; the exercise before it can be taken up again where it was.
  if (given !== seenGiven || (given !== null && target === null && seenGiven === null)) {
    setSeenGiven(given)
    if (given !== null) setTarget({ type: 'practice', topicCodeLevel: given.topicCodeLevel })
  }
  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.target.closest(`a[href="${leave}"]`) === null) return
    event.preventDefault()
    setTarget(null)
    doneWith(client, 'given')
  }
  const nameOf = (id: string) => state.members.find((member) => member.memberId === id)?.publicName ?? 'Your tutor'
  const choose = () => {
    doneWith(client, 'given')
    setTarget(null)
  }
  return (
    <div className={styles.work}>
      <SpotlitWork />
      <WatchedMark watched={work.watched} nameOf={nameOf} />
      {given !== null && (
        <div className={styles.given} role="status">
          <p>
            {nameOf(given.by)} gave you this: <b>{given.name}</b>
          </p>
          <IconButton icon="x" size="sm" label="Put this note away" onClick={() => doneWith(client, 'given')} />
        </div>
      )}
      {hint !== null && <HintNote text={hint.text} from={nameOf(hint.by)} onRead={() => doneWith(client, 'hint')} />}
      {target === null ? (
        <ChoosePractice onChoose={setTarget} />
      ) : (
        <ExerciseWatchContext value={watch}>
          <ExerciseMarksContext value={marks}>
            <div onClickCapture={onClick}>
              <ExerciseScreen
                key={JSON.stringify(target)}
                target={target}
                leaveHref={leave}
                renderResults={({ results, onTryAgain }) => (
                  <RunOver results={results} onAgain={onTryAgain} onOther={choose} />
                )}
              />
            </div>
          </ExerciseMarksContext>
        </ExerciseWatchContext>
      )}
    </div>
  )
}
