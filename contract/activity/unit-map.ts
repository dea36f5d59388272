import { z } from 'zod'
import { Unit } from '../curriculum/curriculum.ts'
import { completionOfStatus } from '../exercises/completion.ts'
import { activeStatuses, type ActiveUnit, isCurrent } from './active-units.ts'

/** Where a unit lies on the map of a learner. */
export const unitStatuses = ['prior', 'past', 'next', 'future', 'current'] as const
export type UnitStatus = (typeof unitStatuses)[number]

/** A unit as the map shows it (L-096). */
export const MapUnit = Unit.pick({
  unitCode: true,
  unitName: true,
  sequence: true,
  number: true,
  lowestGradeLevel: true,
  highestGradeLevel: true,
  readyForProduction: true,
  icon: true,
}).extend({
  unitStatus: z.enum(unitStatuses),
  completion: z.enum(['not_started', 'started', 'passed']),
  /** Being worked on: activated, and not passed yet. */
  active: z.boolean(),
  /** Codes of the units that come right before. */
  prevIds: z.array(z.string()),
  /** 'Unit {n}: {name}' */
  title: z.string(),
  learningGoal: z.string(),
  /** The first topic of its own that can be practiced, as topicCode/level; null when there is none. */
  firstTopicCodeLevel: z.string().nullable(),
  /** Right answers of the best run of unit mastery, of which 14 pass; 0 without a run. */
  correct: z.number().int().min(0),
})
export type MapUnit = z.infer<typeof MapUnit>

type Steps = Pick<Unit, 'unitCode' | 'lowestGradeLevel' | 'highestGradeLevel' | 'priorSteps' | 'nextSteps'>
type Own = Pick<ActiveUnit, 'unitCode' | 'activeStatus' | 'completionStatus'>

const priorCodes = (unit: Pick<Unit, 'priorSteps'>): string[] => (unit.priorSteps ?? []).map((s) => s.startingUnitCode)
const nextCodes = (unit: Pick<Unit, 'nextSteps'>): string[] => (unit.nextSteps ?? []).map((s) => s.nextStepUnitCode)

/** By grade alone (decision L-140): past below the student's grade, future above it, current in it or without a grade. */
export function statusByGrade(
  unit: Pick<Unit, 'lowestGradeLevel' | 'highestGradeLevel'>,
  grade: number | null,
): 'past' | 'future' | 'current' {
  if (grade === null) return 'current'
  if (unit.highestGradeLevel < grade) return 'past'
  return unit.lowestGradeLevel > grade ? 'future' : 'current'
}

const isStarted = (own: Own | undefined): boolean => (own?.completionStatus ?? 0) > 0
/** A unit that was only suggested counts as worked on once there is work on it. */
const isWorkedOn = (own: Own | undefined): boolean => own !== undefined && (isCurrent(own) || isStarted(own))

/** Adds to `into` every unit reached from `from` by `step`, over units of which `passes` holds. */
function spread(
  from: readonly string[],
  step: (code: string) => readonly string[],
  passes: (code: string) => boolean,
): ReadonlySet<string> {
  const into = new Set<string>()
  const waiting = [...from]
  for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
    for (const other of step(code)) {
      if (into.has(other) || !passes(other)) continue
      into.add(other)
      waiting.push(other)
    }
  }
  return into
}

/**
 * The status of every unit on a learner's map: `own` are the learner's active units, `grade` null when it is not known.
 * First each unit by itself (L-139): current when worked on (decision L-138), next when a prior step is active or, by
 * the expansion (L-141), current and started; prior when a next step is active; else by grade (L-140). Then outward
 * (L-141): what comes after a next or future unit is future, and of the rest what leads to a current unit is past.
 */
export function unitStatusesOf(
  units: readonly Steps[],
  own: readonly Own[],
  grade: number | null,
): ReadonlyMap<string, UnitStatus> {
  const byCode = new Map(units.map((unit) => [unit.unitCode, unit]))
  const owned = new Map(own.map((entry) => [entry.unitCode, entry]))
  const isActive = (code: string): boolean => owned.get(code)?.activeStatus === activeStatuses.active
  const isUnderWay = (code: string): boolean => isWorkedOn(owned.get(code)) && isStarted(owned.get(code))
  const settled = new Map<string, UnitStatus>()
  for (const unit of units) {
    const prior = priorCodes(unit)
    if (isWorkedOn(owned.get(unit.unitCode))) settled.set(unit.unitCode, 'current')
    else if (prior.some((code) => isActive(code) || isUnderWay(code))) settled.set(unit.unitCode, 'next')
    else if (nextCodes(unit).some(isActive)) settled.set(unit.unitCode, 'prior')
  }
  const isOpen = (code: string): boolean => byCode.has(code) && !settled.has(code)
  const first = new Map(units.map((unit) => [unit.unitCode, settled.get(unit.unitCode) ?? statusByGrade(unit, grade)]))
  const ahead = [...first].filter(([, status]) => status === 'next' || status === 'future').map(([code]) => code)
  const future = spread(ahead, (code) => nextCodes(byCode.get(code) ?? {}), isOpen)
  const behind = [...settled].filter(([, status]) => status !== 'next').map(([code]) => code)
  const past = spread(behind, (code) => priorCodes(byCode.get(code) ?? {}), isOpen)
  return new Map(
    [...first].map(([code, status]) => {
      if (settled.has(code)) return [code, status]
      if (future.has(code)) return [code, 'future']
      return [code, past.has(code) ? 'past' : status]
    }),
  )
}

