import { negateRational, rational, reciprocalOfRational } from '../../../values/rational.ts'
import { rationalLatex } from '../../../notation/number-latex.ts'
import { table } from '../../../figures/table.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { drawingGrid, lineGrid, lineLatex, lineOf } from '../line-drawings.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** The line y = rise/run x + b, given by equation, by two rows of a table, or by a story. */
export interface Params {
  readonly kind: 'equation' | 'table' | 'story'
  readonly rise: number
  readonly run: number
  readonly b: number
}

const m = (p: Params) => rational(p.rise, p.run)
const at = (p: Params, steps: number): readonly [number, number] => [p.run * steps, p.b + p.rise * steps]

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.5 * difficulty - 0.05) ? 'story' : chance.pick(['equation', 'table'] as const)
  const size = chance.int(1, 6)
  return {
    kind,
    rise: chance.happens(0.4) ? -size : size,
    run: kind === 'story' ? 1 : chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(3 * difficulty)),
    b: chance.int(-8, 8),
  }
}

function reject(p: Params): string | null {
  if (p.b === 0 || Number(m(p).d) !== p.run) return 'a special line'
  if (Math.abs(p.rise) === p.run && p.run === 1 && p.kind === 'equation') return null
  return Math.abs(at(p, 1)[1]) > 8 || (p.kind === 'story' && (p.b < 1 || p.b + p.rise < 0)) ? 'off the grid' : null
}

const liters = (n: number): string => countNoun(n, 'liter')

function told(p: Params, words: Chance): { readonly text: string; readonly latex?: string } {
  if (p.kind === 'equation')
    return {
      text: words.pick(['Graph the line.', 'Graph the equation.', 'Graph the line with this equation.']),
      latex: lineLatex(m(p), p.b),
    }
  if (p.kind === 'table')
    return {
      text: words.pick([
        'The table shows two points of a line. Graph the line.',
        'Graph the line through the two points in the table.',
        'Graph the linear function in the table.',
      ]),
    }
  const change = `${p.rise > 0 ? 'gains' : 'loses'} ${liters(Math.abs(p.rise))}`
  return {
    text: words.pick([
      `A bucket holds ${liters(p.b)} of water. Each minute it ${change}. Graph \\(y\\), the liters of water after \\(x\\) minutes.`,
      `A fish tank holds ${liters(p.b)} of water. Each hour it ${change}. Graph \\(y\\), the liters of water after \\(x\\) hours.`,
    ]),
  }
}

/** The two points as a table. */
const tableOf = (p: Params): Figure =>
  table({
    header: ['x', 'y'],
    rows: [at(p, 0), at(p, 1)].map((point) => point.map((n) => String(n).replace('-', '−'))),
  })

/** Graph a line from its equation, a table or a story (8.F.B.4): as it was asked before the level had tasks. */
export const graphedLine: TopicLevel<Params> = {
  key: 'linear_equations_graphing_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.rise} ${p.run} ${p.b}`,
  prompt: told,
  answer: (p) => lineOf(m(p), p.b),
  forms: ['graph_line', 'choice'],
  widget: () => ({ grid: drawingGrid }),
  distractors: (p) => [
    wrongAnswer(
      lineOf(reciprocalOfRational(m(p)), p.b),
      'slope_run_over_rise',
      `The slope is rise over run: \\(${p.rise}\\) over \\(${p.run}\\).`,
    ),
    wrongAnswer(
      lineOf(p.b, m(p)),
      'intercept_swap',
      `You switched the slope and the \\(y\\)-intercept. The \\(y\\)-intercept is \\(${p.b}\\).`,
    ),
    wrongAnswer(
      lineOf(negateRational(m(p)), p.b),
      'slip_sign',
      p.rise < 0
        ? `The line goes down \\(${-p.rise}\\), so its slope is negative.`
        : `The line goes up \\(${p.rise}\\), so its slope is positive.`,
    ),
    wrongAnswer(
      lineOf(m(p), p.b + 1),
      'slip_off_by_one',
      `Your line crosses the \\(y\\)-axis at \\(${p.b + 1}\\). It should cross at \\(${p.b}\\).`,
    ),
    wrongAnswer(
      lineOf(m(p), -p.b),
      'reversal_error',
      `Your line crosses the \\(y\\)-axis at \\(${-p.b}\\). It should cross at \\(${p.b}\\).`,
    ),
  ],
  hints: (p) => [
    { text: 'Where does the line cross the \\(y\\)-axis?' },
    { text: `The \\(y\\)-intercept is \\(${p.b}\\). What is the slope?` },
    { text: `From \\((0, ${p.b})\\), go ${p.run} to the right and ${Math.abs(p.rise)} ${p.rise < 0 ? 'down' : 'up'}.` },
  ],
  solution: (p) => [
    nextStep(`When \\(x = 0\\), \\(y = ${p.b}\\), so plot the \\(y\\)-intercept.`, `(0, ${p.b})`),
    nextStep(
      `The slope is \\(${rationalLatex(m(p))}\\), so go ${p.run} to the right and ${Math.abs(p.rise)} ${p.rise < 0 ? 'down' : 'up'}.`,
      `(${at(p, 1).join(', ')})`,
    ),
    nextStep(
      'Graph the line through both points.',
      lineLatex(m(p), p.b),
      lineOf(m(p), p.b),
      lineGrid([at(p, 0), at(p, 1)], true),
    ),
  ],
  figure: (p, form) => (p.kind === 'table' ? tableOf(p) : form === 'graph_line' ? null : lineGrid()),
  load: (p) => (p.kind === 'story' ? 8 : p.run * 2 + (p.kind === 'table' ? 1 : 0)) + Math.abs(p.rise) / 6,
}
