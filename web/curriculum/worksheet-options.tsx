import {
  lastWorksheetSeed,
  mayGetWorksheetKey,
  type Paper,
  type Worksheet,
  worksheetQuestions,
} from '@polyhex/contract/curriculum/worksheets'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Segmented } from '../kit/segmented.tsx'
import { useSession } from '../shell/session.ts'
import { worksheetFile, type WorksheetForm, type WorksheetSubject } from './worksheet-address.ts'
import styles from './worksheet-screen.module.css'

const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const

const lengths = {
  topic: [6, worksheetQuestions.topic, 14],
  unit: [12, worksheetQuestions.unit, worksheetQuestions.most],
} as const

/** A version other than this one. */
export function otherSeed(seed: number, chance: number): number {
  const drawn = 1 + Math.floor(chance * (lastWorksheetSeed - 1))
  return drawn < seed ? drawn : drawn + 1
}

/** What can be chosen of a sheet, and the ways to get it; answers for adults. */
export function WorksheetOptions({
  subject,
  worksheet,
  onChoose,
}: {
  subject: WorksheetSubject
  worksheet: Worksheet
  onChoose: (change: { paper?: Paper; seed?: number; questions?: number }) => void
}) {
  const { paper, seed, questions } = worksheet
  const form = { paper, seed, questions }
  return (
    <Card as="section" padded className={styles['options']} aria-label="Worksheet">
      <div>
        <p className={styles['subtitle']}>{worksheet.subtitle}</p>
        <p className={styles['facts']}>
          {questions} questions on{' '}
          {worksheet.pagePaths.length === 1 ? 'one page' : `${worksheet.pagePaths.length} pages`}
        </p>
      </div>
      <div className={styles['actions']}>
        <LinkButton href={worksheetFile(subject, form)} download={worksheet.fileName} icon="download" block>
          Download
        </LinkButton>
        <Button look="line" icon="print" block onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className={styles['choice']}>
        <span>Paper</span>
        <Segmented label="Paper" options={papers} value={paper} onChange={(chosen) => onChoose({ paper: chosen })} />
      </div>
      <div className={styles['choice']}>
        <span>Questions</span>
        <Segmented
          label="Questions"
          options={lengths[subject.kind].map((count) => ({ value: String(count), label: String(count) }))}
          value={String(questions)}
          onChange={(count) => onChoose({ questions: Number(count) })}
        />
      </div>
      <div className={styles['choice']}>
        <span>Version {seed}</span>
        <Button look="soft" size="sm" icon="refresh" onClick={() => onChoose({ seed: otherSeed(seed, Math.random()) })}>
          Another version
        </Button>
      </div>
      <AnswerKey subject={subject} form={form} />
    </Card>
  )
}

/** The answers: for adults who are signed in. A visitor is told how to get them, a child is not. */
function AnswerKey({ subject, form }: { subject: WorksheetSubject; form: WorksheetForm }) {
  const session = useSession()
  if (session.state === 'authenticated' && !mayGetWorksheetKey(session.account.roles)) return null
  if (session.state !== 'authenticated')
    return (
      <p className={styles['key']}>
        Answer keys are for parents, tutors and teachers. Sign in as one of them to get this one.
      </p>
    )
  return (
    <div className={styles['key']}>
      <p>For adults</p>
      <a href={worksheetFile(subject, form, 'only')} download>
        Download the answer key
      </a>
      <a href={worksheetFile(subject, form, 'with')} download>
        Download the worksheet with its key
      </a>
    </div>
  )
}
