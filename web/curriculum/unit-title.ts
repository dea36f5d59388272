import type { Unit } from '@polyhex/contract/curriculum/curriculum'

/** 'Unit {n}: {name}', the name of a unit wherever it is linked [L-036]. */
export function unitTitle(unit: Pick<Unit, 'number' | 'unitName'>): string {
  return `Unit ${unit.number}: ${unit.unitName}`
}
