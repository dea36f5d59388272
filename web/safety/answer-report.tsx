import { safetyOperations } from '@polyhex/contract/safety/safety-operations'
import {
  type ReportOutcome,
  reportOutcomes,
  safetyLimits,
  type SafetyReport,
} from '@polyhex/contract/safety/safety-report'
import { useState } from 'react'
import { useAsk, useTell } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Button } from '../kit/button.tsx'
import { Checkbox } from '../kit/checkbox.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Note } from '../kit/note.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { TextArea } from '../kit/text-area.tsx'
import { showToast } from '../kit/toasts.ts'
import { momentWords, outcomeWords } from './safety-words.ts'
import styles from './safety-reports.module.css'

/** What was said, and, for a report that waits, how it is answered. */
export function AnswerReport({ report, onAnswered }: { report: SafetyReport; onAnswered: () => void }) {
  const look = useAsk(safetyOperations.getSafetyReport, { params: { reportId: report.id } })
  return (
    <div className={styles.opened}>
      <Asked query={look} loading={<Skeleton height={80} />} failed="What was said did not load">
        {({ evidence }) =>
          evidence.length === 0 ? (
            <p className={styles.none}>Nothing was written.</p>
          ) : (
            <ol className={styles.said} aria-label="What was said">
              {evidence.map((line) => (
                <li key={line.id} data-it={line.isIt}>
                  <b>{line.publicName ?? 'An account that is gone'}</b> <small>{momentWords(line.saidAt)}</small>
                  <span>{line.text}</span>
                </li>
              ))}
            </ol>
          )
        }
      </Asked>
      <div className={styles.links}>
        {report.groupId !== null && (
          <LinkButton look="line" size="sm" href={`/class/board/${report.groupId}/`}>
            Board and chat of the class
          </LinkButton>
        )}
        {report.about !== null && (
          <LinkButton look="line" size="sm" href={`/accounts/manage/${report.about.accountId}/`}>
            Account of {report.about.publicName}
          </LinkButton>
        )}
      </div>
      {report.decidedAt === null ? (
        <AnswerForm report={report} onAnswered={onAnswered} />
      ) : (
        <Answered report={report} />
      )}
    </div>
  )
}

function Answered({ report }: { report: SafetyReport }) {
  return (
    <div className={styles.form}>
      {report.answer !== null && <p>Answer: {report.answer}</p>}
      {report.note !== null && <p>Note: {report.note}</p>}
      {report.toldReportersFamily && <p>The family of who reported it was told.</p>}
      {report.toldOtherFamily && <p>The family of the child it is about was told.</p>}
    </div>
  )
}

function AnswerForm({ report, onAnswered }: { report: SafetyReport; onAnswered: () => void }) {
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null)
  const [answer, setAnswer] = useState('')
  const [note, setNote] = useState('')
  const [tellReportersFamily, setTellReporters] = useState(false)
  const [tellOtherFamily, setTellOther] = useState(false)
  const decide = useTell(safetyOperations.decideSafetyReport, {
    onDone: () => {
      showToast('done', 'Answered')
      onAnswered()
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (outcome === null) return
        const body = { outcome, answer, note, tellReportersFamily, tellOtherFamily }
        decide.mutate({ params: { reportId: report.id }, body })
      }}
    >
      <RadioGroup
        label="What was done"
        value={outcome}
        onChange={setOutcome}
        options={reportOutcomes.map((value) => ({ value, label: outcomeWords[value] }))}
      />
      {report.reporter !== null && (
        <TextArea
          label={`Answer to ${report.reporter.publicName}`}
          help="Shown in class. Leave it empty to say thank you."
          maxLength={safetyLimits.answer}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      )}
      <TextArea
        label="Note for staff"
        maxLength={safetyLimits.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {report.reporter !== null && (
        <Checkbox checked={tellReportersFamily} onChange={(event) => setTellReporters(event.target.checked)}>
          Tell the family of {report.reporter.publicName}
        </Checkbox>
      )}
      {report.about !== null && (
        <Checkbox checked={tellOtherFamily} onChange={(event) => setTellOther(event.target.checked)}>
          Tell the family of {report.about.publicName}
        </Checkbox>
      )}
      {report.reason === 'self_harm' && (
        <Note>
          Think of home before you tell the family. Call them if you can; the mail says no more than that we looked at
          something.
        </Note>
      )}
      {decide.isError && <Note kind="bad">{decide.error.message}</Note>}
      <Button type="submit" disabled={outcome === null} loading={decide.isPending}>
        Answer
      </Button>
    </form>
  )
}
