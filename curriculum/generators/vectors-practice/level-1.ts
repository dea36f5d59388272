import { guarded } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { vector } from '../../values/vector.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import { arrows, numberLeftOut, pairText, vectorText } from './vector-text.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** points: the vector from (px, py) to (px + x, py + y). length: (x, y) has the whole length c; the vector of length k c is asked. */
export interface Params {
  readonly asked: 'points' | 'length'
  readonly x: number
  readonly y: number
  readonly px: number
  readonly py: number
  readonly c: number
  readonly k: number
}

const triples = pythagoreanTriples(26)

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.2 + 0.4 * difficulty) ? -1 : 1)
  if (chance.happens(1.5 * difficulty - 0.35)) {
    const [a, b, c] = chance.pick(triples)
    return { asked: 'length', x: a * sign(), y: b * sign(), px: 0, py: 0, c, k: chance.int(2, 6) }
  }
  const most = 6 + Math.round(2 * difficulty)
  return {
    asked: 'points',
    x: chance.int(1, most) * sign(),
    y: chance.int(1, most) * sign(),
    px: chance.int(-3, 5),
    py: chance.int(-3, 5),
    c: 0,
    k: 0,
  }
}

const reject = ({ x, y }: Params): string | null => (Math.abs(x) === Math.abs(y) ? 'components alike' : null)

function tell(p: Params): Telling {
  const { x, y, px, py, c, k } = p
  if (p.asked === 'points') {
    const [P, Q] = [pairText([px, py]), pairText([px + x, py + y])]
    return {
      ask: [
        `Find the components of the vector from \\(P ${P}\\) to \\(Q ${Q}\\).`,
        `An arrow leads from \\(P ${P}\\) to \\(Q ${Q}\\). Which vector is it?`,
      ],
      answer: vector(x, y),
      wrong: [
        [vector(-x, -y), 'slip_sign', 'That leads from \\(Q\\) to \\(P\\). End minus start.'],
        [
          vector(2 * px + x, 2 * py + y),
          'wrong_operation',
          'The coordinates were added. Subtract the start from the end.',
        ],
        [vector(y, x), 'reversed_order', 'The components changed places. Across comes first.'],
        [vector(px + x, py + y), 'looks_alike', 'Those are the coordinates of \\(Q\\). Subtract those of \\(P\\).'],
      ],
      hints: [
        'How far is it across, and how far up, from \\(P\\) to \\(Q\\)?',
        'Subtract the start from the end in each component.',
        `Work out \\(${px + x} - ${guarded(px)}\\) and \\(${py + y} - ${guarded(py)}\\).`,
      ],
      steps: [
        ['Subtract the start from the end.', `(${px + x} - ${guarded(px)}, \\ ${py + y} - ${guarded(py)})`],
        ['Work out both components.', vectorText([x, y])],
      ],
    }
  }
  const sum = Math.abs(x) + Math.abs(y)
  return {
    ask: [
      `Find the vector in the direction of \\(${vectorText([x, y])}\\) whose length is \\(${k * c}\\).`,
      `Which vector has the length \\(${k * c}\\) and points the same way as \\(${vectorText([x, y])}\\)?`,
    ],
    answer: vector(k * x, k * y),
    wrong: [
      [
        vector(rational(x * k * c, sum), rational(y * k * c, sum)),
        'vector_add_lengths',
        'The components were added for the length. Square them, add, and take the root.',
      ],
      [
        vector(k * c * x, k * c * y),
        'stops_early',
        `The vector was multiplied by the whole length. Divide by its own length ${c} first.`,
      ],
      [vector(-k * x, -k * y), 'slip_sign', 'That points the opposite way.'],
      [vector(k * y, k * x), 'reversed_order', 'The components changed places.'],
    ],
    hints: [
      'How long is the given vector?',
      `Its length is \\(\\sqrt{${guarded(x)}^2 + ${guarded(y)}^2} = ${c}\\).`,
      `Multiply it by \\(${k * c} \\div ${c}\\).`,
    ],
    steps: [
      ['Find the length of the given vector.', `\\sqrt{${guarded(x)}^2 + ${guarded(y)}^2} = \\sqrt{${c * c}} = ${c}`],
      ['Find the factor.', `${k * c} \\div ${c} = ${k}`],
      ['Multiply both components.', `${k} ${vectorText([x, y])} = ${vectorText([k * x, k * y])}`],
    ],
  }
}

function picture(p: Params): Figure {
  const { x, y, px, py } = p
  if (p.asked === 'points')
    return arrows(
      [{ from: [px, py], to: [px + x, py + y] }],
      `An arrow on a grid from ${pairText([px, py])} to ${pairText([px + x, py + y])}.`,
    )
  return arrows(
    [{ from: [0, 0], to: [x, y], label: 'v' }],
    `An arrow v on a grid from the origin to ${pairText([x, y])}.`,
  )
}

/** Find components and length (HSN-VM.A.1, HSN-VM.A.2). */
export const level: TopicLevel<Params> = {
  key: 'vectors_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${p.x} ${p.y} ${p.px} ${p.py} ${p.k}`,
  ...toldBy(tell, picture),
  forms: ['vector', 'choice'],
  formsLeftOut: numberLeftOut,
  figure: picture,
  load: (p) => (p.asked === 'length' ? 8 : 0) + [p.x, p.y].filter((n) => n < 0).length,
}
