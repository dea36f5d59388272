import type { Theme } from '@polyhex/contract/curriculum/curriculum'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useParams, useSearch } from '@tanstack/react-router'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { RowList } from '../kit/row-list.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { gradeName } from './grade-name.ts'
import styles from './lists.module.css'
import { PageHead } from './page-head.tsx'
import { ThemeLevelCard } from './theme-level-card.tsx'
import { TopicBadge } from './topic-badge.tsx'
import { TopicRow } from './topic-row.tsx'
import { UnitCard } from './unit-card.tsx'

/** A theme: its topics and units, one grade at a time. */
export function ThemeScreen() {
  const { theme: themeCode = '' } = useParams({ strict: false })
  const found = useAsk(curriculumOperations.listThemes, { query: { themeCode } })
  return (
    <Asked query={found} failed="This theme did not load" loading={<CardSkeletons label="Loading the theme" />}>
      {(answer) => {
        const theme = answer.themes.find((one) => one.themeCode === themeCode)
        return theme ? <ThemePage theme={theme} /> : <NotFoundScreen what="We could not find this theme." />
      }}
    </Asked>
  )
}

function ThemePage({ theme }: { theme: Theme }) {
  usePageTitle(theme.themeName)
  const { grade: asked } = useSearch({ strict: false })
  const account = useAccount()
  const lowest = theme.lowestGradeLevel ?? 0
  const highest = theme.highestGradeLevel ?? 12
  const wanted = asked === undefined ? (account?.grade ?? lowest) : Number(asked)
  const grade = Number.isInteger(wanted) ? Math.min(highest, Math.max(lowest, wanted)) : lowest
  return (
    <>
      <PageHead
        mark={<TopicBadge icon={theme.focusAreaCodes?.[0] ?? 'numeracy'} size={72} />}
        over={<a href={paths.themes}>Themes</a>}
        title={theme.themeName}
        lede={theme.themeDescription}
      >
        <LinkButton href={`${paths.contests}?grade=${grade}`} look="line" icon="trophy">
          Contests
        </LinkButton>
        <LinkButton href={paths.gamesAbout('theme', theme.themeCode)} look="line" icon="game">
          Games
        </LinkButton>
      </PageHead>
      <ThemeLevelCard theme={theme} account={account} />
      <nav aria-label="Grade">
        <ul className={styles['chips']}>
          {Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i).map((one) => (
            <li key={one}>
              <a
                href={`${paths.theme(theme.themeCode)}?grade=${one}`}
                {...(one === grade ? { 'aria-current': 'true' as const } : {})}
              >
                {gradeName(one)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <GradeOfTheme themeCode={theme.themeCode} grade={grade} />
    </>
  )
}

function GradeOfTheme({ themeCode, grade }: { themeCode: string; grade: number }) {
  const topics = useAsk(curriculumOperations.listLevelledTopics, { query: { themeCode, gradeLevel: grade } })
  const units = useAsk(curriculumOperations.listUnits, { query: { themeCode, gradeLevel: grade } })
  return (
    <>
      <section className={styles['section']} aria-labelledby="theme-topics">
        <h2 id="theme-topics">Topics in {gradeName(grade).toLowerCase()}</h2>
        <Asked query={topics} failed="The topics did not load" loading={<CardSkeletons label="Loading the topics" />}>
          {(answer) =>
            answer.topicLevels.length === 0 ? (
              <EmptyState title="Nothing at this grade" text="This theme goes on at another grade." />
            ) : (
              <RowList>
                {answer.topicLevels.map((topic) => (
                  <TopicRow key={topic.topicCodeLevel} topic={topic} />
                ))}
              </RowList>
            )
          }
        </Asked>
      </section>
      {units.data && units.data.units.length > 0 && (
        <section className={styles['section']} aria-labelledby="theme-units">
          <h2 id="theme-units">Units</h2>
          <ul className={styles['cards']}>
            {units.data.units.map((unit) => (
              <li key={unit.unitCode}>
                <UnitCard unit={unit} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
