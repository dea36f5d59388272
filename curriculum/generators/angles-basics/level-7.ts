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
  corresponding: 'Corresponding angles formed by parallel lines are congruent.',
  'alternate interior': 'Alternate interior angles formed by parallel lines are congruent.',
  'alternate exterior': 'Alternate exterior angles formed by parallel lines are congruent.',
  'same-side interior': 'Same-side interior angles formed by parallel lines have a sum of 180 degrees.',
  'same-side exterior': 'Same-side exterior angles formed by parallel lines have a sum of 180 degrees.',
  mixed:
    'The corresponding angle at the other intersection is congruent. It and the angle next to it have a sum of 180 degrees.',
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
    ? [['So the two angles have equal measures.', `${label(p)} = ${known}`]]
    : [
        [
          'So subtract from 180 degrees to find the other angle.',
          p.k === 0 ? `x = 180 - ${known} = ${size}` : `${label(p)} = 180 - ${known} = ${size}`,
        ],
      ]
  const rules = { unit: 'degrees', variable: 'x' }
  if (p.k === 0)
    return {
      ask: [
        `The two lines are parallel. One angle measures \\(${known}^\\circ\\). Find \\(x\\).`,
        'The arrows mark parallel lines. What is the value of \\(x\\)?',
        `A transversal crosses two parallel lines. Use the \\(${known}^\\circ\\) angle to find \\(x\\).`,
        'Find the measure \\(x\\) of the marked angle. The two lines are parallel.',
      ],
      answer: size,
      wrong: [
        [
          other,
          'all_angles_equal',
          same(p)
            ? `You subtracted from 180. These two angles both measure \\(${known}^\\circ\\).`
            : `These two angles are not congruent. Subtract ${known} from 180.`,
        ],
        [Math.abs(90 - known), 'wrong_operation', `You used 90 and ${known}. There is no right angle in this figure.`],
        [
          360 - known,
          'looks_alike',
          `You subtracted ${known} from 360. Two adjacent angles on a line make 180 degrees.`,
        ],
        [size + 10, 'near', `Check whether the angle is acute or obtuse, then compare it with \\(${known}^\\circ\\).`],
      ],
      hints: [
        `Is \\(x\\) acute or obtuse? Compare it with \\(${known}^\\circ\\).`,
        'The four angles at one intersection match the four at the other.',
        reason,
      ],
      steps: [[reason], ...find],
      rules,
    }
  return {
    ask: [
      `The two lines are parallel. The marked angles measure \\(${known}^\\circ\\) and \\((${label(p)})^\\circ\\). Find \\(x\\).`,
      'The arrows mark parallel lines. Write and solve an equation to find \\(x\\).',
      'A transversal crosses two parallel lines. What is the value of \\(x\\)?',
      'Solve for \\(x\\). The two lines are parallel.',
    ],
    answer: value,
    wrong: [
      ...(Number.isInteger(byOther) && byOther > 0
        ? ([
            [
              byOther,
              'all_angles_equal',
              same(p)
                ? `You subtracted from 180. These two angles both measure \\(${known}^\\circ\\).`
                : `These two angles are not congruent. Subtract ${known} from 180.`,
            ],
          ] as const)
        : []),
      [size, 'stops_early', `That is the measure of the angle \\((${label(p)})^\\circ\\). Solve for \\(x\\).`],
      [size - p.n, 'stops_early', `That is \\(${p.k}x\\). Divide by ${p.k}.`],
      [known, 'looks_alike', `That is the given angle. Write an equation with \\(${label(p)}\\).`],
      [value + 1, 'slip_off_by_one', `Check: substitute your value into \\(${label(p)}\\). It must give ${size}.`],
    ],
    hints: [
      'Are the two angles congruent, or is their sum 180 degrees?',
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
  /** x is an angle only where it stands alone at one: in (4x + 10)° it is a number. */
  widget: (p, form) => (p.k > 0 && form === 'angle' ? { after: '' } : {}),
  figure: picture,
  load: (p) => (p.k > 0 ? 10 : 0) + (same(p) ? 0 : 0.5),
}
