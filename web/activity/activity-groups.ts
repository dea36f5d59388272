import type { ActivityRow, HistoryItemType } from '@polyhex/contract/activity/history'

/** What a kind of history item is called. */
export const itemTypeNames: Record<HistoryItemType, string> = {
  Contest: 'Contest',
  UnitMastery: 'Unit mastery',
  Levelling: 'Levelling',
  Practice: 'Practice',
  Speed: 'Speed play',
  Game: 'Game',
}

/** A row with the rows that lie below it. */
export interface ActivityGroup {
  row: ActivityRow
  children: readonly ActivityRow[]
}

/** Puts the child rows under the row before them. */
export function grouped(rows: readonly ActivityRow[]): ActivityGroup[] {
  const groups: { row: ActivityRow; children: ActivityRow[] }[] = []
  for (const row of rows) {
    if (row.isChild) groups.at(-1)?.children.push(row)
    else groups.push({ row, children: [] })
  }
  return groups
}
