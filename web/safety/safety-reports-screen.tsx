import { safetyOperations } from '@polyhex/contract/safety/safety-operations'
import { safetyLimits, type SafetyReport } from '@polyhex/contract/safety/safety-report'
import { useState } from 'react'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Chip } from '../kit/chip.tsx'
import { Segmented } from '../kit/segmented.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { AdministratorsOnly } from '../shell/administrators-only.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { AnswerReport } from './answer-report.tsx'
import { kindWords, momentWords, outcomeWords, reasonWords } from './safety-words.ts'
import styles from './safety-reports.module.css'

/** /safety/reports/: what children and others have reported, and what the product found of harm to oneself. */
export function SafetyReportsScreen() {
  usePageTitle('Reports')
  return <AdministratorsOnly>{() => <Reports />}</AdministratorsOnly>
}

function Reports() {
  const [state, setState] = useState<'open' | 'answered'>('open')
  const [opened, setOpened] = useState<string | null>(null)
  const query = useAsk(safetyOperations.listSafetyReports, { query: { state, count: 100 } })
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>Reports</h1>
          <p>What was said in classes and reported. Every look at one is written down.</p>
        </div>
        <Segmented
          label="Which reports"
          value={state}
          onChange={setState}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'answered', label: 'Answered' },
          ]}
        />
      </header>
      <Asked query={query} loading={<Skeleton height={240} />} failed="The reports did not load">
        {({ reports }) =>
          reports.length === 0 ? (
            <p className={styles.none}>
              {state === 'open' ? 'Nothing waits for an answer.' : 'Nothing was answered yet.'}
            </p>
          ) : (
            <ul className={styles.list}>
              {reports.map((report) => (
                <Card as="li" padded key={report.id}>
                  <Line
                    report={report}
                    open={opened === report.id}
                    onOpen={() => setOpened(opened === report.id ? null : report.id)}
                  />
                  {opened === report.id && <AnswerReport report={report} onAnswered={() => void query.refetch()} />}
                </Card>
              ))}
            </ul>
          )
        }
      </Asked>
    </>
  )
}

function Line({ report, open, onOpen }: { report: SafetyReport; open: boolean; onOpen: () => void }) {
  const [now] = useState(() => Date.now())
  const hours = (now - Date.parse(report.madeAt)) / 3_600_000
  const harm = report.reason === 'self_harm'
  return (
    <div className={styles.line}>
      <div className={styles.what}>
        <h2>{reasonWords[report.reason]}</h2>
        <p>
          {kindWords[report.kind]} in {report.className}, {momentWords(report.madeAt)}
        </p>
        <p>
          About {report.about?.publicName ?? 'an account that is gone'}
          {report.kind === 'alert'
            ? ', found by the filter'
            : `, reported by ${report.reporter?.publicName ?? 'an account that is gone'}`}
        </p>
        {report.decidedAt !== null && report.outcome !== null && (
          <p>
            <b>{outcomeWords[report.outcome]}</b>, by {report.decidedBy ?? 'an account that is gone'},{' '}
            {momentWords(report.decidedAt)}
          </p>
        )}
      </div>
      <div className={styles.marks}>
        {harm && (
          <Chip hue="incorrect" icon="warn">
            Now
          </Chip>
        )}
        {report.decidedAt === null && hours >= safetyLimits.overdueHours && (
          <Chip hue="incorrect" icon="clock">
            Open for more than a day
          </Chip>
        )}
        <Button size="sm" look={open ? 'line' : 'primary'} aria-expanded={open} onClick={onOpen}>
          {open ? 'Close' : report.decidedAt === null ? 'Look at it' : 'Show'}
        </Button>
      </div>
    </div>
  )
}
