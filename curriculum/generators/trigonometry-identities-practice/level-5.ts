import { unitCircle } from '../../figures/unit-circle.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Name = 'sin' | 'cos' | 'tan'

/** arc-f of g of d degrees: the same function, or sine and cosine crossed. */
export interface Params {
  readonly f: Name
  readonly g: Name
  readonly d: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const f = chance.pick(['sin', 'cos', 'tan'] as const)
  if (stage > 0.7)
    return f === 'tan'
      ? { f, g: f, d: chance.int(275, 620) }
      : { f, g: f === 'sin' ? 'cos' : 'sin', d: chance.int(5, 355) }
  if (stage > 0.36) return { f, g: f, d: chance.happens(0.5) ? -chance.int(95, 350) : chance.int(365, 700) }
  return { f, g: f, d: f === 'cos' ? chance.int(182, 355) : chance.int(95, 268) }
}

/** The angle in the range of arc-f whose f is g of d. */
function answer({ f, g, d }: Params): number {
  const at = f === g ? d : 90 - d
  const turn = (((at % 360) + 540) % 360) - 180
  if (f === 'cos') return Math.abs(turn)
  if (f === 'tan') return turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn
  return turn > 90 ? 180 - turn : turn < -90 ? -180 - turn : turn
}

function reject(p: Params): string | null {
  const x = answer(p)
  if (x === p.d || x === 0 || Math.abs(x) === 90 || x === 180 || Math.abs(x) === 45)
    return 'a special angle, or nothing to do'
  return p.f === 'tan' && ((p.d % 90) + 90) % 90 === 0 ? 'no tangent' : null
}

const ranges: Readonly<Record<Name, string>> = {
  sin: 'from \\(-90^\\circ\\) to \\(90^\\circ\\)',
  cos: 'from \\(0^\\circ\\) to \\(180^\\circ\\)',
  tan: 'between \\(-90^\\circ\\) and \\(90^\\circ\\)',
}
const functionNames: Readonly<Record<Name, string>> = { sin: 'sine', cos: 'cosine', tan: 'tangent' }

function tell(p: Params): Telling {
  const { f, g, d } = p
  const x = answer(p)
  const reason = {
    sin: 'Two angles have the same sine when they mirror each other at the \\(y\\)-axis, or differ by full turns.',
    cos: 'Two angles have the same cosine when they mirror each other at the \\(x\\)-axis, or differ by full turns.',
    tan: 'Two angles have the same tangent when they differ by half turns.',
  }[f]
  const around = ((d % 360) + 360) % 360
  return {
    ask: ['Find the value in degrees.', 'Evaluate, in degrees.'],
    latex: `\\${f}^{-1}\\left(\\${g} ${d < 0 ? `(${d}^\\circ)` : `${d}^\\circ`}\\right)`,
    answer: x,
    wrong: [
      [
        d,
        'looks_alike',
        `${f === g ? 'The two functions undo each other only inside the range.' : 'The two functions are not the same.'} The inverse ${functionNames[f]} gives angles ${ranges[f]}.`,
      ],
      [-x, 'slip_sign', 'Check the sign of the value: on which side of the axis does the point lie?'],
      [
        around === x || around === d ? 180 - x : around,
        'looks_alike',
        `Full turns were taken away, but the inverse ${functionNames[f]} gives angles ${ranges[f]}.`,
      ],
      [
        f === 'cos' ? 180 - x : 90 - Math.abs(x),
        'looks_alike',
        f === 'cos'
          ? 'That angle has the opposite cosine.'
          : `That is the complement. Look for the same ${functionNames[f]}.`,
      ],
      [180 - x, 'near', `The inverse ${functionNames[f]} gives angles ${ranges[f]}.`],
    ],
    hints: [
      `Which angles can the inverse ${functionNames[f]} give?`,
      `It gives angles ${ranges[f]}.`,
      f === g
        ? `Which angle in that range has the same ${functionNames[f]} as \\(${d}^\\circ\\)?`
        : `Write \\(\\${g} ${d}^\\circ\\) as a ${functionNames[f]} first: \\(\\${f} (90^\\circ - ${d}^\\circ)\\).`,
    ],
    steps: [
      ...(f === g
        ? []
        : ([
            [
              `Sine and cosine swap when the angle is taken from 90 degrees.`,
              `\\${g} ${d}^\\circ = \\${f} (${90 - d}^\\circ)`,
            ],
          ] as const)),
      [`The inverse ${functionNames[f]} gives angles ${ranges[f]}. ${reason}`],
      [
        `The angle in the range is this one.`,
        `\\${f} (${f === g ? d : 90 - d}^\\circ) = \\${f} (${x}^\\circ) \\qquad x = ${x}^\\circ`,
      ],
    ],
    rules: { unit: 'degrees' },
  }
}

const picture = ({ d }: Params): Figure =>
  unitCircle(
    { angles: [{ degrees: d }], marks: true },
    { alt: `A circle of radius 1 with a ray in the direction of ${d} degrees.`.replace('-', '−') },
  )

/** Evaluate inverse functions with their ranges (HSF-TF.B.6). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_identities_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.f} ${p.g} ${p.d}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'choice'],
  figure: picture,
  load: (p) => (p.f === p.g ? 0 : 6) + (p.d < 0 || p.d > 360 ? 3 : 0),
}
