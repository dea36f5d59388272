import type { TopicLevel } from '@polyhex/contract/curriculum/curriculum'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { practice, speed } from '@polyhex/contract/exercises/limits'
import { useParams } from '@tanstack/react-router'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Chip } from '../kit/chip.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { RowList } from '../kit/row-list.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { canPractice } from './can-practice.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { gradeRange } from './grade-name.ts'
import styles from './lists.module.css'
import { PageHead } from './page-head.tsx'
import { SampleQuestion } from './sample-question.tsx'
import { TopicBadge } from './topic-badge.tsx'
import { TopicRow } from './topic-row.tsx'
import { TopicUnits } from './topic-units.tsx'
import { WorksheetCard } from './worksheet-card.tsx'

/** A topic, or one level of it: what is asked, practice, speed play, its other levels and its units. */
export function TopicScreen() {
  const { topicCode = '', level } = useParams({ strict: false })
  const found = useAsk(curriculumOperations.listLevelledTopics, { query: { topicCode } })
  return (
    <Asked query={found} failed="This topic did not load" loading={<CardSkeletons label="Loading the topic" />}>
      {(answer) => {
        const levels = answer.topicLevels.toSorted((a, b) => a.level - b.level)
        const wanted = level === undefined ? levels[0] : levels.find((one) => String(one.level) === level)
        return wanted ? (
          <TopicPage topic={wanted} levels={levels} />
        ) : (
          <NotFoundScreen what="We could not find this topic." />
        )
      }}
    </Asked>
  )
}

function TopicPage({ topic, levels }: { topic: TopicLevel; levels: readonly TopicLevel[] }) {
  usePageTitle(topic.name)
  const practices = canPractice(topic)
  const others = levels.filter((one) => one.level !== topic.level)
  return (
    <>
      <PageHead
        mark={<TopicBadge icon={topic.icon} size={72} />}
        over={`Level ${topic.level} of ${levels.length}, ${gradeRange(topic.gradeMin, topic.gradeMax).toLowerCase()}`}
        title={topic.name}
        lede={topic.description}
      >
        {practices && (
          <LinkButton href={paths.practice(topic.topicCode, topic.level)} size="lg" iconAfter="arrow">
            Start practice
          </LinkButton>
        )}
        {topic.ready && topic.supportsSpeedPlay && (
          <LinkButton
            href={paths.speedPlay(topic.topicCode, topic.level)}
            look={practices ? 'line' : 'primary'}
            size="lg"
            icon="bolt"
          >
            Speed play
          </LinkButton>
        )}
        {topic.ready && (
          <LinkButton href={paths.gamesAbout('topic', topic.topicCodeLevel)} look="line" size="lg" icon="game">
            Games
          </LinkButton>
        )}
      </PageHead>
      {topic.ready ? (
        <>
          <p className={styles['chips']}>
            {practices ? (
              <>
                <Chip icon="target">Answer {practice.total} Questions</Chip>
                <Chip icon="check">
                  {practice.inARow} in a row or {practice.required} right
                </Chip>
              </>
            ) : (
              <Chip icon="target">
                {topic.unitCodes?.length ? 'Practiced in the units below' : 'Practiced together with other topics'}
              </Chip>
            )}
            {topic.supportsSpeedPlay && (
              <Chip icon="bolt">
                Speed play: {speed.required} of {speed.total}
              </Chip>
            )}
          </p>
          <SampleQuestion topicCodeLevel={topic.topicCodeLevel} />
          <section className={styles['section']} aria-labelledby="topic-worksheet">
            <h2 id="topic-worksheet">On paper</h2>
            <WorksheetCard
              subject={{ kind: 'topic', topicCode: topic.topicCode, level: topic.level }}
              title={topic.name}
              description={topic.description}
            />
          </section>
        </>
      ) : (
        <p className={styles['hint']}>
          This level cannot be practiced here.
          {others.some(canPractice) && ' Another level below can.'}
        </p>
      )}
      {others.length > 0 && (
        <section className={styles['section']} aria-labelledby="topic-levels">
          <h2 id="topic-levels">Other levels</h2>
          <RowList>
            {others.map((one) => (
              <TopicRow
                key={one.topicCodeLevel}
                topic={one}
                {...(one.description === undefined ? {} : { description: one.description })}
              />
            ))}
          </RowList>
        </section>
      )}
      <TopicUnits codes={topic.unitCodes ?? []} />
      <p className={styles['standards']}>
        <a href={`${paths.standards}?search=${encodeURIComponent(topic.name)}`}>Standards that this teaches</a>
      </p>
    </>
  )
}
