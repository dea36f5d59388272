import { chatLimits } from '@polyhex/contract/live/board/chat'
import { roomLimits } from '@polyhex/contract/live/room/room-limits'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Switch } from '../../kit/switch.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { SafetyAnswers } from '../../safety/safety-answers.tsx'
import { isLed, leadsIn } from '../room/room-state.ts'
import { useRoom } from '../room/use-room.ts'
import { LinkedText } from './linked-text.tsx'
import { careTaken, readChat, useChat } from './chat-of-room.ts'
import { type Reporting, ReportSheet } from './report-sheet.tsx'
import styles from './chat-panel.module.css'

/** The chat of the group. Everybody reads everything; who leads takes lines away and closes it. */
export function ChatPanel() {
  const { client, state } = useRoom()
  const { lines, closed, refused, hidden, care } = useChat(client)
  const mayLead = leadsIn(state)
  const [text, setText] = useState('')
  const [reporting, setReporting] = useState<Reporting | null>(null)
  const led = isLed(state)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => readChat(client), [client])
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [lines.length])
  const off = (closed || !led) && !mayLead
  const nameOf = (memberId: string) =>
    state.members.find((member) => member.memberId === memberId)?.publicName ?? 'Somebody who left'
  return (
    <div className={styles.chat}>
      <SafetyAnswers />
      {care.map((memberId) => (
        <Note key={memberId} kind="bad">
          {nameOf(memberId)} wrote something that worries us. The group did not see it, and our team has been told.
          Please stay in the class with {nameOf(memberId)} and talk with them alone.{' '}
          <Button size="sm" look="line" onClick={() => careTaken(client, memberId)}>
            I am with them
          </Button>
        </Note>
      ))}
      {mayLead && (
        <Switch on={!closed} onChange={(on) => client.send({ kind: 'chat-close', closed: !on })}>
          Students can write
        </Switch>
      )}
      <ol ref={list} className={styles.lines} aria-label="Chat" role="log" tabIndex={0}>
        {lines.length === 0 && (
          <li className={styles.empty}>Nobody has written yet. Everybody in the group reads this.</li>
        )}
        {lines.map((line) => (
          <li key={line.lineId} className={styles.line} data-own={line.memberId === state.you}>
            <p className={styles.by}>
              <b>{line.publicName}</b>
              {line.isTutor && <span>Tutor</span>}
              {line.memberId !== state.you && !mayLead && (
                <IconButton
                  icon="flag"
                  className={styles['report'] ?? ''}
                  label={`Report what ${line.publicName} wrote`}
                  tip="Tell a grown-up"
                  onClick={() =>
                    setReporting({
                      about: { kind: 'chat', lineId: line.lineId },
                      memberId: line.memberId,
                      publicName: line.publicName,
                      canHide: !line.isTutor,
                    })
                  }
                />
              )}
              {mayLead && (
                <IconButton
                  icon="trash"
                  size="sm"
                  label={`Remove this line of ${line.publicName}`}
                  tip="Remove"
                  onClick={() => client.send({ kind: 'chat-remove', lineId: line.lineId })}
                />
              )}
            </p>
            <p className={styles.text}>{line.isTutor ? <LinkedText text={line.text} /> : line.text}</p>
          </li>
        ))}
      </ol>
      {hidden.map((memberId) => (
        <p key={memberId} className={styles.hidden}>
          You do not see what {nameOf(memberId)} writes.{' '}
          <Button size="sm" look="line" onClick={() => client.send({ kind: 'chat-hide', memberId, hidden: false })}>
            Show again
          </Button>
        </p>
      ))}
      {!led && !mayLead && <Note>{chatLimits.unledWhy}</Note>}
      {refused && (led || mayLead || refused.care) && <Note kind={refused.care ? 'info' : 'bad'}>{refused.why}</Note>}
      <form
        className={styles.form}
        data-own-enter
        onSubmit={(event) => {
          event.preventDefault()
          if (client.send({ kind: 'chat', text: text.trim() })) setText('')
        }}
      >
        <TextField
          label={off ? (led ? 'The tutor has closed the chat' : 'Your tutor opens the chat') : 'Write to the group'}
          value={text}
          disabled={off}
          maxLength={roomLimits.chatLength}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="sm" disabled={off || text.trim() === ''}>
          Send
        </Button>
      </form>
      <ReportSheet reporting={reporting} onClose={() => setReporting(null)} />
    </div>
  )
}

/** Lines that nobody has looked at yet. */
function useUnreadChat(): number {
  const { client } = useRoom()
  return useChat(client).unread
}

/** The number of lines that have not been looked at; nothing when there are none. */
export function UnreadChat() {
  const count = useUnreadChat()
  return count > 0 ? (
    <span className={styles['badge']}>
      {count}
      <span className="visually-hidden"> unread</span>
    </span>
  ) : null
}
