import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import type { Member } from '@polyhex/contract/live/room/room-member'
import { useDeferredValue, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { useRoom } from '../room/use-room.ts'
import type { WorkState } from './work-store.ts'
import styles from './push-question.module.css'

interface PushQuestionProps {
  /** The student looked at, if there is one. */
  focused: Member | undefined
  pushed: WorkState['pushed']
}

/** Most topics offered at once. */
const offered = 6

/** Gives a question of a topic to the student looked at, or to all: it opens in their browsers as a practice of their own. */
export function PushQuestion({ focused, pushed }: PushQuestionProps) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const { data } = useAsk(
    curriculumOperations.listLevelledTopics,
    wanted.length < 2 ? null : { query: { search: wanted } },
  )
  const levels = (data?.topicLevels ?? []).filter((level) => level.ready && level.supportsFocus).slice(0, offered)
  const { client, state } = useRoom()
  const nameOf = (id: string) =>
    state.members.find((member) => member.memberId === id)?.publicName ?? 'somebody who left'
  const push = (memberId: string | null, topicCodeLevel: string) =>
    client.send({ kind: 'push', memberId, topicCodeLevel })
  return (
    <Card as="section" className={styles.push} aria-label="Send a question">
      <h2>Send a question</h2>
      <TextField
        label="Topic"
        placeholder="Such as fractions, or angles"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {pushed ? sentWords(pushed.words.name, pushed.words.memberIds.map(nameOf)) : ''}
        {data && levels.length === 0 ? ' No topic has these words.' : ''}
      </p>
      <ul className={styles.levels}>
        {levels.map((level) => (
          <li key={level.topicCodeLevel}>
            <span>
              {level.name}
              <span className={styles.level}>Level {level.level}</span>
            </span>
            <span className={styles.acts}>
              {focused && (
                <Button size="sm" look="line" onClick={() => push(focused.memberId, level.topicCodeLevel)}>
                  To {focused.publicName}
                </Button>
              )}
              <Button size="sm" look="line" onClick={() => push(null, level.topicCodeLevel)}>
                To all
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Who has got a question, or that it waits. */
function sentWords(name: string, to: readonly string[]): string {
  return to.length === 0 ? `${name}: each student gets it on coming in.` : `${name}: sent to ${to.join(', ')}.`
}
