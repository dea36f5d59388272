import { useEffect, useState } from 'react'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import type { Stroke } from '../../kit/strokes/pens.ts'
import { FocusActs } from './focus-acts.tsx'
import { PushQuestion } from './push-question.tsx'
import { useRoom } from '../room/use-room.ts'
import { useWork } from './work-of-room.ts'
import { StudentFocus } from './student-focus.tsx'
import { StudentTile } from './student-tile.tsx'
import { useStrokesTold } from './use-strokes-told.ts'
import { byNeed } from './work-needs.ts'
import styles from './tutor-work.module.css'

/** The clock of this browser, a second at a time. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The tutor's view of the group: one live tile for each student, and one student seen closely. */
export function TutorWork() {
  const { client, state } = useRoom()
  const work = useWork(client)
  const { send } = client
  const { members, you } = state
  const now = useNow() + work.ahead
  const [order, setOrder] = useState<'need' | 'name'>('need')
  const [at, setAt] = useState<string | null>(null)
  const students = members.filter((member) => member.role === 'student')
  const shown =
    order === 'need'
      ? byNeed(students, work.works, now)
      : students.toSorted((a, b) => a.publicName.localeCompare(b.publicName))
  const focused = students.find((member) => member.memberId === at)
  const focusedWork = at === null ? undefined : work.works[at]
  const questionId = focusedWork?.open?.questionId

  function look(memberId: string | null) {
    setAt(memberId)
    if (memberId === null) send({ kind: 'watch', memberId })
  }
  const { phase } = state
  useEffect(() => {
    // Also after a lost connection.
    if (phase === 'in' && at !== null) send({ kind: 'watch', memberId: at })
  }, [send, phase, at])
  useEffect(() => {
    if (at !== null && questionId !== undefined) send({ kind: 'hints-ask', memberId: at })
  }, [send, at, questionId])
  useEffect(() => () => void send({ kind: 'watch', memberId: null }), [send])

  const open = focusedWork?.open
  const [drawn, setDrawn] = useState<{ questionId: string; strokes: readonly Stroke[] } | null>(null)
  const strokes = drawn !== null && drawn.questionId === questionId ? drawn.strokes : noStrokes
  const tell = useStrokesTold((key: string, change) => {
    const [memberId = '', runId = '', questionId = ''] = key.split(' ')
    const { type, ...rest } = change
    if (type === 'erase') send({ kind: 'draw-erase', memberId, runId, questionId, strokeIds: change.strokeIds })
    else send({ kind: 'draw', memberId, runId, questionId, ...(rest as Omit<typeof change, 'type'>) })
  })
  function draw(next: readonly Stroke[]) {
    if (at === null || !open) return
    setDrawn({ questionId: open.questionId, strokes: next })
    tell(`${at} ${open.runId} ${open.questionId}`, next)
  }
  // One's own strokes come from the drawing sheet itself, while it is open and after.
  const seen =
    focusedWork && strokes.length > 0
      ? { ...focusedWork, strokes: [...focusedWork.strokes.filter((mark) => mark.by !== you), ...own(you, strokes)] }
      : focusedWork

  return (
    <div className={styles.work}>
      <section className={styles.students} aria-label="Students">
        <header className={styles.head}>
          <h2>Students</h2>
          <Segmented
            label="Order of the students"
            options={[
              { value: 'need', label: 'Needs me first' },
              { value: 'name', label: 'By name' },
            ]}
            value={order}
            onChange={setOrder}
          />
        </header>
        {students.length === 0 ? (
          <EmptyState title="Nobody is here yet." text="Each student who comes in has a tile here." shape="oval" />
        ) : (
          <ul className={styles.tiles}>
            {shown.map((member) => (
              <li key={member.memberId}>
                <StudentTile
                  member={member}
                  work={work.works[member.memberId]}
                  now={now}
                  looking={member.memberId === at}
                  onLook={() => look(member.memberId === at ? null : member.memberId)}
                  onHint={() => look(member.memberId)}
                />
              </li>
            ))}
          </ul>
        )}
        <PushQuestion focused={focused} pushed={work.pushed} />
      </section>
      {focused && (
        <div className={styles.focus}>
          <StudentFocus
            key={focused.memberId}
            member={focused}
            work={seen}
            hints={work.hints?.memberId === focused.memberId ? work.hints : null}
            strokes={strokes}
            onStrokes={draw}
            onHint={(text) => send({ kind: 'hint', memberId: focused.memberId, text })}
            onClose={() => look(null)}
            acts={<FocusActs member={focused} />}
          />
        </div>
      )}
    </div>
  )
}

const noStrokes: readonly Stroke[] = []

const own = (me: string, strokes: readonly Stroke[]) =>
  strokes.map((stroke, index) => ({
    by: me,
    stroke: {
      strokeId: `own-${index}`,
      pen: stroke.pen,
      points: stroke.points.map(([x, y]): [number, number] => [x, y]),
    },
  }))
