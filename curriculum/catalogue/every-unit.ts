import { kindergartenUnits } from './units/kindergarten.ts'
import { grade1Units } from './units/grade-1.ts'
import { grade2Units } from './units/grade-2.ts'
import { grade3Units } from './units/grade-3.ts'
import { grade4Units } from './units/grade-4.ts'
import { grade5Units } from './units/grade-5.ts'
import { grade6Units } from './units/grade-6.ts'
import { grade7Units } from './units/grade-7.ts'
import { grade8Units } from './units/grade-8.ts'
import { grade9Units } from './units/grade-9.ts'
import { grade10Units } from './units/grade-10.ts'
import { grade11Units } from './units/grade-11.ts'
import { grade12Units } from './units/grade-12.ts'
import type { UnitSource } from './unit-source.ts'

/** The units as written down, kindergarten first. */
export const everyUnitSource: readonly UnitSource[] = [
  ...kindergartenUnits,
  ...grade1Units,
  ...grade2Units,
  ...grade3Units,
  ...grade4Units,
  ...grade5Units,
  ...grade6Units,
  ...grade7Units,
  ...grade8Units,
  ...grade9Units,
  ...grade10Units,
  ...grade11Units,
  ...grade12Units,
]