/** Who looks at a map, and how far the learner got. */
export interface MapReader {
  /** The learner's grade; null for a visitor or when it is not known. */
  readonly grade: number | null
  /** Only students see what is still to come as such; to others it is current (L-044). */
  readonly seesFuture: boolean
  /** Right answers of the best unit mastery run, by unit. */
  readonly best?: ReadonlyMap<string, number>
}

/** The units of a map, in the order given. `units` must hold the whole graph of steps that matters, with all members. */
export function unitMap(units: readonly Unit[], own: readonly Own[], reader: MapReader): MapUnit[] {
  const statuses = unitStatusesOf(units, own, reader.grade)
  const owned = new Map(own.map((entry) => [entry.unitCode, entry]))
  return units.map((unit) => {
    const mine = owned.get(unit.unitCode)
    const status = statuses.get(unit.unitCode) ?? 'current'
    const completion = completionOfStatus(mine?.completionStatus ?? 0)
    const topic = unit.unitTopics?.find((one) => !one.review && one.ready && one.supportsFocus)
    return {
      unitCode: unit.unitCode,
      unitName: unit.unitName,
      sequence: unit.sequence,
      number: unit.number,
      lowestGradeLevel: unit.lowestGradeLevel,
      highestGradeLevel: unit.highestGradeLevel,
      readyForProduction: unit.readyForProduction,
      icon: unit.icon,
      unitStatus: status === 'future' && !reader.seesFuture ? 'current' : status,
      completion: completion === 'passed' || completion === 'started' ? completion : 'not_started',
      active: mine?.activeStatus === activeStatuses.active && completion !== 'passed',
      prevIds: priorCodes(unit),
      title: `Unit ${unit.number}: ${unit.unitName}`,
      learningGoal: unit.learningGoal ?? '',
      firstTopicCodeLevel: topic?.topicCodeLevel ?? null,
      correct: reader.best?.get(unit.unitCode) ?? 0,
    }
  })
}

type Standing = Pick<MapUnit, 'unitStatus' | 'completion' | 'active'>

/** Locked: not started, not current, and still to come (L-142). */
export function isLocked({ unitStatus, completion }: Pick<Standing, 'unitStatus' | 'completion'>): boolean {
  return completion === 'not_started' && (unitStatus === 'next' || unitStatus === 'future')
}

/** Skipped: not started, not current, and left behind (L-143). */
export function isSkipped({ unitStatus, completion }: Pick<Standing, 'unitStatus' | 'completion'>): boolean {
  return completion === 'not_started' && (unitStatus === 'prior' || unitStatus === 'past')
}

/**
 * The one unit with which a learner goes on, of the units shown, in their order: what is started, then what was activated, then the
 * first open one whose units before it are passed or not shown; null when there is none. The map and the list point at it.
 */
export function unitToGoOnWith<U extends Standing & Pick<MapUnit, 'unitCode' | 'prevIds' | 'readyForProduction'>>(
  units: readonly U[],
): U | null {
  const shown = new Map(units.map((unit) => [unit.unitCode, unit]))
  const left = units.filter((unit) => unit.completion !== 'passed' && unit.readyForProduction)
  const isPassed = (code: string): boolean => (shown.get(code)?.completion ?? 'passed') === 'passed'
  const isOpen = (unit: U): boolean => unit.unitStatus !== 'future' && !isSkipped(unit) && unit.prevIds.every(isPassed)
  return (
    left.find((unit) => unit.completion === 'started') ??
    left.find((unit) => unit.active) ??
    left.find(isOpen) ??
    left.find((unit) => unit.unitStatus !== 'future' && !isSkipped(unit)) ??
    null
  )
}

/** What stands in brackets behind a unit's title (L-043), and empty when there is nothing to say. */
export function standingWord(unit: Standing): 'Passed' | 'Active' | 'Started' | 'Skipped' | 'Next up' | 'Locked' | '' {
  if (unit.completion === 'passed') return 'Passed'
  if (unit.active) return 'Active'
  if (unit.completion === 'started') return 'Started'
  if (isSkipped(unit)) return 'Skipped'
  if (!isLocked(unit)) return ''
  return unit.unitStatus === 'next' ? 'Next up' : 'Locked'
}

/** 'Unit 4: Add fractions (Next up)' (L-043). */
export function mapLabel(unit: Standing & Pick<MapUnit, 'title'>): string {
  const word = standingWord(unit)
  return word === '' ? unit.title : `${unit.title} (${word})`
}
