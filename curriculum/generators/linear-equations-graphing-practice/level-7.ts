import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Sign = '<' | '<=' | '>' | '>='

/** y (sign) rise/run x + start, as it is shaded; `moved` writes it with all letters on the left. */
export interface Params {
  readonly rise: number
  readonly run: number
  readonly start: number
  readonly sign: Sign
  readonly moved: boolean
}

const signLatex: Readonly<Record<Sign, string>> = { '<': '<', '<=': '\\le', '>': '>', '>=': '\\ge' }
const opposite: Readonly<Record<Sign, Sign>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }
const otherEdge: Readonly<Record<Sign, Sign>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

function params(chance: Chance, difficulty: number): Params {
  const negative = (share: number): number => (chance.happens(share) ? -1 : 1)
  return {
    rise: chance.int(1, 5) * negative(0.2 + 0.4 * difficulty),
    run: chance.int(1, difficulty < 0.35 ? 2 : 3),
    start: chance.int(1, 7) * negative(0.4),
    sign: chance.pick(['<', '<=', '>', '>='] as const),
    moved: chance.happens(1.4 * difficulty - 0.4),
  }
}

function slopeTimesX(rise: number, run: number): string {
  const minus = rise < 0 ? '-' : ''
  if (run === 1) return `${minus}${Math.abs(rise) === 1 ? '' : Math.abs(rise)}x`
  return `${minus}\\frac{${Math.abs(rise)}}{${run}}x`
}

/** The inequality as it is written: solved for y, or run y - rise x (sign) run start. */
export function written(p: Params): string {
  const sign = signLatex[p.sign]
  if (!p.moved) return `y ${sign} ${slopeTimesX(p.rise, p.run)} ${p.start < 0 ? '-' : '+'} ${Math.abs(p.start)}`
  const x = `${p.rise > 0 ? '-' : ''}${Math.abs(p.rise) === 1 ? '' : Math.abs(p.rise)}x`
  return `${x} + ${p.run === 1 ? '' : p.run}y ${sign} ${p.run * p.start}`
}

const named = (p: Params): Item => item(written(p), `\\(${written(p)}\\)`)

function reject(p: Params): string | null {
  if (p.run > 1 && gcd(p.rise, p.run) > 1) return 'not in lowest terms'
  if (Math.abs(p.rise) === p.run) return 'rise and run alike'
  return Math.abs(p.start) === Math.abs(p.rise) ? 'slope and start alike' : null
}

function tell(p: Params): Telling {
  const above = p.sign.startsWith('>')
  const solid = p.sign.endsWith('=')
  const line = `y = ${slopeTimesX(p.rise, p.run)} ${p.start < 0 ? '-' : '+'} ${Math.abs(p.start)}`
  return {
    ask: [
      'Which inequality does the graph show?',
      'The solutions are shaded. Which inequality is graphed?',
      'Which inequality has the shaded region as its solutions?',
      'Choose the inequality whose solutions are shaded.',
    ],
    answer: named(p),
    wrong: [
      [
        named({ ...p, sign: opposite[p.sign] }),
        'reversal_error',
        `The part ${above ? 'above' : 'below'} the line is shaded, where \\(y\\) is ${above ? 'greater' : 'less'}.`,
      ],
      [
        named({ ...p, rise: Math.sign(p.rise) * p.run, run: Math.abs(p.rise) }),
        'slope_run_over_rise',
        'The slope is rise over run, not run over rise.',
      ],
      [
        named({ ...p, sign: otherEdge[p.sign] }),
        'looks_alike',
        `The edge is ${solid ? 'solid, so its points are solutions too' : 'dashed, so its points are not solutions'}.`,
      ],
      [named({ ...p, rise: -p.rise }), 'looks_alike', `From left to right the edge ${p.rise > 0 ? 'rises' : 'falls'}.`],
    ],
    hints: [
      'First find the boundary line, then the side that is shaded.',
      `The edge meets the \\(y\\)-axis at \\(${p.start}\\). It goes \\(${Math.abs(p.rise)}\\) ${p.rise > 0 ? 'up' : 'down'} for \\(${p.run}\\) across.`,
      `A dashed edge means \\(<\\) or \\(>\\), a solid edge \\(\\le\\) or \\(\\ge\\). Which side is shaded?`,
    ],
    steps: [
      ['Read the boundary line: its \\(y\\)-intercept and its slope.', line],
      [
        `The part ${above ? 'above' : 'below'} is shaded and the edge is ${solid ? 'solid' : 'dashed'}.`,
        written({ ...p, moved: false }),
      ],
      ...(p.moved ? [['Bring both variables to one side.', written(p)] as const] : []),
    ],
  }
}

const picture = (p: Params): Figure =>
  coordinateGrid({
    x: { min: -8, max: 8, step: 1, numberStep: 2 },
    y: { min: -8, max: 8, step: 1, numberStep: 2 },
    halfPlanes: [{ a: -p.rise, b: p.run, sign: p.sign, c: p.run * p.start }],
  })

/** Match a shaded half-plane with its inequality (HSA-REI.D.12). */
export const level: TopicLevel<Params> = {
  key: 'linear_equations_graphing_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => written(p),
  ...toldBy(tell),
  forms: ['choice'],
  formsLeftOut: { graph_line: 'the solutions are half of the plane, which no line alone shows' },
  figure: picture,
  load: (p) => (p.moved ? 4 : 0) + p.run + (p.rise < 0 ? 1 : 0),
}
