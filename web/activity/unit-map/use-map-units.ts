import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { type MapUnit, unitMap } from '@polyhex/contract/activity/unit-map'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { pageSize } from '@polyhex/contract/paging'
import { useMemo } from 'react'
import { useAsk } from '../../call/ask.ts'

const fields = 'learningGoal,priorSteps,nextSteps,unitTopics'

interface MapAnswer {
  /** In the order of the curriculum; undefined until they are there. */
  readonly units: readonly MapUnit[] | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** All units as they stand for an account; for a visitor, worked out here by the same rules with nothing known. */
export function useMapUnits(accountId: string | null): MapAnswer {
  const own = useAsk(activityOperations.getUnitMap, accountId === null ? null : { params: { accountId } })
  const visitor = accountId === null
  const first = useAsk(curriculumOperations.listUnits, visitor ? { query: { fields } } : null)
  const isMore = visitor && first.data !== undefined && first.data.total > pageSize
  const rest = useAsk(curriculumOperations.listUnits, isMore ? { query: { fields, offset: pageSize } } : null)
  const plain = useMemo(() => {
    if (!first.data || (isMore && !rest.data)) return undefined
    const units = [...first.data.units, ...(rest.data?.units ?? [])]
    return unitMap(units, [], { grade: null, seesFuture: false })
  }, [first.data, rest.data, isMore])
  const asked = visitor ? [first, ...(isMore ? [rest] : [])] : [own]
  return {
    units: visitor ? plain : own.data?.units,
    error: asked.find((one) => one.isError)?.error ?? null,
    isFetching: asked.some((one) => one.isFetching),
    refetch: () => {
      for (const one of asked) void one.refetch()
    },
  }
}
