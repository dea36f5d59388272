import type { TodaysMathCard } from '@polyhex/contract/activity/stack-items'
import { TopicBadge } from '../../curriculum/topic-badge.tsx'
import { Card } from '../../kit/card.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './progress.module.css'

const kinds = { practice: 'Practice', speed: 'Speed play', unit_mastery: 'Unit mastery' } as const

/** The page of what a card starts: for reading, so that a look by a parent starts nothing. */
function pageOf(card: TodaysMathCard): string {
  if (card.unitCode !== null) return paths.unit(card.unitCode)
  return card.topicCode === null ? paths.topics : paths.topicLevel(card.topicCode, card.level ?? 1)
}

/** What is on top of the stack, with the reason why. */
export function NextCard({ cards, own }: { cards: readonly TodaysMathCard[]; own: boolean }) {
  return (
    <Card as="section" padded aria-labelledby="next">
      <h2 id="next">What is next</h2>
      {cards.length === 0 ? (
        <p className={styles['soft']}>
          {own ? 'Everything suggested is done.' : 'Everything suggested is done. New suggestions come with practice.'}
        </p>
      ) : (
        <>
          {!own && <p className={styles['soft']}>The reasons, as your student reads them.</p>}
          <ul className={styles['rows']}>
            {cards.map((card) => (
              <li key={card.id}>
                <TopicBadge icon={card.icon} size={40} />
                <div>
                  <a href={pageOf(card)}>{card.name}</a>
                  <small>
                    {kinds[card.exercise]}, about {Math.max(1, Math.round(card.seconds / 60))} min
                  </small>
                  <p className={styles['why']}>{whyOf(card)}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** Why this now; the description of the exercise where no reason is kept. */
function whyOf(card: TodaysMathCard & { why?: string | null }): string {
  return card.why ?? card.description
}
