import type { Passed, Progress } from '@polyhex/contract/activity/progress'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { paths } from '../../shell/paths.ts'
import { CompletionHex } from '../completion-hex.tsx'
import { dayText } from '../time-words.ts'
import { many } from './progress-words.ts'
import styles from './progress.module.css'

function pageOf(passed: Passed): string {
  if (passed.kind === 'unit') return paths.unit(passed.code)
  const [topicCode = '', level = '1'] = passed.code.split('/')
  return paths.topicLevel(topicCode, Number(level))
}

/** Units mastered and topic levels passed, newest first. */
export function PassedCard({ progress }: { progress: Progress }) {
  const { passed, passedUnits, passedTopicLevels, timeZone } = progress
  return (
    <Card as="section" padded aria-labelledby="passed">
      <h2 id="passed">Passed so far</h2>
      <p className={styles['soft']}>
        {many(passedUnits, 'unit', 'units')} and {many(passedTopicLevels, 'topic level', 'topic levels')}.
      </p>
      <ul className={styles['rows']}>
        {passed.map((one) => (
          <li key={`${one.kind} ${one.code}`}>
            <CompletionHex completion="passed" />
            <div>
              <a href={pageOf(one)}>{one.name}</a>
              <small>
                {one.kind === 'unit' ? 'Unit' : 'Topic level'}, {dayText(one.passedAt, timeZone)}
              </small>
            </div>
            {one.inPeriod && <Chip hue="correct">New</Chip>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
