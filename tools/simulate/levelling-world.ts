import { normal } from '../../curriculum/learner/replay/simulated-students.ts'
import { openChance, type Chance } from '../../curriculum/chance.ts'
import { slip, slope } from '../../curriculum/learner/question-terms.ts'
import type { EvaluationPrior } from '../../curriculum/learner/evaluation-posterior.ts'
import type { EvaluationItem } from '../../curriculum/learner/evaluation.ts'
import type { Before, Policy } from './levelling-policies.ts'

/** What is known when a run begins, and whether the model is right about questions. */
export type Condition = 'grade known' | 'other theme known' | 'grade unknown' | 'wrong model'

/** Seconds at which errors are taken. */
export const marks = [60, 120, 180, 240, 300] as const

/** Errors in grades and claims of many simulated runs. */
export interface LevellingFigures {
  /** Root mean square error in grades at each of `marks`. */
  readonly errors: readonly number[]
  readonly within: { readonly half: number; readonly one: number }
  /** The share of runs whose 80 % band holds the true ability; null where the policy claims none. */
  readonly covered: number | null
  readonly questions: number
  readonly right: number
  /** RMSE at 300 s by three grades each: 1-3, 4-6, 7-9, 10-12. */
  readonly byGrades: readonly number[]
}

/** One run: its errors at the marks, and what was claimed at the end. */
interface Run {
  readonly errors: readonly number[]
  readonly sd: number
  readonly questions: number
  readonly right: number
  readonly grade: number
}

/** Who is simulated. */
export interface World {
  /** Makes a policy for one student. */
  readonly policy: (before: Before) => Policy
  readonly condition: Condition
  readonly grades: readonly [number, number]
  /** How far a student's topics lie from the theme, in grades: by focus area in the reference, by topic in the catalogue. */
  readonly groupOf: (item: Partial<EvaluationItem>, asked: number) => string
  /** What is believed when the grade is unknown. */
  readonly whenUnknown?: EvaluationPrior
  readonly stream: string
}

function secondsAt(grade: number): number {
  if (grade <= 3) return 11
  if (grade <= 6) return 15
  return grade <= 9 ? 20 : 26
}

/** A student's ability in grades: around the grade, within 0 to 13. */
export function drawAbility(grade: number, chance: Chance): number {
  for (;;) {
    const ability = grade + 0.3 + 1.7 * normal(chance)
    if (ability >= 0 && ability <= 13) return ability
  }
}

const fraction = (x: number): number => x - Math.floor(x)

/** How much harder a question is than stated, where the model is wrong: the same for the same question, half a grade in spread. */
const misstated = (grade: number): number =>
  0.5 * 3.46 * (fraction(Math.sin(12.9898 * grade + 78.233) * 43758.5453) - 0.5)

function before(world: World, grade: number, ability: number, chance: Chance): Before {
  if (world.condition === 'grade unknown') {
    return { grade: 5, prior: world.whenUnknown ?? { kind: 'unknown' }, chance }
  }
  if (world.condition === 'other theme known') {
    const mean = ability + normal(chance)
    return { grade: mean - 0.3, prior: { kind: 'ability', mean, sd: 1 } satisfies EvaluationPrior, chance }
  }
  return { grade, prior: { kind: 'grade', grade }, chance }
}

/**
 * One student's 300 seconds: the clock starts after the first answer. Time per answer is log-normal around 11, 15, 20 or 26 s by
 * grade, a quarter more above the student's level, with 0.75 s after a right and 1.5 s after a wrong answer.
 */
function simulateRun(world: World, chance: Chance): Run {
  const grade = chance.int(world.grades[0], world.grades[1])
  const ability = drawAbility(grade, chance)
  const policy = world.policy(before(world, grade, ability, chance))
  const groups = new Map<string, number>()
  const wrongModel = world.condition === 'wrong model'
  const errors: number[] = []
  let clock = 0
  let asked = 0
  let rights = 0
  for (;;) {
    const chosen = policy.next()
    const guess = chosen.guess ?? (chance.happens(0.5) ? 0.22 : 0.02)
    const group = world.groupOf(chosen, asked)
    const away = groups.get(group) ?? 0.6 * normal(chance)
    groups.set(group, away)
    const truth = ability + away - chosen.grade - (wrongModel ? misstated(chosen.grade) : 0)
    const right = chance.happens(guess + (1 - guess - slip) / (1 + Math.exp(-(wrongModel ? 0.8 : slope) * truth)))
    const thinking = secondsAt(grade) * Math.exp(0.5 * normal(chance)) * (chosen.grade > ability ? 1.25 : 1)
    if (asked > 0) clock += thinking + (right ? 0.75 : 1.5)
    while (errors.length < marks.length && clock >= (marks[errors.length] ?? 0))
      errors.push(policy.estimate() - ability)
    if (clock >= 300) break
    policy.update({ topicCodeLevel: '', area: '', difficulty: 0.5, ...chosen, guess }, right)
    asked += 1
    if (right) rights += 1
  }
  return { errors, sd: policy.sd(), questions: asked, right: rights / Math.max(1, asked), grade }
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const rms = (values: readonly number[]): number => Math.sqrt(mean(values.map((one) => one * one)))
const share = (values: readonly number[], within: number): number =>
  mean(values.map((one) => (Math.abs(one) <= within ? 1 : 0)))

/** Simulates many students under one policy. */
export function simulateLevelling(world: World, students: number): LevellingFigures {
  const chance = openChance(world.stream)
  const runs = Array.from({ length: students }, () => simulateRun(world, chance))
  const last = runs.map((run) => run.errors.at(-1) ?? Number.NaN)
  const claims = runs.every((run) => run.sd > 0)
  const inBand = runs.map((run, i) => (Math.abs(last[i] ?? 0) <= 1.28 * run.sd ? 1 : 0))
  return {
    errors: marks.map((_, i) => rms(runs.map((run) => run.errors[i] ?? Number.NaN))),
    within: { half: share(last, 0.5), one: share(last, 1) },
    covered: claims ? mean(inBand) : null,
    questions: mean(runs.map((run) => run.questions)),
    right: mean(runs.map((run) => run.right)),
    byGrades: [0, 1, 2, 3].map((band) =>
      rms(last.filter((_, i) => Math.floor(((runs[i]?.grade ?? 0) - 1) / 3) === band)),
    ),
  }
}
