import type { Unit } from '@polyhex/contract/curriculum/curriculum'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { unitMastery } from '@polyhex/contract/exercises/limits'
import { useParams } from '@tanstack/react-router'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Note } from '../kit/note.tsx'
import { RowList } from '../kit/row-list.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { gradeName } from './grade-name.ts'
import styles from './lists.module.css'
import { NeighbourUnits } from './neighbour-units.tsx'
import { PageHead } from './page-head.tsx'
import { TopicBadge } from './topic-badge.tsx'
import { TopicRow } from './topic-row.tsx'
import { unitTitle } from './unit-title.ts'
import { WorksheetCard } from './worksheet-card.tsx'

/** A unit: what it teaches, its topics, unit mastery, and the units before and after. */
export function UnitScreen() {
  const { unit: unitCode = '' } = useParams({ strict: false })
  const found = useAsk(curriculumOperations.listUnits, { query: { unitCode } })
  return (
    <Asked query={found} failed="This unit did not load" loading={<CardSkeletons label="Loading the unit" />}>
      {(answer) => {
        const unit = answer.units.find((one) => one.unitCode === unitCode)
        return unit ? <UnitPage unit={unit} /> : <NotFoundScreen what="We could not find this unit." />
      }}
    </Asked>
  )
}

function UnitPage({ unit }: { unit: Unit }) {
  usePageTitle(unitTitle(unit))
  const topics = unit.unitTopics ?? []
  const own = topics.filter((topic) => !topic.review)
  const review = topics.filter((topic) => topic.review)
  return (
    <>
      <PageHead
        mark={<TopicBadge icon={unit.icon} size={72} />}
        over={<a href={paths.grade(unit.lowestGradeLevel)}>{gradeName(unit.lowestGradeLevel)} math</a>}
        title={unitTitle(unit)}
        lede={unit.unit100WordDescription ?? unit.learningGoal}
      >
        {unit.readyForProduction && (
          <LinkButton href={paths.unitMastery(unit.unitCode)} size="lg" iconAfter="arrow">
            Start unit mastery
          </LinkButton>
        )}
        {unit.readyForProduction && (
          <LinkButton href={paths.contest(unit.unitCode)} look="line" size="lg" icon="trophy">
            Contest
          </LinkButton>
        )}
        {unit.readyForProduction && (
          <LinkButton href={paths.gamesAbout('unit', unit.unitCode)} look="line" size="lg" icon="game">
            Games
          </LinkButton>
        )}
      </PageHead>
      {unit.readyForProduction ? (
        <Note>
          Answer {unitMastery.total} Questions. {unitMastery.required} right passes the unit.
        </Note>
      ) : (
        <Note>Practice this unit topic by topic.</Note>
      )}
      <section className={styles['section']} aria-labelledby="unit-topics">
        <h2 id="unit-topics">Topics</h2>
        <RowList>
          {own.map((topic) => (
            <TopicRow key={topic.topicCodeLevel} topic={topic} />
          ))}
        </RowList>
      </section>
      {review.length > 0 && (
        <section className={styles['section']} aria-labelledby="unit-review">
          <h2 id="unit-review">From earlier units</h2>
          <RowList>
            {review.map((topic) => (
              <TopicRow key={topic.topicCodeLevel} topic={topic} />
            ))}
          </RowList>
        </section>
      )}
      {topics.some((topic) => topic.ready) && (
        <section className={styles['section']} aria-labelledby="unit-worksheet">
          <h2 id="unit-worksheet">On paper</h2>
          <WorksheetCard
            subject={{ kind: 'unit', unitCode: unit.unitCode }}
            title={unit.unitName}
            description={unit.learningGoal}
          />
        </section>
      )}
      <NeighbourUnits unit={unit} />
      {unit.themeCodes && unit.themeCodes.length > 0 && <Themes codes={unit.themeCodes} />}
    </>
  )
}

function Themes({ codes }: { codes: readonly string[] }) {
  const themes = useAsk(curriculumOperations.listThemes, {})
  const named = themes.data?.themes.filter((theme) => codes.includes(theme.themeCode)) ?? []
  if (named.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="unit-themes">
      <h2 id="unit-themes">Themes</h2>
      <ul className={styles['chips']}>
        {named.map((theme) => (
          <li key={theme.themeCode}>
            <a href={paths.theme(theme.themeCode)}>{theme.themeName}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
