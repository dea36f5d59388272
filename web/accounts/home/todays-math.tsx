import type { TodaysMathCard } from '@polyhex/contract/activity/stack-items'
import type { UseQueryResult } from '@tanstack/react-query'
import { Asked } from '../../call/asked.tsx'
import { TopicPicture } from '../../curriculum/topic-picture.tsx'
import { Card } from '../../kit/card.tsx'
import { Carousel } from '../../kit/carousel.tsx'
import { Chip } from '../../kit/chip.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './todays-math.module.css'

/** Skeleton cards while Today's Math loads [L-258]. */
const skeletonCards = 5

const kinds = {
  practice: { title: 'Practice', icon: 'topic-pattern' },
  speed: { title: 'Speed play', icon: 'bolt' },
  unit_mastery: { title: 'Unit mastery', icon: 'target' },
} as const satisfies Record<TodaysMathCard['exercise'], { title: string; icon: IconName }>

/** The daily suggestions from the stack; only the first card has the filled button. */
export function TodaysMath({ query }: { query: UseQueryResult<{ cards: TodaysMathCard[] }> }) {
  return (
    <Asked query={query} failed="Today’s Math did not load" loading={<TodaysMathSkeleton />}>
      {({ cards }) =>
        cards.length === 0 ? (
          <section aria-labelledby="todays-math">
            <h2 id="todays-math">Today’s Math</h2>
            <EmptyState
              title="All done for now"
              text="Pick any unit of your grade and go on from there."
              action={<LinkButton href={paths.grades}>Choose a grade</LinkButton>}
            />
          </section>
        ) : (
          <Carousel title="Today’s Math">
            {cards.map((card, i) => (
              <ActivityCard key={card.id} card={card} first={i === 0} />
            ))}
          </Carousel>
        )
      }
    </Asked>
  )
}

function ActivityCard({ card, first }: { card: TodaysMathCard; first: boolean }) {
  const kind = kinds[card.exercise]
  const minutes = Math.max(1, Math.round(card.seconds / 60))
  return (
    <Card as="article" first={first} className={styles['card']}>
      <div className={styles['picture']}>
        <TopicPicture icon={card.icon} className={styles['figure']!} />
        <Chip icon={kind.icon} className={styles['kind']!}>
          {kind.title}
        </Chip>
      </div>
      <div className={styles['text']}>
        <h3>{card.name}</h3>
        <p className={styles['description']}>{card.description}</p>
        {card.why === null ? null : (
          <p className={styles['why']}>
            <Icon name="bulb" size={15} />
            <span>
              <span className="visually-hidden">Why now: </span>
              {card.why}
            </span>
          </p>
        )}
        <p className={styles['facts']}>
          <span>
            <Icon name="target" size={15} />
            Answer {card.questionCount} Questions
          </span>
          <span>
            <Icon name="clock" size={15} />
            Length {minutes} min
          </span>
        </p>
        <LinkButton
          href={startPath(card)}
          look={first ? 'primary' : 'soft'}
          block
          {...(first ? { iconAfter: 'arrow' } : {})}
        >
          Start<span className="visually-hidden">: {card.name}</span>
        </LinkButton>
      </div>
    </Card>
  )
}

/** Where a card starts. */
export function startPath(card: Pick<TodaysMathCard, 'exercise' | 'unitCode' | 'topicCode' | 'level'>): string {
  if (card.exercise === 'unit_mastery') return card.unitCode === null ? paths.grades : paths.unitMastery(card.unitCode)
  if (card.topicCode === null) return paths.topics
  const start = card.exercise === 'speed' ? paths.speedPlay : paths.practice
  return start(card.topicCode, card.level ?? 1)
}

function TodaysMathSkeleton() {
  return (
    <Skeletons label="Loading Today’s Math" className={styles['skeletons']!}>
      {Array.from({ length: skeletonCards }, (_, i) => (
        <div key={i} className={styles['skeleton']} data-card-skeleton>
          <Skeleton height={150} radius={12} />
          <Skeleton width="70%" height={20} />
          <Skeleton width="45%" />
          <Skeleton height={48} radius={14} />
        </div>
      ))}
    </Skeletons>
  )
}
