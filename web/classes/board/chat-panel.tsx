import { roomLimits } from '@polyhex/contract/classes/room/room-limits'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Switch } from '../../kit/switch.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { leadsIn } from '../room/room-state.ts'
import { useRoom } from '../room/use-room.ts'
import { readChat, useChat } from './chat-of-room.ts'
import styles from './chat-panel.module.css'

/** The chat of the group. Everybody reads everything; who leads takes lines away and closes it. */
export function ChatPanel() {
  const { client, state } = useRoom()
  const { lines, closed, refused } = useChat(client)
  const mayLead = leadsIn(state)
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => readChat(client), [client])
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [lines.length])
  const off = closed && !mayLead
  return (
    <div className={styles.chat}>
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
            <p className={styles.text}>{line.text}</p>
          </li>
        ))}
      </ol>
      {refused && <Note kind="bad">{refused.why}</Note>}
      <form
        className={styles.form}
        data-own-enter
        onSubmit={(event) => {
          event.preventDefault()
          if (client.send({ kind: 'chat', text: text.trim() })) setText('')
        }}
      >
        <TextField
          label={off ? 'The tutor has closed the chat' : 'Write to the group'}
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
