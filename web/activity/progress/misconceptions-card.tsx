import type { MetMisconception, Progress } from '@polyhex/contract/activity/progress'
import { Card } from '../../kit/card.tsx'
import { paths } from '../../shell/paths.ts'
import { many, exampleWords } from './progress-words.ts'
import styles from './progress.module.css'

/** Wrong ideas that showed more than once, in plain words, and what helps. */
export function MisconceptionsCard({ progress, own }: { progress: Progress; own: boolean }) {
  const { misconceptions, days } = progress
  return (
    <Card as="section" padded aria-labelledby="ideas">
      <h2 id="ideas">{own ? 'Ideas to straighten out' : 'Worth a look together'}</h2>
      {misconceptions.length === 0 ? (
        <p className={styles['soft']}>No wrong idea showed more than once in the last {days} days.</p>
      ) : (
        <ul className={styles['ideas']}>
          {misconceptions.map((met) => (
            <Idea key={met.id} met={met} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Idea({ met }: { met: MetMisconception }) {
  const { topicCode, level } = met
  return (
    <li>
      <h3>{met.name}</h3>
      <p className={styles['soft']}>
        Met {many(met.times, 'time', 'times')}, for example: {exampleWords(met.example)}
      </p>
      <p>
        <b>What helps:</b> {exampleWords(met.helps)}
      </p>
      <p>
        <a href={met.practices ? paths.practice(topicCode, level) : paths.topicLevel(topicCode, level)}>
          {met.practices ? 'Practice ' : 'See '}
          {met.topicName}
        </a>
      </p>
    </li>
  )
}
