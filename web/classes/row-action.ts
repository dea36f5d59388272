/** What each action of a table's rows does, by its id. */
export type RowActions = Readonly<Record<string, () => void>>

/** Carries out an action of a row. One that the table does not know only leaves a warning in the console. C-053. */
export function runRowAction(actions: RowActions, action: string): void {
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (act) act()
  // oxlint-disable-next-line no-console -- the specification asks for a warning in the console [C-053]
  else console.warn('Unknown row action', action)
}
