import { toldBy } from '../telling.ts'
import { drawBroken, fitsGrid } from './broken.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Broken } from './broken.ts'
import type { Telling } from '../telling.ts'

/** A broken graph, and which limit or value at the break is asked for. */
export interface Params extends Broken {
  readonly ask: 'left' | 'right_limit' | 'both' | 'height'
}

function params(chance: Chance, difficulty: number): Params {
  const ask = difficulty < 0.4 ? chance.pick(['left', 'right_limit'] as const) : difficulty < 0.7 ? 'both' : 'height'
  const left = chance.int(-6, 6)
  const jumps = ask !== 'both' && chance.happens(0.75)
  const right = jumps ? chance.int(-6, 6) : left
  const value = chance.happens(ask === 'height' ? 0.7 : 0.5) ? chance.int(-6, 6) : chance.pick([left, right])
  return {
    at: chance.int(-3, 3),
    left,
    right,
    leftSlope: chance.int(-2, 2),
    rightSlope: chance.int(-2, 2),
    value: ask !== 'height' && chance.happens(0.3) ? null : value,
    ask,
  }
}

const valueOf = (p: Params): number =>
  p.ask === 'right_limit' ? p.right : p.ask === 'height' ? (p.value ?? 0) : p.left

function reject(p: Params): string | null {
  if (!fitsGrid(p)) return 'off the grid'
  if ([p.at, p.left, p.right, p.value].includes(-1)) return 'a circle on the numbers of an axis'
  if (p.value === null && p.ask === 'height') return 'no value'
  if (p.ask === 'both' && (p.left !== p.right || p.value === p.left)) return 'nothing to tell apart'
  if (p.ask === 'height' && p.value === p.left && p.left === p.right) return 'no break'
  if (p.left === p.right && p.value === p.left) return 'no break'
  return valueOf(p) === p.at ? 'the answer stands in the question' : null
}

const asked: Readonly<Record<Params['ask'], (at: number) => string>> = {
  left: (at) => `\\lim_{x \\to ${at}^-} f(x)`,
  right_limit: (at) => `\\lim_{x \\to ${at}^+} f(x)`,
  both: (at) => `\\lim_{x \\to ${at}} f(x)`,
  height: (at) => `f(${at})`,
}

function tell(p: Params): Telling {
  const value = valueOf(p)
  const side = p.ask === 'right_limit' ? 'right' : 'left'
  const isLimit = p.ask !== 'height'
  const other = p.ask === 'right_limit' ? p.left : p.right
  const wrong: Telling['wrong'] = [
    ...(isLimit && p.value !== null && p.value !== value
      ? ([
          [
            p.value,
            'limit_as_value',
            'That is the value at the place itself. A limit only looks at the graph close by.',
          ],
        ] as const)
      : []),
    ...(isLimit && p.value === null
      ? ([[0, 'limit_as_value', 'A hole at the place does not matter. Where is the graph heading?']] as const)
      : []),
    ...(isLimit
      ? []
      : ([
          [p.left, 'limit_as_value', 'That is where the graph is heading. The value is the filled point.'],
          [p.right, 'limit_as_value', 'That is where the graph is heading. The value is the filled point.'],
        ] as const)),
    ...(other === value
      ? []
      : ([[other, 'looks_alike', `That is what the other side is heading for. Come from the ${side}.`]] as const)),
    [p.at, 'given_number', 'That is the place across. Read the height.'],
    [-value, 'slip_sign', 'Above the axis heights are positive, below it negative.'],
    [value + 1, 'slip_off_by_one', 'You are off by 1. Count the grid lines again.'],
    [value - 1, 'slip_off_by_one', 'You are off by 1. Count the grid lines again.'],
  ]
  return {
    ask: isLimit
      ? ['Use the graph of \\(f\\) to find the limit.', 'What is the limit? Use the graph of \\(f\\).']
      : ['Use the graph of \\(f\\) to find the value.', 'What is the value? Use the graph of \\(f\\).'],
    latex: asked[p.ask](p.at),
    answer: value,
    wrong,
    hints: isLimit
      ? [
          'A limit is the height that the graph is heading for, whatever happens at the place itself.',
          p.ask === 'both'
            ? `Come close to \\(x = ${p.at}\\) from both sides.`
            : `The small sign says: come from the ${side}.`,
          `Follow the graph toward \\(x = ${p.at}\\). Which height does it reach, point or hole?`,
        ]
      : [
          'This asks for the value itself, not for a limit.',
          `Look at \\(x = ${p.at}\\) only.`,
          'A filled point is the value. Open ones do not count.',
        ],
    steps: isLimit
      ? [
          [
            p.ask === 'both'
              ? `Follow the graph toward \\(x = ${p.at}\\) from both sides.`
              : `Follow the graph toward \\(x = ${p.at}\\) from the ${side}.`,
          ],
          [
            p.ask === 'both'
              ? 'Both sides head for the same height. The point at the place itself does not matter.'
              : 'This is the height it heads for.',
            `${asked[p.ask](p.at)} = ${value}`,
          ],
        ]
      : [[`Find the filled point at \\(x = ${p.at}\\).`], ['Its height is the value.', `f(${p.at}) = ${value}`]],
  }
}

/** Read limits from each side, and values, from a graph. */
export const level: TopicLevel<Params> = {
  key: 'limits_intro/1',
  version: 1,
  params,
  reject,
  note: (p) => [p.ask, p.at, p.left, p.right, p.value, p.leftSlope, p.rightSlope].join(),
  ...toldBy(tell),
  forms: ['numeric', 'choice'],
  figure: (p) => drawBroken(p),
  load: (p) => ({ left: 1, right_limit: 1, both: 4, height: 6 })[p.ask],
}
