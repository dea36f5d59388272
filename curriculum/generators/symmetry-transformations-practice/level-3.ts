import { transformationGrid } from '../../figures/transformation-grid.ts'
import { point } from '../../values/point.ts'
import { toldBy } from '../telling.ts'
import { movedBy, moveRule, moveWords, nonZero } from './grid-moves.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Spot } from './grid-moves.ts'

/** The corner P goes to P + (a, b). 'apply' asks for the image of P, 'rule' for (a, b), 'carry' for the image of another corner Q. */
export interface Params {
  readonly asked: 'apply' | 'rule' | 'carry'
  readonly p: Spot
  readonly q: Spot
  readonly r: Spot
  readonly a: number
  readonly b: number
}

const size = 8

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const most = 3 + Math.round(4 * difficulty)
  const corner = (): Spot => [chance.int(-6, 6), chance.int(-6, 6)]
  return {
    asked: stage < 0.35 ? 'apply' : stage < 0.7 ? 'rule' : 'carry',
    p: corner(),
    q: corner(),
    r: corner(),
    a: nonZero(chance, most),
    b: nonZero(chance, most),
  }
}

const move = (p: Params) => ({ kind: 'slide', a: p.a, b: p.b }) as const
const image = (p: Params, s: Spot): Spot => movedBy(move(p), s)
const text = ([x, y]: Spot): string => `(${x}, ${y})`
const answer = (p: Params): Spot =>
  p.asked === 'apply' ? image(p, p.p) : p.asked === 'rule' ? [p.a, p.b] : image(p, p.q)

function reject(p: Params): string | null {
  const all = [p.p, p.q, p.r]
  if ([...all, ...all.map((s) => image(p, s))].some(([x, y]) => Math.abs(x) > size || Math.abs(y) > size))
    return 'off the grid'
  const area = Math.abs((p.q[0] - p.p[0]) * (p.r[1] - p.p[1]) - (p.r[0] - p.p[0]) * (p.q[1] - p.p[1]))
  if (area < 4 || area > 30) return 'too thin or too large'
  if (p.a === p.b || p.a === -p.b || p.p[0] === p.p[1]) return 'numbers alike'
  const [x, y] = answer(p)
  return x === y ? 'numbers alike' : null
}

function tell(p: Params): Telling {
  const to = image(p, p.p)
  const [x, y] = answer(p)
  const from = p.asked === 'carry' ? p.q : p.p
  const given = p.asked === 'apply' ? `\\(${moveRule(move(p)).latex}\\)` : ''
  const shift = `${p.a} \\text{ across} \\qquad ${p.b} \\text{ up}`
  const reversed = [
    point(y, x),
    'reversed_order',
    'The two numbers changed places. Across comes first, then up.',
  ] as const
  const wrong: Telling['wrong'] =
    p.asked === 'rule'
      ? [
          [point(-p.a, -p.b), 'wrong_operation', 'That leads from the image back. Start at \\(P\\).'],
          reversed,
          [point(p.a, -p.b), 'slip_sign', 'Look once more: does it go up or down?'],
          [point(...to), 'looks_alike', 'That is the image of \\(P\\). Find the steps from \\(P\\) to its image.'],
        ]
      : [
          [
            point(from[0] - p.a, from[1] - p.b),
            'wrong_operation',
            'That goes the opposite way. Follow the direction of the move.',
          ],
          reversed,
          [
            point(from[0] + p.a, from[1]),
            'stops_early',
            `You moved the point across, but not ${p.b > 0 ? 'up' : 'down'}. Make both moves.`,
          ],
          [
            point(from[0] + p.b, from[1] + p.a),
            'looks_alike',
            'Across changes the first coordinate, up and down the second.',
          ],
        ]
  return {
    ask:
      p.asked === 'apply'
        ? [
            `A triangle is translated by the rule ${given}. Where is the image of the corner \\(P\\) at \\(${text(p.p)}\\)?`,
            `Use the rule ${given}. Find the image of \\(P\\) at \\(${text(p.p)}\\).`,
          ]
        : p.asked === 'rule'
          ? [
              `A translation takes \\(P\\) at \\(${text(p.p)}\\) to \\(${text(to)}\\). Its rule is \\((x, y) \\to (x + a, y + b)\\). What is \\((a, b)\\)?`,
            ]
          : [
              `A translation takes \\(P\\) at \\(${text(p.p)}\\) to \\(${text(to)}\\). Where does it take \\(Q\\) at \\(${text(p.q)}\\)?`,
            ],
    answer: point(x, y),
    wrong,
    hints:
      p.asked === 'apply'
        ? [
            'The rule says what happens to each coordinate.',
            `The first coordinate is ${p.p[0]}. What does the rule do with it?`,
            `Work out \\(${p.p[0]} + (${p.a})\\) and \\(${p.p[1]} + (${p.b})\\).`,
          ]
        : [
            'How many steps across, and how many up, from \\(P\\) to its image?',
            `Across: from ${p.p[0]} to ${to[0]}. Up: from ${p.p[1]} to ${to[1]}. Steps down count as negative.`,
            p.asked === 'rule'
              ? 'Write the steps across first.'
              : 'All corners make the same steps. Make them from \\(Q\\).',
          ],
    steps:
      p.asked === 'apply'
        ? [
            ['The rule says what is added to each coordinate.', moveRule(move(p)).latex],
            ['Put in the coordinates of \\(P\\).', `${text(p.p)} \\to ${text(to)}`],
          ]
        : [
            [
              'Find the steps from \\(P\\) to its image.',
              `${to[0]} - (${p.p[0]}) = ${p.a} \\qquad ${to[1]} - (${p.p[1]}) = ${p.b}`,
            ],
            ...(p.asked === 'rule'
              ? ([['So these are the numbers of the rule.', `(a, b) = ${text([p.a, p.b])}`]] as const)
              : ([
                  ['Every corner makes the same steps.', shift],
                  ['Make them from \\(Q\\).', `${text(p.q)} \\to ${text([x, y])}`],
                ] as const)),
          ],
  }
}

function picture(p: Params): Figure {
  const axis = { min: -size, max: size }
  const to = image(p, p.p)
  const arrow = p.asked === 'apply' ? {} : { shift: { from: p.p, to } }
  const told = `A triangle with corners P ${text(p.p)}, Q ${text(p.q)} and R ${text(p.r)}.`
  return transformationGrid(
    { x: axis, y: axis, figure: [p.p, p.q, p.r], names: ['P', 'Q', 'R'], ...arrow },
    { alt: `${told}${p.asked === 'apply' ? '' : ` An arrow goes from P to ${text(to)}.`}`.replaceAll('-', '−') },
  )
}

/** Slide figures and write the rule (8.G.A.1, 8.G.A.3). */
export const level: TopicLevel<Params> = {
  key: 'symmetry_transformations_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.asked} ${text(p.p)} ${p.asked === 'carry' ? text(p.q) : ''} ${moveWords(move(p))}`,
  ...toldBy(tell, picture),
  forms: ['coordinate', 'choice'],
  figure: picture,
  load: (p) => ({ apply: 0, rule: 1, carry: 2 })[p.asked] * 4 + (Math.abs(p.a) + Math.abs(p.b)) / 4,
}
