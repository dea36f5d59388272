import { minutesWords, practiceMinutes, type Progress } from '@polyhex/contract/activity/progress'
import { trendWords } from '@polyhex/contract/activity/trend'
import { Icon } from '../../kit/icon.tsx'
import { answersForShare, comparedWords, many, rightWords } from './progress-words.ts'
import styles from './progress.module.css'

/** The four figures of a period with the period before beside them, and what they let one say. */
export function FiguresRow({ progress }: { progress: Progress }) {
  const { now, before, days, trend } = progress
  const share = now.answers >= answersForShare ? `${Math.round((100 * now.right) / now.answers)}%` : '–'
  const minutes = practiceMinutes(now.seconds)
  return (
    <section aria-labelledby="figures" className={styles['figures']}>
      <h2 id="figures" className="visually-hidden">
        In figures
      </h2>
      <dl className={styles['tiles']}>
        <Tile label="Questions answered" value={now.answers.toLocaleString('en-US')}>
          {comparedWords(now.answers, before.answers, days)}
        </Tile>
        <Tile label="Right" value={share}>
          {now.answers === 0 ? 'Nothing answered' : rightWords(now)}
        </Tile>
        <Tile label="Minutes, about" value={minutes.toLocaleString('en-US')}>
          {comparedWords(minutes, practiceMinutes(before.seconds), days)}
        </Tile>
        <Tile label="Days with math" value={`${now.daysPracticed} of ${days}`}>
          {many(now.activities, 'exercise', 'exercises')} finished
        </Tile>
      </dl>
      <p className={styles['counted']}>{minutesWords}</p>
      <p className={styles['trend']} data-says={trend.says}>
        <Icon name={trend.says === 'up' ? 'up' : trend.says === 'down' ? 'down' : 'info'} size={18} />
        {trendWords(trend)}
      </p>
    </section>
  )
}

function Tile({ label, value, children }: { label: string; value: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <small>{children}</small>
      </dd>
    </div>
  )
}
