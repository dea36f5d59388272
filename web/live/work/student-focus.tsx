import type { Member } from '@polyhex/contract/live/room/room-member'
import type { ServerMessage } from '@polyhex/contract/live/room/room-messages'
import type { Work } from '@polyhex/contract/live/room/work-messages'
import { useState, type ReactNode } from 'react'
import { DrawLayer } from '../../exercises/draw-layer.tsx'
import { Avatar } from '../../kit/avatar.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Maths } from '../../kit/maths.tsx'
import type { Stroke } from '../../kit/strokes/pens.ts'
import { Switch } from '../../kit/switch.tsx'
import { ScaledQuestion } from './scaled-question.tsx'
import { SendHint } from './send-hint.tsx'
import { emptyWords, shapeOf, whereWords } from './student-tile.tsx'
import styles from './student-focus.module.css'

interface StudentFocusProps {
  member: Member
  work: Work | undefined
  hints: ServerMessage<'hints'> | null
  /** One's own strokes on the open question. */
  strokes: readonly Stroke[]
  onStrokes: (strokes: readonly Stroke[]) => void
  onHint: (text: string) => void
  onClose: () => void
  /** Further things to do for this student. */
  acts: ReactNode
}

/** One student seen closely: the live question with both drawings on it, hints to send, and what went before. */
export function StudentFocus(props: StudentFocusProps) {
  const { member, work, hints } = props
  const [drawing, setDrawing] = useState(false)
  const questionId = work?.open?.questionId
  const own = hints !== null && hints.questionId === questionId ? hints.hints : []
  return (
    <Card as="aside" className={styles.focus} aria-label={`Looking at ${member.publicName}`}>
      <header className={styles.head}>
        <Avatar shape={shapeOf(member.avatar)} size={52} />
        <div className={styles.who}>
          <h2>{member.publicName}</h2>
          <p>{whereWords(work)}</p>
        </div>
        <IconButton icon="x" label="Stop looking" onClick={props.onClose} />
      </header>
      <div className={styles.bar}>
        {work === undefined || work.page === 'unknown' ? (
          <Chip icon="refresh">Not known yet</Chip>
        ) : (
          <Chip hue="incorrect" icon="eye">
            Live view
          </Chip>
        )}
        <Switch on={drawing} onChange={setDrawing} disabled={!work?.open}>
          Draw together
        </Switch>
      </div>
      {work?.open ? (
        <div className={styles.canvas} data-drawing={drawing}>
          <ScaledQuestion work={work}>
            {(size) => drawing && <DrawLayer strokes={props.strokes} onStrokes={props.onStrokes} size={size} />}
          </ScaledQuestion>
        </div>
      ) : (
        <p className={styles.nothing}>{emptyWords(work)} You can send a question.</p>
      )}
      {work?.last && <LastAnswer last={work.last} />}
      {props.acts}
      <SendHint key={questionId ?? 'none'} hints={own} off={!work?.open} onHint={props.onHint} />
    </Card>
  )
}

/** The longest answer, in signs, that a tutor takes in at a glance. */
const longestSent = 24

/** What was sent, in brackets: an option by its letter, what was typed as it is; nothing of what was built by hand. */
function sentWords(response: string | null): string {
  if (response === null || response.length > longestSent || !/^[\p{L}\p{N}\s.,:/%°$¢+*^()<>=-]+$/u.test(response))
    return ''
  return ` (${/^[a-f]$/.test(response) ? response.toUpperCase() : response})`
}

/** The answer before the open question, and what became of its second try. */
function LastAnswer({ last }: { last: NonNullable<Work['last']> }) {
  const words = { correct: 'right', incorrect: 'wrong', skipped: 'skipped' }[last.outcome]
  const { second } = last
  return (
    <p className={styles.last}>
      Answer before: <b>{words}</b>
      {sentWords(last.response)}. {last.why && <Maths text={last.why} />}
      {second && (
        <>
          {' '}
          Second try: <b>{secondWords[second.outcome]}</b>
          {sentWords(second.response)}.
        </>
      )}
    </p>
  )
}

const secondWords = { right: 'right', wrong: 'wrong', shown: 'not made, the answer was shown' } as const
