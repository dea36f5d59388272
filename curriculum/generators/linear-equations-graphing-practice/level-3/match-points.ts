import { task, type LevelTask } from '../../../tasks/task.ts'
import { item, match } from '../../../values/items.ts'
import { rational } from '../../../values/rational.ts'
import { nextStep } from '../../wrong-answer.ts'
import { lineLatex } from '../line-drawings.ts'
import { divisorOf } from '../divisor.ts'
import type { Chance } from '../../../chance.ts'
import type { Item, Match } from '../../../values/values.ts'

/** One of three lines: intercept, and a slope in lowest terms. */
interface Lined {
  readonly rise: number
  readonly run: number
  readonly b: number
}

export interface Three {
  readonly lines: readonly Lined[]
}

const equationOf = ({ rise, run, b }: Lined): string => `\\(${lineLatex(rational(rise, run), b)}\\)`
const pointsOf = ({ rise, run, b }: Lined): string => `through \\((0, ${b})\\) and \\((${run}, ${b + rise})\\)`
const left = (line: Lined): Item => item(`equation ${line.rise} ${line.run} ${line.b}`, equationOf(line))
const right = (line: Lined): Item => item(`points ${line.rise} ${line.run} ${line.b}`, pointsOf(line))
const paired = (p: Three): Match => match(p.lines.map((line) => [left(line), right(line)] as const))

/** Three lines: two share an intercept, and the third has the opposite one, so that slope and intercept both have to be looked at. */
function params(chance: Chance, difficulty: number): Three {
  const rise = chance.int(1, 6)
  const run = chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(3 * difficulty))
  const b = chance.int(1, 8)
  return {
    lines: [
      { rise, run, b },
      { rise: -rise, run, b },
      { rise: (chance.happens(0.5) ? 1 : -1) * chance.int(1, 6), run, b: -b },
    ],
  }
}

/** Match equations with points of their lines. */
export const matchPoints: LevelTask = task<Three>({
  id: 'match_points',
  kind: 'order',
  version: 1,
  form: 'matching',
  params,
  reject: (p) => {
    const [first] = p.lines
    if (first === undefined || p.lines.some(({ rise, run }) => divisorOf(rise, run) !== 1))
      return 'a slope that hides rise and run'
    return first.rise === first.b || 2 * first.b === first.rise ? 'a point on an axis' : null
  },
  note: (p) => p.lines.map(({ rise, run, b }) => `${rise} ${run} ${b}`).join(', '),
  prompt: (_, words) => ({
    text: words.pick([
      'Match each equation with two points of its line.',
      'Which points belong to which line? Match them.',
      'Match each line with the points that it goes through.',
    ]),
  }),
  answer: paired,
  items: (p) => p.lines.flatMap((line) => [left(line), right(line)]),
  distractors: () => [],
  hints: () => [
    { text: 'Where does each line cross the \\(y\\)-axis?' },
    { text: 'Two lines cross it at the same place. Does each of them rise or fall?' },
  ],
  solution: (p) => [
    nextStep('Look for the point with \\(x = 0\\): its \\(y\\) is the number that stands alone.'),
    nextStep('A positive slope rises to the right, a negative one falls.'),
    nextStep(p.lines.map((line) => `${equationOf(line)} goes ${pointsOf(line)}.`).join(' '), undefined, paired(p)),
  ],
  load: (p) => p.lines.reduce((sum, { rise, run, b }) => sum + 4 * run + (Math.abs(rise) + Math.abs(b)) / 6, 0),
})
