import { nameAtHome } from '@polyhex/contract/identity/accounts'
import type { MapUnit } from '@polyhex/contract/activity/unit-map'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { wordsOf } from '../../call/problems.ts'
import { CardSkeletons } from '../../curriculum/card-skeletons.tsx'
import { gradeName } from '../../curriculum/grade-name.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { useAccount, useSession } from '../../shell/session.ts'
import { MapHead, type MapHeadProps } from './map-head.tsx'
import { type MapSearch, searchOf } from './map-search.ts'
import { UnitList } from './unit-list.tsx'
import styles from './unit-map-page.module.css'
import { UnitMapSkeleton } from './unit-map-skeleton.tsx'
import { UnitMapWindow } from './unit-map-window.tsx'
import { useMapUnits } from './use-map-units.ts'

/** Units as a map that fills the page, or as a list; which one is kept in the address. `grade` null is all grades. */
export function UnitMapPage({ grade }: { grade: number | null }) {
  const session = useSession()
  const account = useAccount()
  const search: MapSearch = useSearch({ strict: false })
  const { history } = useRouter()
  const other = search.account !== undefined && search.account !== account?.accountId ? search.account : null
  const child = account?.children.find((one) => one.accountId === other)
  const isStudent = account?.roles.includes('student') ?? false
  const ofAccount = other ?? (isStudent && account ? account.accountId : null)
  const answer = useMapUnits(ofAccount)
  const all = useMemo(() => new Map((answer.units ?? []).map((unit) => [unit.unitCode, unit])), [answer.units])
  const units = useMemo(
    () => (answer.units ?? []).filter((unit) => grade === null || unit.lowestGradeLevel === grade),
    [answer.units, grade],
  )
  const here = grade === null ? paths.allUnits : paths.grade(grade)
  const go = (next: MapSearch) => history.replace(here + searchOf(next))
  const { unit: _open, ...kept } = search
  const isList = search.view === 'list'
  const head: MapHeadProps = {
    grade,
    units,
    ofWhom: other === null ? null : child ? nameAtHome(child) : 'Another learner',
    personal: ofAccount !== null,
    view: isList ? 'list' : 'map',
    onView: (view) =>
      go({ ...(search.account ? { account: search.account } : {}), ...(view === 'list' ? { view } : {}) }),
    search: searchOf(kept),
  }
  if (answer.units === undefined && answer.error !== null) {
    return (
      <ErrorState
        title="The units did not load"
        safe={`${wordsOf(answer.error)} Your answers are safe.`}
        retrying={answer.isFetching}
        onRetry={answer.refetch}
      />
    )
  }
  // Whose map it is must be known before one is drawn.
  const isWaiting = answer.units === undefined || session.state === 'unknown'
  if (!isWaiting && units.length === 0) {
    return (
      <EmptyState
        heading="h1"
        title="No units at this grade"
        text="Another grade has some."
        action={<LinkButton href={paths.grades}>Choose a grade</LinkButton>}
      />
    )
  }
  if (isList) {
    return (
      <>
        <MapHead {...head} />
        {isWaiting ? (
          <CardSkeletons label="Loading the units" />
        ) : (
          <UnitList units={units} all={all} personal={head.personal} />
        )}
      </>
    )
  }
  function onOpen(code: string | null) {
    const found: MapUnit | undefined = code === null ? undefined : all.get(code)
    const isHere = !found || grade === null || found.lowestGradeLevel === grade
    if (isHere) return go({ ...kept, ...(code === null ? {} : { unit: code }) })
    history.push(paths.grade(found.lowestGradeLevel) + searchOf({ ...kept, unit: found.unitCode }))
  }
  return (
    <div className={styles['page']} data-full-bleed>
      {isWaiting ? (
        <UnitMapSkeleton />
      ) : (
        <UnitMapWindow
          units={units}
          all={all}
          label={grade === null ? 'Units of all grades' : `Units of ${gradeName(grade)}`}
          homeGrade={grade ?? child?.grade ?? account?.grade ?? null}
          ownId={other === null && isStudent && account ? account.accountId : null}
          answerable={other === null && (account === null || isStudent)}
          personal={head.personal}
          openCode={search.unit ?? null}
          onOpen={onOpen}
          onChanged={answer.refetch}
        />
      )}
      <div className={styles['head']}>
        <MapHead {...head} />
      </div>
    </div>
  )
}
