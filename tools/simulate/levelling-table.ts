import { evaluationCandidates } from '../../curriculum/learner/choose-next.ts'
import { evaluationPrior } from '../../curriculum/learner/evaluation.ts'
import { emptyLearner } from '../../curriculum/learner/learner-state.ts'
import { isReady } from '../../curriculum/curriculum.ts'
import { topicLevel } from '../../curriculum/catalogue/topic-levels.ts'
import { themes } from '../../curriculum/catalogue/themes.ts'
import { asBuilt, policies } from './levelling-policies.ts'
import { simulateLevelling, type Condition, type LevellingFigures } from './levelling-world.ts'

/** Which policies are compared under which condition, as in the design. */
const compared: Readonly<Record<Condition, readonly string[]>> = {
  'grade known': Object.keys(policies),
  'other theme known': ['staircase, halving', 'Elo adaptive', 'EAP adaptive', 'EAP as built'],
  'grade unknown': Object.keys(policies),
  'wrong model': ['staircase, halving', 'Elo adaptive', 'EAP adaptive', 'EAP as built'],
}

/** Figures of one row of the table. */
export interface Row {
  readonly condition: Condition
  readonly name: string
  readonly figures: LevellingFigures
}

/** The comparison of the design, on a theme as it has one: even difficulties, four focus areas, half of the questions chosen. */
export function comparePolicies(students: number): Row[] {
  return Object.entries(compared).flatMap(([condition, names]) =>
    names.map((name) => {
      const policy = policies[name]
      if (policy === undefined) throw new RangeError(`there is no policy ${name}`)
      const world = {
        policy,
        condition: condition as Condition,
        grades: [1, 12] as const,
        groupOf: (item: { area?: string }, asked: number) => item.area ?? `area ${asked % 4}`,
        stream: `levelling ${condition} ${name}`,
      }
      return { condition: condition as Condition, name, figures: simulateLevelling(world, students) }
    }),
  )
}

/** The product's evaluation on the real levels of every theme, with students of its grades whose topics differ by 0.6 grades. */
export function simulateThemes(students: number, condition: Condition): Row[] {
  return themes.map((theme) => {
    const candidates = evaluationCandidates(theme.themeCode, isReady)
    const world = {
      policy: asBuilt(candidates),
      condition,
      grades: [theme.lowestGradeLevel, theme.highestGradeLevel] as const,
      groupOf: (item: { topicCodeLevel?: string }) => topicLevel(item.topicCodeLevel ?? '')?.topicCode ?? '',
      whenUnknown: evaluationPrior(emptyLearner(null), theme.themeCode),
      stream: `levelling ${theme.themeCode}`,
    }
    return { condition, name: theme.themeCode, figures: simulateLevelling(world, students) }
  })
}

const percent = (share: number): string => `${Math.round(100 * share)} %`

/** One row in words. */
export function rowLine({ name, figures }: Row): string {
  const errors = figures.errors.map((error) => error.toFixed(2)).join(' ')
  const bands = figures.byGrades.map((error) => (Number.isNaN(error) ? '   -' : error.toFixed(2))).join(' ')
  const covered = figures.covered === null ? 'no band' : `80 % band covers ${percent(figures.covered)}`
  const { half, one } = figures.within
  return `  ${name.padEnd(30)} ${errors} | within 0.5: ${percent(half)}, 1: ${percent(one)} | by grades ${bands} | ${figures.questions.toFixed(1)} questions, ${percent(figures.right)} right | ${covered}`
}
