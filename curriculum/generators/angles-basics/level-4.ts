import { angle } from '../../figures/angle.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Angles side by side; the one at place `missing` is asked for, or the whole when it is -1. */
export interface Params {
  readonly parts: readonly number[]
  readonly missing: number
  readonly turn: number
}

function params(chance: Chance, difficulty: number): Params {
  const three = chance.happens(1.4 * difficulty - 0.3)
  const straight = chance.happens(0.12)
  const parts = Array.from({ length: three ? 3 : 2 }, () => chance.int(20, three ? 62 : 84))
  if (straight) parts[parts.length - 1] = 180 - parts.slice(0, -1).reduce((a, b) => a + b, 0)
  return {
    parts,
    missing: chance.happens(0.45 - 0.3 * difficulty) && !straight ? -1 : chance.int(0, parts.length - 1),
    turn: chance.int(0, 12),
  }
}

const whole = (p: Params): number => p.parts.reduce((a, b) => a + b, 0)
const known = (p: Params): number[] => p.parts.filter((_, i) => i !== p.missing)

function reject(p: Params): string | null {
  if (whole(p) > 180 || p.parts.some((d) => d < 18)) return 'too wide or too narrow'
  if (new Set(p.parts).size < p.parts.length) return 'equal angles'
  return p.missing >= 0 && (p.parts[p.missing] as number) * 2 === whole(p) ? 'numbers alike' : null
}

function tell(p: Params): Telling {
  const total = whole(p)
  const rules = { unit: 'degrees', variable: 'x' }
  if (p.missing < 0) {
    const list = p.parts.map((d) => `\\(${d}^\\circ\\)`)
    const [last, ...rest] = list.toReversed()
    return {
      ask: [
        `Angles of ${rest.toReversed().join(', ')} and ${last} lie side by side. How large is the whole angle \\(x\\)?`,
        'These angles lie side by side. How large are they together?',
      ],
      answer: total,
      wrong: [
        [
          180 - total > 0 ? 180 - total : total - 10,
          'protractor_wrong_scale',
          'That is the rest of a straight line. Add the parts.',
        ],
        [
          Math.abs((p.parts[0] as number) - (p.parts[1] as number)),
          'wrong_operation',
          'The angles were subtracted. Together they make a larger angle.',
        ],
        [
          (p.parts[0] as number) * p.parts.length,
          'all_angles_equal',
          'The parts are not equal. Add each one as it is.',
        ],
        [total + 10, 'looks_alike', 'Add the tens once more.'],
      ],
      hints: ['The whole angle is made of its parts.', 'Add all the parts.', `Work out \\(${p.parts.join(' + ')}\\).`],
      steps: [
        ['The parts lie side by side and fill the whole angle.'],
        ['Add them.', `${p.parts.join(' + ')} = ${total}`],
      ],
      rules,
    }
  }
  const rest = known(p)
  const x = p.parts[p.missing] as number
  const sum = rest.reduce((a, b) => a + b, 0)
  const what =
    total === 180
      ? 'The angles make a straight line.'
      : total === 90
        ? 'The angles make a right angle.'
        : `The whole angle is \\(${total}^\\circ\\).`
  return {
    ask: [`${what} Find \\(x\\).`, `${what} How large is the part marked \\(x\\)?`],
    answer: x,
    wrong: [
      [rest[0] as number, 'all_angles_equal', 'The parts need not be equal. Together they fill the whole.'],
      [
        total + sum > 180 && total !== 180 ? total + sum - 180 || total + 1 : total + sum,
        total + sum > 180 && total !== 180 ? 'near' : 'wrong_operation',
        'Subtract the parts that you know from the whole.',
      ],
      [180 - x, 'protractor_wrong_scale', 'That is measured on the other side of the line. Is the part sharp or wide?'],
      rest.length > 1
        ? [total - (rest[0] as number), 'stops_early', 'One of the known parts was left out. Subtract both.']
        : [x + 10, 'looks_alike', 'Subtract the tens once more.'],
    ],
    hints: [
      'The parts together make the whole angle.',
      `Subtract what you know from \\(${total}^\\circ\\).`,
      `Work out \\(${total} - ${rest.join(' - ')}\\).`,
    ],
    steps: [
      ['The whole angle is made of its parts.', `${rest.join(' + ')} + x = ${total}`],
      [
        rest.length > 1 ? 'Subtract the parts that you know.' : 'Subtract the part that you know.',
        `x = ${total} - ${rest.join(' - ')} = ${x}`,
      ],
    ],
    check: ['Check: add all the parts.', `${[...rest, x].join(' + ')} = ${total}`],
    rules,
  }
}

function picture(p: Params): Figure {
  const total = whole(p)
  const parts = p.parts.map((degrees, i) => ({ degrees, label: i === p.missing ? 'x' : `${degrees}°` }))
  if (p.missing >= 0 && total === 180) return angle({ kind: 'line', parts })
  if (p.missing >= 0 && total === 90) return angle({ kind: 'right', parts })
  return angle({ kind: 'joined', parts, whole: p.missing < 0 ? 'x' : `${total}°`, turn: total > 150 ? 0 : p.turn })
}

/** Find an unknown angle by adding or subtracting (4.MD.C.7). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.parts.join()} ${p.missing}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => p.parts.length * 2 + (p.missing < 0 ? 0 : 1),
}
