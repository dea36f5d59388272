import { createPortal } from 'react-dom'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { worksheetOperations } from '@polyhex/contract/curriculum/worksheet-operations'
import {
  lastWorksheetSeed,
  type Paper,
  type Worksheet,
  worksheetQuestions,
} from '@polyhex/contract/curriculum/worksheets'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { askOptions, useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { ServerProblem } from '../call/problems.ts'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { PageHead } from './page-head.tsx'
import { usualPaper } from './usual-paper.ts'
import { subjectQuery, type WorksheetForm, type WorksheetSubject } from './worksheet-address.ts'
import { WorksheetOptions } from './worksheet-options.tsx'
import { WorksheetPages, WorksheetPagesSkeleton } from './worksheet-pages.tsx'
import styles from './worksheet-screen.module.css'

/** /math/topics/:topicCode/:level/worksheet/ */
export function TopicWorksheetScreen() {
  const { topicCode = '', level = '' } = useParams({ strict: false })
  const topicCodeLevel = `${topicCode}/${level}`
  const found = useAsk(curriculumOperations.listLevelledTopics, { query: { topicCodeLevel } })
  const topic = found.data?.topicLevels[0]
  if (found.data && (topic === undefined || !topic.ready))
    return <NotFoundScreen what="We could not find this worksheet." />
  return (
    <WorksheetScreen
      subject={{ kind: 'topic', topicCode, level: Number(level) }}
      {...(topic ? { name: topic.name } : {})}
      back={{ href: paths.topicLevel(topicCode, Number(level)), name: 'Back to the topic' }}
      key={topicCodeLevel}
    />
  )
}

/** /math/units/:unit/worksheet/ */
export function UnitWorksheetScreen() {
  const { unit: unitCode = '' } = useParams({ strict: false })
  const found = useAsk(curriculumOperations.listUnits, { query: { unitCode } })
  const unit = found.data?.units.find((one) => one.unitCode === unitCode)
  if (found.data && unit === undefined) return <NotFoundScreen what="We could not find this worksheet." />
  return (
    <WorksheetScreen
      subject={{ kind: 'unit', unitCode }}
      {...(unit ? { name: unit.unitName } : {})}
      back={{ href: paths.unit(unitCode), name: 'Back to the unit' }}
      key={unitCode}
    />
  )
}

const numberIn = (value: unknown, least: number, most: number): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined
}

/** What the address says of the sheet; what it says wrongly is as usual. */
export function readForm(search: Readonly<Record<string, unknown>>, language: string): WorksheetForm {
  const { paper, seed, questions } = search
  return {
    paper: paper === 'a4' || paper === 'letter' ? paper : usualPaper(language),
    seed: numberIn(seed, 1, lastWorksheetSeed),
    questions: numberIn(questions, worksheetQuestions.least, worksheetQuestions.most),
  }
}

/** A sheet as it will be printed, with what can be chosen of it; the address says what was chosen, so that it can be passed on. */
function WorksheetScreen({
  subject,
  name,
  back,
}: {
  subject: WorksheetSubject
  name?: string
  back: { href: string; name: string }
}) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const form = readForm(search, navigator.language)
  const sheet = useQuery({
    ...askOptions(worksheetOperations.getWorksheet, { query: { ...subjectQuery(subject), ...form } }),
    // While another version is made the last one stays, and with it the button that was pressed.
    placeholderData: keepPreviousData,
  })
  usePageTitle(name === undefined ? 'Worksheet' : `${name}, worksheet`)
  const choose = (change: { paper?: Paper; seed?: number; questions?: number }): void => {
    void navigate({ to: '.', search: { ...search, ...change } as never, replace: true, resetScroll: false })
  }
  if (sheet.error instanceof ServerProblem && sheet.error.status === 404)
    return <NotFoundScreen what="There is no worksheet for this yet." />
  return (
    <>
      <PageHead
        over={<a href={back.href}>{back.name}</a>}
        title={name ?? 'Worksheet'}
        lede="Download and print the worksheet to practice your skills away from the computer."
      />
      <Asked query={sheet} failed="The worksheet could not be made" loading={<WorksheetPagesSkeleton />}>
        {({ worksheet }) => (
          <div className={styles['columns']}>
            <WorksheetPages worksheet={worksheet} busy={sheet.isPlaceholderData} />
            <WorksheetOptions subject={subject} worksheet={worksheet} onChoose={choose} />
          </div>
        )}
      </Asked>
      {sheet.data && <PrintedPages worksheet={sheet.data.worksheet} />}
    </>
  )
}

/** The pages as they go to paper, beside everything else of the screen, of which nothing is printed. */
function PrintedPages({ worksheet }: { worksheet: Worksheet }) {
  return createPortal(
    <div className={styles['printed']} data-printed aria-hidden="true">
      <style>{`@page { size: ${worksheet.paper === 'a4' ? 'A4' : 'letter'}; margin: 0 }`}</style>
      {worksheet.pagePaths.map((path) => (
        <img key={path} src={path} alt="" />
      ))}
    </div>,
    document.body,
  )
}
