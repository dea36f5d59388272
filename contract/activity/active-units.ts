import { z } from 'zod'

/** Active status of a unit: suggested, active, deactivated after a start (decision L-138). */
export const activeStatuses = { suggested: 1, active: 2, deactivated: 3 } as const
export const ActiveStatus = z.union([z.literal(1), z.literal(2), z.literal(3)])
/** Stored completion of an active unit: not started 0, started 1, passed 2. */
export const CompletionStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** Members with `?` are left out when `fields` does not ask for them. */
export const ActiveUnit = z.object({
  id: z.string(),
  accountId: z.uuid(),
  unitCode: z.string(),
  activeStatus: ActiveStatus.optional(),
  completionStatus: CompletionStatus.optional(),
  firstTimePassedContestPlayerId: z.string().nullable().optional(),
})
export type ActiveUnit = z.infer<typeof ActiveUnit>
export const activeUnitFields = [
  'accountId',
  'unitCode',
  'activeStatus',
  'completionStatus',
  'firstTimePassedContestPlayerId',
] as const

/**
 * The unit is current on the map: active, or deactivated by hand after it was started (L-139). One deactivated without
 * a start falls back to the status that its neighbors give it (decision L-138).
 */
export function isCurrent(unit: { activeStatus?: number | undefined; completionStatus?: number | undefined }): boolean {
  if (unit.activeStatus === activeStatuses.active) return true
  return unit.activeStatus === activeStatuses.deactivated && (unit.completionStatus ?? 0) > 0
}
