import { boardOperations } from '@polyhex/contract/live/board/board-operations'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import styles from './class-board.module.css'

/** What was said in the chat of a group, with what was removed, for staff. */
export function ClassChat({ groupId }: { groupId: string }) {
  const chat = useAsk(boardOperations.listClassChat, { params: { groupId } })
  return (
    <section className={styles.list} aria-label="Chat of the class">
      <h2>Chat</h2>
      <p className={styles.note}>Kept for 30 days, for tutors and administrators.</p>
      <Asked query={chat} failed="The chat did not load" loading={<Skeleton height={120} />}>
        {({ lines }) =>
          lines.length === 0 ? (
            <p className={styles.note}>Nobody has written anything.</p>
          ) : (
            <ul className={styles.chat}>
              {lines.map((line) => (
                <li key={line.lineId}>
                  <b>{line.publicName}</b> {line.removedBy !== null && <Chip icon="trash">Removed</Chip>}
                  <span>{line.text}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </section>
  )
}
