import { angle } from '../../figures/angle.ts'
import { signed } from '../../notation/number-latex.ts'
import { toldBy } from '../telling.ts'
import type { TransversalPlace } from '../../figures/angle.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/**
 * Two parallel lines and a line across them that rises at `degrees`. The angle at place `given` is known, that at `asked` is x;
 * where `k` is above 0 the asked angle is written k x + n and its size is asked for through the given one.
 */
export interface Params {
  readonly degrees: number
  readonly given: TransversalPlace
  readonly asked: TransversalPlace
  readonly k: number
  readonly n: number
}

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const

function params(chance: Chance, difficulty: number): Params {
  const [given, asked] = chance.sample(places, 2) as [TransversalPlace, TransversalPlace]
  const degrees = chance.happens(0.5) ? chance.int(38, 82) : chance.int(98, 142)
  const hard = chance.happens(1.6 * difficulty - 0.35)
  if (!hard) return { degrees, given, asked, k: 0, n: 0 }
  const k = chance.int(2, 5)
  const size = asked % 2 === 0 ? degrees : 180 - degrees
  const x = Math.round((size - chance.int(-15, 25)) / k)
  return { degrees, given, asked, k, n: size - k * x }
}

/** Places with an even number hold the angle that the line rises at, the others what is left of a straight line. */
const at = (p: Params, place: TransversalPlace): number => (place % 2 === 0 ? p.degrees : 180 - p.degrees)
const same = (p: Params): boolean => (p.given - p.asked) % 2 === 0
const x = (p: Params): number => (p.k === 0 ? at(p, p.asked) : (at(p, p.asked) - p.n) / p.k)

function reject(p: Params): string | null {
  if (p.given <= 4 === p.asked <= 4) return 'both at one crossing'
  if (p.k > 0 && (p.n === 0 || !Number.isInteger(x(p)) || x(p) < 4)) return 'no whole solution'
  return null
}

type Relation =
  | 'corresponding'
  | 'alternate interior'
  | 'alternate exterior'
  | 'same-side interior'
  | 'same-side exterior'
  | 'mixed'

const isInside = (place: TransversalPlace): boolean => place === 3 || place === 4 || place === 5 || place === 6
/** On the left of the crossing line at places 1, 4, 5 and 8. */
const isLeft = (place: TransversalPlace): boolean => place % 4 === 1 || place % 4 === 0

function relation({ given, asked }: Params): Relation {
  if (Math.abs(given - asked) === 4) return 'corresponding'
  if (isInside(given) !== isInside(asked)) return 'mixed'
  const where = isInside(given) ? 'interior' : 'exterior'
  return `${isLeft(given) === isLeft(asked) ? 'same-side' : 'alternate'} ${where}`
}

const reasons: Readonly<Record<Relation, string>> = {
  corresponding: 'Corresponding angles at parallel lines are equal.',
  'alternate interior': 'Alternate interior angles at parallel lines are equal.',
  'alternate exterior': 'Alternate exterior angles at parallel lines are equal.',
  'same-side interior': 'Same-side interior angles at parallel lines make 180 degrees.',
  'same-side exterior': 'Same-side exterior angles at parallel lines make 180 degrees.',
  mixed: 'The angle in the same place at the other crossing is equal. The one beside it fills up to 180 degrees.',
}

const label = (p: Params): string => (p.k === 0 ? 'x' : `${p.k}x ${signed(p.n)}`)

function tell(p: Params): Telling {
  const known = at(p, p.given)
  const size = at(p, p.asked)
  const value = x(p)
  const reason = reasons[relation(p)]
  const other = 180 - size
  const byOther = p.k === 0 ? other : (other - p.n) / p.k
  const find: readonly (readonly [string, string])[] = same(p)
    ? [['So both angles are equal.', `${label(p)} = ${known}`]]
    : [
        [
          'So subtract from 180 degrees.',
          p.k === 0 ? `x = 180 - ${known} = ${size}` : `${label(p)} = 180 - ${known} = ${size}`,
        ],
      ]
  const rules = { unit: 'degrees', variable: 'x' }
  if (p.k === 0)
    return {
      ask: [
        `The two lines are parallel. One angle is \\(${known}^\\circ\\). Find \\(x\\).`,
        'The arrows mark parallel lines. How large is \\(x\\)?',
      ],
      answer: size,
      wrong: [
        [
          other,
          'all_angles_equal',
          same(p)
            ? 'These two angles are equal. They do not make a straight line.'
            : 'These two angles are not equal. Together they make 180 degrees.',
        ],
        [Math.abs(90 - known), 'wrong_operation', 'There is no right angle here.'],
        [360 - known, 'looks_alike', 'That is the rest of a full turn.'],
        [size + 10, 'near', 'Compare: is the angle acute or obtuse?'],
      ],
      hints: [
        'Is the angle acute or obtuse? Compare it with the one that you know.',
        'At both crossings the four angles are the same.',
        reason,
      ],
      steps: [[reason], ...find],
      rules,
    }
  return {
    ask: [
      `The two lines are parallel. One angle is \\(${known}^\\circ\\), another is \\((${label(p)})^\\circ\\). Find \\(x\\).`,
    ],
    answer: value,
    wrong: [
      ...(Number.isInteger(byOther) && byOther > 0
        ? ([
            [
              byOther,
              'all_angles_equal',
              same(p)
                ? 'These two angles are equal. They do not make a straight line.'
                : 'These two angles are not equal. Together they make 180 degrees.',
            ],
          ] as const)
        : []),
      [size, 'stops_early', `That is the whole angle. Solve for \\(x\\).`],
      [size - p.n, 'stops_early', `That is \\(${p.k}x\\). Divide by ${p.k}.`],
      [known, 'given_number', 'That is the angle that is given.'],
      [value + 1, 'slip_off_by_one', 'Very close. Put your value into the angle.'],
    ],
    hints: [
      'Are the two angles equal, or do they make 180 degrees together?',
      reason,
      same(p) ? `Solve \\(${label(p)} = ${known}\\).` : `Solve \\(${label(p)} + ${known} = 180\\).`,
    ],
    steps: [
      [reason],
      ...find,
      [
        `${p.n < 0 ? `Add ${-p.n}` : `Subtract ${p.n}`}, then divide by ${p.k}.`,
        `${p.k}x = ${size - p.n} \\qquad x = ${value}`,
      ],
    ],
    rules: { variable: 'x' },
  }
}

const picture = (p: Params): Figure =>
  angle({ kind: 'transversal', degrees: p.degrees, labels: { [p.given]: `${at(p, p.given)}°`, [p.asked]: label(p) } })

/** Use angles made by a line across two parallel lines (8.G.A.5). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/7',
  version: 2,
  params,
  reject,
  note: (p) => `${p.degrees} ${p.given} ${p.asked} ${p.k} ${p.n}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => (p.k > 0 ? 10 : 0) + (same(p) ? 0 : 0.5),
}
