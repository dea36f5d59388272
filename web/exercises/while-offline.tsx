import { useState } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import { callServer } from '../call/call-server.ts'
import { wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { showToast } from '../kit/toasts.ts'
import { answersOf, clearReport, type ReportEntry } from '../offline/queue-state.ts'
import { changeQueue, useQueue } from '../offline/queue-store.ts'
import { paths } from '../shell/paths.ts'
import { useOwner, useSession } from '../shell/session.ts'
import { counted } from './exercise-words.ts'
import { QuestionReview } from './question-review.tsx'
import { StepHex, type StepState } from './step-hex.tsx'
import styles from './while-offline.module.css'

/** The verdicts of a report in one line: '2 right, 1 not yet, 1 skipped'. */
export function verdictLine(report: readonly ReportEntry[]): string {
  const count = (outcome: ReportEntry['outcome']) => report.filter((entry) => entry.outcome === outcome).length
  const parts = [
    [count('right'), 'right'],
    [count('wrong'), 'not yet'],
    [count('skipped'), 'skipped'],
    [count('dropped'), 'not counted'],
  ] as const
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(', ')
}

/** What is said of the answers of one exercise that were let go, by reason; nothing when there are none. */
export function droppedLines(entries: readonly ReportEntry[]): string[] {
  const count = (reason: ReportEntry['reason']) => entries.filter((entry) => entry.reason === reason).length
  const answers = (number: number) => counted(number, 'answer')
  const lines: [number, string][] = [
    [count('over'), `${answers(count('over'))} came after the exercise was over. That is fine: they do not count.`],
    [count('elsewhere'), `You answered here and on another device. ${answers(count('elsewhere'))} came second.`],
    [count('gone'), `This exercise is not there any more. ${answers(count('gone'))} could not be checked.`],
    [count('unreadable'), `${answers(count('unreadable'))} could not be read. We are sorry about that.`],
  ]
  return lines.filter(([number]) => number > 0).map(([, line]) => line)
}

/**
 * What became of the answers given without a connection, once it is back: a quiet card with the verdicts, the answers to
 * be mended, or the wish to sign in first. `floating` lays it over a page; in an exercise it stands in its own line.
 */
export function WhileOffline({ floating }: { floating: boolean }) {
  const owner = useOwner()
  const queue = useQueue()
  const session = useSession()
  const [looking, setLooking] = useState(false)
  const report = queue.report.filter((entry) => entry.owner === owner)
  const waiting = answersOf(queue, owner)
  const toMend = waiting.find((answer) => answer.remark !== null)
  const place = { className: styles.card, 'data-floating': floating, role: 'status' } as const
  if (session.state === 'expired' && waiting.length > 0) {
    return (
      <section {...place} aria-label="Answers that wait">
        <Icon name="lock" />
        <p>
          <b>{counted(waiting.length, 'answer')} on this device.</b> Sign in, and we will check them.
        </p>
        <LinkButton href={paths.signIn} size="sm" look="soft">
          Sign in
        </LinkButton>
      </section>
    )
  }
  if (report.length > 0) {
    const seen = () => {
      setLooking(false)
      void changeQueue((current) => clearReport(current, owner))
    }
    return (
      <section {...place} aria-label="While you were offline">
        <Icon name="check" />
        <p>
          <b>While you were offline</b> {verdictLine(report)}
        </p>
        <Button size="sm" look="soft" onClick={() => setLooking(true)}>
          See answers
        </Button>
        <IconButton icon="x" label="Dismiss" size="sm" onClick={seen} />
        {looking && <Summary report={report} onClose={seen} />}
      </section>
    )
  }
  if (toMend === undefined || !floating) return null
  return (
    <section {...place} aria-label="An answer to mend">
      <Icon name="info" />
      <p>
        <b>{toMend.runName}:</b> question {toMend.position} needs another look. It has cost nothing.
      </p>
      <LinkButton href={toMend.path} size="sm" look="soft">
        Go there
      </LinkButton>
    </section>
  )
}

const stateOf: Record<ReportEntry['outcome'], StepState> = {
  right: 'correct',
  wrong: 'incorrect',
  skipped: 'skipped',
  dropped: 'pending',
}
const words: Record<ReportEntry['outcome'], string> = {
  right: 'right',
  wrong: 'not yet',
  skipped: 'skipped',
  dropped: 'not counted',
}

/** All verdicts by exercise; each marked answer can be looked back at. */
function Summary({ report, onClose }: { report: readonly ReportEntry[]; onClose: () => void }) {
  const [reviewed, setReviewed] = useState<StoredQuestion | null>(null)
  const runs = [...Map.groupBy(report, (entry) => entry.runId).values()]
  async function review(entry: ReportEntry) {
    try {
      const params = { storedQuestionId: entry.questionId }
      setReviewed((await callServer(exerciseOperations.getStoredQuestion, { params })).question)
    } catch (problem) {
      showToast('error', wordsOf(problem))
    }
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="While you were offline"
        icon="check"
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <p>We have checked your answers. Tap one to look at it again.</p>
        {runs.map((entries) => (
          <section key={entries[0]?.runId} className={styles.run}>
            <h3>{entries[0]?.runName}</h3>
            <ol className={styles.cells}>
              {entries.map((entry) => (
                <li key={entry.answerId}>
                  <button
                    type="button"
                    disabled={entry.outcome === 'dropped'}
                    aria-label={`Question ${entry.position}: ${words[entry.outcome]}`}
                    onClick={() => void review(entry)}
                  >
                    <StepHex state={stateOf[entry.outcome]} number={entry.position} />
                    <span aria-hidden>{words[entry.outcome]}</span>
                  </button>
                </li>
              ))}
            </ol>
            {droppedLines(entries).map((line) => (
              <p key={line} className={styles.dropped}>
                {line}
              </p>
            ))}
          </section>
        ))}
      </Dialog>
      <QuestionReview
        questions={reviewed ? [reviewed] : []}
        at={reviewed ? 0 : null}
        onGo={() => {}}
        onClose={() => setReviewed(null)}
      />
    </>
  )
}
