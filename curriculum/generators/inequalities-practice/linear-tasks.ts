import { findError, type Slip } from '../../tasks/find-error.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { line, rightOf, signLatex, turned, type Params, type Sign } from './linear-inequality.ts'
import { drawSolutions, testNumbers, type Relation } from './solution-tasks.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

const leftAt = (p: Params, x: number): number => p.a * x + p.b
const rightAt = (p: Params, x: number): number => p.c * x + rightOf(p)

/** A linear inequality, on one side or on both. */
const relation: Relation<Params> = {
  line,
  letter: (p) => p.letter,
  ends: (p) => [p.x],
  put: (p, x) => `${leftAt(p, x)} ${signLatex[p.sign]} ${rightAt(p, x)}`,
  holds: (p, x) => {
    const [left, right] = [leftAt(p, x), rightAt(p, x)]
    return left === right ? p.sign.length === 2 : p.sign.startsWith('<') ? left < right : left > right
  },
}

/** The given inequality and three lines below it; empty where there is nothing to move. */
export function linearWork(p: Params, slip: string | null): readonly RichText[] {
  if (p.b === 0) return []
  const more = slip === 'other way' ? p.a + p.c : p.a - p.c
  if (more === 0 || Math.abs(more) === 1 || (slip === 'other way' && p.c === 0)) return []
  const moved = (slip === 'undo' ? rightOf(p) + p.b : rightOf(p) - p.b) + (slip === 'sum' ? Math.abs(more) : 0)
  const found = moved / more
  if (!Number.isInteger(found)) return []
  const keeps: Sign = more < 0 ? turned[p.sign] : p.sign
  const end = slip === 'sign' ? turned[keeps] : keeps
  const text = (left: string, sign: Sign, right: string | number): RichText =>
    `\\(${left} ${signLatex[sign]} ${right}\\)`
  const unsolved = polynomialLatex([more, 0], p.letter)
  const change = (slip === 'undo' ? p.b : -p.b) < 0 ? `- ${Math.abs(p.b)}` : `+ ${Math.abs(p.b)}`
  return [
    p.c === 0 ? `\\(${line(p)}\\)` : text(polynomialLatex([more, p.b], p.letter), p.sign, rightOf(p)),
    text(unsolved, p.sign, `${rightOf(p)} ${change}`),
    text(unsolved, p.sign, moved),
    text(p.letter, end, found),
  ]
}

const slips: readonly Slip<Params>[] = [
  {
    id: 'sign',
    why: (p) =>
      p.a - p.c < 0
        ? `Both sides are divided by \\(${p.a - p.c}\\), which is negative, so the inequality sign turns around.`
        : `Both sides are divided by \\(${p.a - p.c}\\), which is positive, so the inequality sign stays.`,
  },
  {
    id: 'undo',
    why: (p) =>
      `To leave the term with \\(${p.letter}\\) alone, the opposite of \\(${p.b < 0 ? '-' : '+'} ${Math.abs(p.b)}\\) is done on both sides.`,
  },
  {
    id: 'sum',
    why: (p) => `\\(${rightOf(p)} ${p.b < 0 ? '+' : '-'} ${Math.abs(p.b)}\\) is \\(${rightOf(p) - p.b}\\).`,
  },
  {
    id: 'other way',
    why: (p) =>
      `The terms with \\(${p.letter}\\) make \\(${polynomialLatex([p.a - p.c, 0], p.letter)}\\) on the left side.`,
  },
]

/** What linear inequalities ask beside solving them: drawing, testing, and finding a mistake in the work for `worked`. */
export const linearTasks = (base: TopicLevel<Params>, worked = base): readonly LevelTask[] => [
  drawSolutions(base, relation),
  testNumbers(base, relation),
  findError(worked, {
    id: 'wrong_line',
    version: 1,
    task: (p) => `the solution of \\(${line(p)}\\)`,
    work: linearWork,
    carries: true,
    slips,
    hint: 'Compare each line with the one above it. When does the inequality sign turn around?',
    mend: (p) => ({
      heading: 'Solve it without the mistake.',
      form: 'inequality',
      answer: base.answer(p),
      widget: base.widget?.(p, 'inequality') ?? {},
      distractors: base.distractors(p),
    }),
  }),
]
