import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useRoom } from '../room/use-room.ts'
import { useWork } from './work-of-room.ts'
import styles from './work-news.module.css'

/** The number of things on the tab of the practice that the student has not seen; nothing when there are none. */
export function UnseenWork() {
  const { client } = useRoom()
  const { unseen } = useWork(client)
  return unseen.length === 0 ? null : (
    <span className={styles.badge}>
      {unseen.length}
      <span className="visually-hidden"> new</span>
    </span>
  )
}

/**
 * Tells a student who looks at the board, the people or the chat that a tutor has given a question or sent a hint, and
 * leads there by one press. It is said to a screen reader when there is a pause.
 */
export function WorkNews({ onGo }: { onGo: () => void }) {
  const { client, state } = useRoom()
  const { unseen, given, hint } = useWork(client)
  const what = unseen.at(-1)
  const news = what === 'given' ? given : what === 'hint' ? hint : null
  const from = state.members.find(({ memberId }) => memberId === news?.by)?.publicName ?? 'Your tutor'
  return (
    <div className={styles.news} data-on={news !== null}>
      <p role="status">
        {news !== null && (
          <>
            <Icon name={news.kind === 'pushed' ? 'pen' : 'bulb'} size={20} />
            <span>
              {news.kind === 'pushed' ? (
                <>
                  {from} gave you a question: <b>{news.name}</b>
                </>
              ) : (
                `${from} sent you a hint.`
              )}
            </span>
          </>
        )}
      </p>
      {news !== null && (
        <Button size="sm" onClick={onGo}>
          Go to practice
        </Button>
      )}
    </div>
  )
}
