import { Card } from '../kit/card.tsx'
import { contestRules, problemRules } from './contest-words.ts'
import styles from './contests.module.css'

/** The rules of a contest paper, one line each; `ofProblems` says that it is made of contest problems. */
export function ContestRules({ ofProblems = false }: { ofProblems?: boolean }) {
  return (
    <Card as="section" padded aria-labelledby="contest-rules">
      <h2 id="contest-rules" className={styles['cardTitle']}>
        How it works
      </h2>
      <ol className={styles['rules']}>
        {(ofProblems ? problemRules : contestRules).map((rule, place) => (
          <li key={rule}>
            <span className={styles['cell']} aria-hidden="true">
              {place + 1}
            </span>
            {rule}
          </li>
        ))}
      </ol>
    </Card>
  )
}
