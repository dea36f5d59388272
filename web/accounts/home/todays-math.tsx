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

/** Small cards stand in columns of so many beside the first one. */
const inColumn = 2

/**
 * The daily suggestions from the stack: the first one large, with the one filled button of the page, the others small.
 * `quiet` leaves that button to something that comes before it.
 */
export function TodaysMath({ query, quiet }: { query: UseQueryResult<{ cards: TodaysMathCard[] }>; quiet: boolean }) {
  return (
    <Asked query={query} failed="Today’s Math did not load" loading={<TodaysMathSkeleton />}>
      {({ cards: [first, ...others] }) =>
        first === undefined ? (
          <section aria-labelledby="todays-math">
            <h2 id="todays-math">Today’s Math</h2>
            <EmptyState
              title="All done for now"
              text="Pick any unit of your grade and go on from there."
              action={<LinkButton href={paths.grades}>Choose a grade</LinkButton>}
            />
          </section>
        ) : (
          <Carousel title="Today’s Math" breakpoints="four" firstSpans={others.length > 0 ? 2 : 1}>
            {[
              <FirstCard key={first.id} card={first} quiet={quiet} />,
              ...columnsOf(others).map((column) => (
                <div key={column[0]?.id} className={styles['column']}>
                  {column.map((card) => (
                    <SmallCard key={card.id} card={card} />
                  ))}
                </div>
              )),
            ]}
          </Carousel>
        )
      }
    </Asked>
  )
}

function columnsOf(cards: readonly TodaysMathCard[]): readonly (readonly TodaysMathCard[])[] {
  return Array.from({ length: Math.ceil(cards.length / inColumn) }, (_, i) =>
    cards.slice(i * inColumn, (i + 1) * inColumn),
  )
}

function FirstCard({ card, quiet }: { card: TodaysMathCard; quiet: boolean }) {
  return (
    <Card as="article" first className={styles['first']}>
      <div className={styles['picture']}>
        <TopicPicture icon={card.icon} className={styles['figure']!} />
        <Kind card={card} />
      </div>
      <div className={styles['text']}>
        <h3>{card.name}</h3>
        <p className={styles['description']}>{card.description}</p>
        <div>
          <div>
            <Why card={card} />
            <Facts card={card} />
          </div>
          <LinkButton href={startPath(card)} look={quiet ? 'soft' : 'primary'} size="lg" iconAfter="arrow">
            Start<span className="visually-hidden">: {card.name}</span>
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

/** The whole card is the way to begin. */
function SmallCard({ card }: { card: TodaysMathCard }) {
  return (
    <Card as="article" className={styles['small']}>
      <div className={styles['top']}>
        <TopicPicture icon={card.icon} className={styles['thumb']!} />
        <div>
          <p className={styles['over']}>
            <Icon name={kinds[card.exercise].icon} size={14} />
            {kinds[card.exercise].title}
          </p>
          <h3>{card.name}</h3>
        </div>
      </div>
      <Why card={card} />
      <div className={styles['end']}>
        <Facts card={card} />
        <LinkButton href={startPath(card)} look="soft" size="sm" className={styles['whole']!}>
          Start<span className="visually-hidden">: {card.name}</span>
        </LinkButton>
      </div>
    </Card>
  )
}

function Kind({ card }: { card: TodaysMathCard }) {
  return (
    <Chip icon={kinds[card.exercise].icon} className={styles['kind']!}>
      {kinds[card.exercise].title}
    </Chip>
  )
}

function Why({ card }: { card: TodaysMathCard }) {
  if (card.why === null) return null
  return (
    <p className={styles['why']}>
      <Icon name="bulb" size={15} />
      <span>
        <span className="visually-hidden">Why now: </span>
        {card.why}
      </span>
    </p>
  )
}

function Facts({ card }: { card: TodaysMathCard }) {
  return (
    <p className={styles['facts']}>
      <span>Answer {card.questionCount} Questions</span>
      <span>Length {Math.max(1, Math.round(card.seconds / 60))} min</span>
    </p>
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
