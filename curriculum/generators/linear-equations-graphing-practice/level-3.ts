import { negateRational, rational, reciprocalOfRational } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { drawingGrid, lineGrid, lineLatex, lineOf } from './line-drawings.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

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

function told(p: Params): { readonly text: string; readonly latex?: string } {
  if (p.kind === 'equation')
    return { text: 'Draw the line with this equation, or choose it.', latex: lineLatex(m(p), p.b) }
  if (p.kind === 'table') {
    const [[x1, y1], [x2, y2]] = [at(p, 0), at(p, 1)]
    return {
      text: `A table of a line says: at \\(x = ${x1}\\), \\(y = ${y1}\\); at \\(x = ${x2}\\), \\(y = ${y2}\\). Which line is it?`,
    }
  }
  return {
    text: `A plant box holds ${p.b} ${p.b === 1 ? 'liter' : 'liters'} of water. Each hour it ${p.rise > 0 ? 'gains' : 'loses'} ${Math.abs(p.rise)} ${Math.abs(p.rise) === 1 ? 'liter' : 'liters'}. Which line shows \\(y\\) liters after \\(x\\) hours?`,
  }
}

/** Graph a line from its equation, a table or a story (8.F.B.4). */
export const level: TopicLevel<Params> = {
  key: 'linear_equations_graphing_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.rise} ${p.run} ${p.b}`,
  prompt: told,
  answer: (p) => lineOf(m(p), p.b),
  forms: ['graph_line', 'choice'],
  widget: () => ({ grid: drawingGrid }),
  distractors: (p) => [
    wrongAnswer(lineOf(reciprocalOfRational(m(p)), p.b), 'slope_run_over_rise', 'The slope is rise over run.'),
    wrongAnswer(lineOf(p.b, m(p)), 'intercept_swap', `The line meets the \\(y\\)-axis at \\(${p.b}\\).`),
    wrongAnswer(
      lineOf(negateRational(m(p)), p.b),
      'slip_sign',
      p.rise < 0 ? 'The line falls, so the slope is negative.' : 'The line rises, so the slope is positive.',
    ),
    wrongAnswer(lineOf(m(p), p.b + 1), 'slip_off_by_one', `At \\(x = 0\\) the height is \\(${p.b}\\).`),
    wrongAnswer(lineOf(m(p), -p.b), 'reversal_error', `At \\(x = 0\\) the height is \\(${p.b}\\).`),
  ],
  hints: (p) => [
    { text: 'Where does the line meet the y-axis? Start there.' },
    { text: `It starts at height \\(${p.b}\\). How does it go on?` },
    { text: `From \\((0, ${p.b})\\) go ${p.run} across and ${Math.abs(p.rise)} ${p.rise < 0 ? 'down' : 'up'}.` },
  ],
  solution: (p) => [
    nextStep(`At \\(x = 0\\) the height is \\(${p.b}\\).`, `(0, ${p.b})`),
    nextStep(
      `The slope is \\(${rationalLatex(m(p))}\\): go ${p.run} across and ${Math.abs(p.rise)} ${p.rise < 0 ? 'down' : 'up'}.`,
      `(${at(p, 1).join(', ')})`,
    ),
    nextStep(
      'Draw the line through both points.',
      lineLatex(m(p), p.b),
      lineOf(m(p), p.b),
      lineGrid([at(p, 0), at(p, 1)], true),
    ),
  ],
  figure: (_, form) => (form === 'graph_line' ? null : lineGrid()),
  load: (p) => (p.kind === 'story' ? 8 : p.run * 2 + (p.kind === 'table' ? 1 : 0)) + Math.abs(p.rise) / 6,
}
