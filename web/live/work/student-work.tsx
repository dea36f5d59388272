import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { useContext, useEffect, useMemo, useState, type MouseEvent } from 'react'
import { ExerciseAsideContext, ExerciseMarksContext, ExerciseWatchContext } from '../../exercises/exercise-watch.ts'
import { ExerciseScreen } from '../../exercises/exercise-screen.tsx'
import { showToast } from '../../kit/toasts.ts'
import { useRoom } from '../room/use-room.ts'
import { ChoosePractice } from './choose-practice.tsx'
import { HintNote } from './hint-note.tsx'
import { RunOver } from './run-over.tsx'
import { SpotlitWork } from './spotlit-work.tsx'
import { useWatchOfRoom } from './use-watch-of-room.ts'
import { doneWith, lookAtWork, useWork } from './work-of-room.ts'
import styles from './student-work.module.css'

/** Where the cross of the exercise leads: nowhere but back to choosing. */
const leave = '#choose'

/** The practice of a student within the room: what the tutor has given, or what the student chooses. The tutor looks on. */
export function StudentWork() {
  const { client, state } = useRoom()
  const work = useWork(client)
  const [target, setTarget] = useState<ExerciseTarget | null>(null)
  const [seenGiven, setSeenGiven] = useState<typeof work.given>(null)
  const [seenResume, setSeenResume] = useState<typeof work.resume>(null)
  // Once the student has had something open here, only what was given meanwhile takes its place.
  const [begun, setBegun] = useState(false)
  const watch = useWatchOfRoom(client, target === null)
  const aside = useContext(ExerciseAsideContext)
  useEffect(() => (aside ? undefined : lookAtWork(client)), [aside, client])
  const { given, hint, marks: drawn } = work
  const marks = useMemo(
    () => drawn && { questionId: drawn.questionId, strokes: drawn.strokes.map((mark) => mark.stroke) },
    [drawn],
  )
  // What is given opens at once; the exercise before it can be taken up again where it was.
  if (given !== seenGiven) {
    setSeenGiven(given)
    if (given !== null) open({ type: 'practice', topicCodeLevel: given.topicCodeLevel })
  }
  const { resume } = work
  if (resume !== seenResume) {
    setSeenResume(resume)
    if (resume !== null && (!begun || resume.missed)) open(resume.target)
  }
  function open(next: ExerciseTarget) {
    setBegun(true)
    setTarget(next)
  }
  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.target.closest(`a[href="${leave}"]`) === null) return
    event.preventDefault()
    setTarget(null)
    doneWith(client, 'given')
  }
  const nameOf = (id: string | null) =>
    state.members.find((member) => member.memberId === id)?.publicName ?? 'Your tutor'
  const giver = given === null ? null : nameOf(given.by)
  useEffect(() => {
    // The exercise itself says what it is; a line that stays would take its height. Behind the board, the tab tells it.
    if (given !== null && !aside) showToast('note', `${giver} gave you this: ${given.name}`)
    // Said once, when it comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- neither a look at the board nor who leaves says it again
  }, [given])
  const choose = () => {
    doneWith(client, 'given')
    setTarget(null)
  }
  return (
    <div className={styles.work}>
      <SpotlitWork />
      {hint !== null && <HintNote text={hint.text} from={nameOf(hint.by)} onRead={() => doneWith(client, 'hint')} />}
      {target === null ? (
        <ChoosePractice onChoose={open} />
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
