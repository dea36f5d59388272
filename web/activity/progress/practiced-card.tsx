import { practiceMinutes, type PracticedTopic, type Progress } from '@polyhex/contract/activity/progress'
import { TopicBadge } from '../../curriculum/topic-badge.tsx'
import { Card } from '../../kit/card.tsx'
import { paths } from '../../shell/paths.ts'
import { answersForShare, many } from './progress-words.ts'
import styles from './progress.module.css'

/** The topic levels that were worked on, the most practiced first. */
export function PracticedCard({ progress }: { progress: Progress }) {
  return (
    <Card as="section" padded aria-labelledby="practiced">
      <h2 id="practiced">What was practiced</h2>
      {progress.practiced.length === 0 ? (
        <p className={styles['soft']}>Nothing in the last {progress.days} days.</p>
      ) : (
        <ul className={styles['rows']}>
          {progress.practiced.map((topic) => (
            <Topic key={`${topic.topicCode}/${topic.level}`} topic={topic} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Topic({ topic }: { topic: PracticedTopic }) {
  const { answers, right } = topic
  return (
    <li>
      <TopicBadge icon={topic.icon} size={40} />
      <div>
        <a href={paths.topicLevel(topic.topicCode, topic.level)}>{topic.name}</a>
        <small>
          Level {topic.level}, about {many(practiceMinutes(topic.seconds), 'minute', 'minutes')}
        </small>
      </div>
      <span className={styles['share']}>
        <span>
          {right} of {answers} right
        </span>
        {answers >= answersForShare ? (
          <i aria-hidden="true">
            <i style={{ inlineSize: `${(100 * right) / answers}%` }} />
          </i>
        ) : (
          <small>Too few to tell</small>
        )}
      </span>
    </li>
  )
}
