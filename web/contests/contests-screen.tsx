import type { FocusArea } from '@polyhex/contract/curriculum/curriculum'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { gradeWhenUnknown } from '@polyhex/contract/identity/accounts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { CardSkeletons } from '../curriculum/card-skeletons.tsx'
import { gradeName } from '../curriculum/grade-name.ts'
import lists from '../curriculum/lists.module.css'
import { PageHead } from '../curriculum/page-head.tsx'
import { TopicBadge } from '../curriculum/topic-badge.tsx'
import cards from '../curriculum/unit-card.module.css'
import { unitTitle } from '../curriculum/unit-title.ts'
import { Card } from '../kit/card.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { Icon } from '../kit/icon.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Segmented } from '../kit/segmented.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { JoinContestForm } from './join-contest-form.tsx'
import { gradesOfArea } from './subject.ts'
import styles from './contests.module.css'

type View = 'units' | 'areas'

/** /math/contests/: which paper to play, by unit or focus area of a grade, and joining the contest of somebody else. */
export function ContestsScreen() {
  usePageTitle('Contests')
  const account = useAccount()
  const { grade: asked } = useSearch({ strict: false })
  const [view, setView] = useState<View>('units')
  const wanted = asked === undefined ? (account?.grade ?? gradeWhenUnknown) : Number(asked)
  const grade = Number.isInteger(wanted) ? Math.min(12, Math.max(0, wanted)) : gradeWhenUnknown
  return (
    <>
      <PageHead
        mark={
          <span className={styles['mark']}>
            <Icon name="trophy" size={34} />
          </span>
        }
        title="Contests"
        lede="Ten questions from across a unit, the last ones worth the most. Play alone, or with friends on the same paper."
      >
        {account !== null && (
          <LinkButton href={paths.hostContest({})} look="line" icon="users">
            Host a contest
          </LinkButton>
        )}
      </PageHead>
      <Card as="section" padded className={styles['joinCard']} aria-labelledby="join-contest">
        <div>
          <h2 id="join-contest" className={styles['cardTitle']}>
            Join a contest
          </h2>
          <p className={styles['lede']}>Somebody gave you a code? Everyone in a contest gets the same paper.</p>
        </div>
        <JoinContestForm />
      </Card>
      <section className={lists['section']} aria-labelledby="choose-paper">
        <div className={styles['chooser']}>
          <h2 id="choose-paper">Choose a paper</h2>
          <Segmented
            label="What the paper is about"
            value={view}
            onChange={setView}
            options={[
              { value: 'units', label: 'Units' },
              { value: 'areas', label: 'Focus areas' },
            ]}
          />
        </div>
        <nav aria-label="Grade" className={styles['grades']}>
          <ul className={lists['chips']}>
            {Array.from({ length: 13 }, (_, one) => (
              <li key={one}>
                <a
                  href={`${paths.contests}?grade=${one}`}
                  aria-label={gradeName(one)}
                  {...(one === grade ? { 'aria-current': 'true' as const } : {})}
                >
                  {one === 0 ? 'K' : one}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {view === 'units' ? <Units grade={grade} /> : <Areas grade={grade} />}
      </section>
    </>
  )
}

/** The units that belong to a grade, as on its map: a unit that reaches into the next grade is numbered in its own. */
function Units({ grade }: { grade: number }) {
  const units = useAsk(curriculumOperations.listUnits, { query: { gradeLevel: grade, fields: 'learningGoal' } })
  return (
    <Asked query={units} failed="The contests did not load" loading={<CardSkeletons label="Loading the contests" />}>
      {(answer) => (
        <ul className={lists['cards']}>
          {answer.units
            .filter((unit) => unit.lowestGradeLevel === grade)
            .map((unit) => (
              <li key={unit.unitCode}>
                <PaperCard
                  href={paths.contest(unit.unitCode)}
                  icon={unit.icon}
                  title={unitTitle(unit)}
                  {...(unit.learningGoal ? { text: unit.learningGoal } : {})}
                />
              </li>
            ))}
        </ul>
      )}
    </Asked>
  )
}

function Areas({ grade }: { grade: number }) {
  const areas = useAsk(curriculumOperations.listFocusAreas, {})
  const atGrade = (area: FocusArea): boolean => {
    const { lowest, highest } = gradesOfArea(area)
    return area.readyForProduction && lowest <= grade && grade <= highest
  }
  return (
    <Asked query={areas} failed="The contests did not load" loading={<CardSkeletons label="Loading the contests" />}>
      {(answer) => {
        const shown = answer.focusAreas.filter(atGrade)
        if (shown.length === 0) return <EmptyState title="Nothing at this grade" text="Choose another grade." />
        return (
          <ul className={lists['cards']}>
            {shown.map((area) => (
              <li key={area.focusAreaCode}>
                <PaperCard
                  href={paths.focusAreaContest(area.focusAreaCode, grade)}
                  icon={area.focusAreaCode}
                  title={area.focusAreaName}
                  text={`${gradeName(grade)} problems on ${area.focusAreaName.toLowerCase()}.`}
                />
              </li>
            ))}
          </ul>
        )
      }}
    </Asked>
  )
}

function PaperCard({ href, icon, title, text }: { href: string; icon: string; title: string; text?: string }) {
  return (
    <Card as="article" className={cards['card']}>
      <TopicBadge icon={icon} />
      <div className={cards['words']}>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        {text && <p>{text}</p>}
      </div>
    </Card>
  )
}
