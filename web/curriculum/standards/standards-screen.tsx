import {
  type Standard,
  type StandardsGrade,
  type StandardsLevel,
  standardsOperations,
} from '@polyhex/contract/curriculum/standards-operations'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Card } from '../../kit/card.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { CardSkeletons } from '../card-skeletons.tsx'
import lists from '../lists.module.css'
import { PageHead } from '../page-head.tsx'
import { LevelList } from './level-list.tsx'
import { shownStandards } from './shown-standards.ts'
import { StandardRow } from './standard-row.tsx'
import styles from './standards.module.css'

const beyondGrade = 'beyond'
/** What stands in the address for a grade, as for the pages of grades: grade_3. */
const codeOf = (grade: string): string => (grade === beyondGrade ? grade : `grade_${grade}`)

/** /standards/: which topic levels teach which standard, what is not taught here and why, and what goes further. */
export function StandardsScreen() {
  usePageTitle('Standards')
  const query = useAsk(standardsOperations.listStandards, {})
  return (
    <>
      <PageHead
        title="Standards"
        lede="The Common Core State Standards for Mathematics by their codes, and the topic levels here that teach them. The descriptions are ours."
      />
      <Asked
        query={query}
        failed="The standards did not load"
        loading={<CardSkeletons label="Loading the standards" />}
      >
        {(answer) => (
          <>
            <Coverage
              grades={answer.grades}
              levels={new Map(answer.topicLevels.map((level) => [level.topicCodeLevel, level]))}
              beyond={answer.beyond}
            />
            <p className={styles['notice']}>{answer.notice}</p>
          </>
        )}
      </Asked>
    </>
  )
}

interface CoverageProps {
  grades: readonly StandardsGrade[]
  levels: ReadonlyMap<string, StandardsLevel>
  beyond: readonly string[]
}

function Coverage({ grades, levels, beyond }: CoverageProps) {
  const { search = '', grade: given = '' } = useSearch({ strict: false }) as { search?: string; grade?: string }
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search)
  const wanted = useDeferredValue(typed.trim())
  const beyondChosen = given === beyondGrade
  const chosen = beyondChosen ? undefined : (grades.find((one) => codeOf(one.grade) === given) ?? grades[0])
  const go = (next: string) => void navigate({ to: '/standards', search: { grade: next }, resetScroll: false })
  return (
    <>
      <div className={styles['tools']}>
        <TextField
          label="Search standards"
          type="search"
          autoComplete="off"
          placeholder="3.NF.A.1, fractions, angles"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {wanted === '' ? (
        <>
          <nav aria-label="Grades of the standards" className={styles['grades']}>
            {[...grades.map((one) => [one.grade, one.name] as const), [beyondGrade, 'Beyond'] as const].map(
              ([code, name]) => (
                <a
                  key={code}
                  href={`/standards/?grade=${codeOf(code)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    go(codeOf(code))
                  }}
                  {...(code === (chosen?.grade ?? beyondGrade) ? { 'aria-current': 'true' as const } : {})}
                >
                  {name}
                </a>
              ),
            )}
          </nav>
          {chosen ? <GradePart grade={chosen} levels={levels} /> : <Beyond keys={beyond} levels={levels} />}
        </>
      ) : (
        <Matches grades={grades} levels={levels} wanted={wanted} />
      )}
    </>
  )
}

/** How many of a grade's standards are taught: those with parts count once. */
function countWords(grade: StandardsGrade): string {
  const whole = grade.domains.flatMap((domain) => domain.standards).filter((one) => !/\d[a-z]$/.test(one.code))
  const taught = whole.filter((one) => one.why === null)
  const count = `${taught.length} of ${whole.length} standards are taught here.`
  return taught.length === whole.length ? `All ${whole.length} standards are taught here.` : count
}

function GradePart({ grade, levels }: { grade: StandardsGrade; levels: ReadonlyMap<string, StandardsLevel> }) {
  return (
    <>
      <p className={styles['count']} role="status">
        {grade.name}: {countWords(grade)}
      </p>
      {grade.domains.map((domain) => (
        <section key={domain.code} className={lists['section']} aria-labelledby={`domain-${domain.code}`}>
          <h2 id={`domain-${domain.code}`}>
            <span className={styles['code']}>{domain.code}</span> {domain.name}
          </h2>
          <StandardList standards={domain.standards} levels={levels} />
        </section>
      ))}
    </>
  )
}

function StandardList({
  standards,
  levels,
}: {
  standards: readonly Standard[]
  levels: ReadonlyMap<string, StandardsLevel>
}) {
  return (
    <Card>
      <ul className={styles['standards']}>
        {standards.map((standard) => (
          <StandardRow key={standard.code} standard={standard} levels={levels} />
        ))}
      </ul>
    </Card>
  )
}

function Beyond({ keys, levels }: { keys: readonly string[]; levels: ReadonlyMap<string, StandardsLevel> }) {
  return (
    <section className={lists['section']} aria-labelledby="beyond">
      <h2 id="beyond">Beyond the standards</h2>
      <p className={lists['hint']}>
        {keys.length} topic levels that no standard asks for: puzzles, the calendar, number theory and calculus.
      </p>
      <Card padded>
        <LevelList keys={keys} levels={levels} />
      </Card>
    </section>
  )
}

function Matches({ grades, levels, wanted }: Omit<CoverageProps, 'beyond'> & { wanted: string }) {
  const { standards, total } = shownStandards(grades, levels, wanted)
  if (total === 0)
    return <EmptyState heading="h2" title="No standard like this" text="Try a code such as 4.NF, or one word." />
  return (
    <section className={lists['section']} aria-labelledby="matches">
      <h2 id="matches">Standards with “{wanted}”</h2>
      <p className={lists['hint']} role="status">
        {total} {total === 1 ? 'standard' : 'standards'}
        {standards.length < total && `, the first ${standards.length} are shown`}
      </p>
      <StandardList standards={standards} levels={levels} />
    </section>
  )
}
