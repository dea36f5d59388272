import { point } from '../../values/point.ts'
import { gridAround, inBrackets, inLine, namedPoint, pointLatex } from './points.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Spot } from './points.ts'
import type { Figure, Point } from '../../values/values.ts'

/**
 * Three clues to a fourth point D. `parallelogram`: corners A, B, C. `diagonals`: the corner A and the crossing B of the
 * diagonals are given, the corner opposite A is asked. `mirror`: A, B, C of an isosceles trapezoid with AB level, D is C
 * mirrored in the upright line through the middle of AB.
 */
export interface Params {
  readonly kind: 'parallelogram' | 'diagonals' | 'mirror'
  readonly a: Spot
  readonly b: Spot
  readonly c: Spot
}

function params(chance: Chance, difficulty: number): Params {
  const low = -Math.round(8 * difficulty)
  const high = 7 - Math.round(difficulty)
  const one = (): Spot => [chance.int(low, high), chance.int(low, high)]
  const kind = chance.pick(['diagonals', 'mirror', 'parallelogram'] as const)
  const [a, b, c] = [one(), one(), one()]
  return kind === 'mirror' ? { kind, a, b: [b[0], a[1]], c } : { kind, a, b, c }
}

function fourth({ kind, a, b, c }: Params): Spot {
  if (kind === 'parallelogram') return [a[0] + c[0] - b[0], a[1] + c[1] - b[1]]
  return kind === 'diagonals' ? [2 * b[0] - a[0], 2 * b[1] - a[1]] : [a[0] + b[0] - c[0], c[1]]
}

function reject(p: Params): string | null {
  const { kind, a, b, c } = p
  const d = fourth(p)
  if (d.some((n) => Math.abs(n) > 14)) return 'too far away'
  if (kind === 'mirror') {
    if (Math.abs(a[0] - b[0]) < 2 || a[1] === c[1]) return 'no trapezoid'
    const inner = (b[0] - a[0]) * (b[0] - c[0])
    return c[0] === b[0] ||
      c[0] * 2 === a[0] + b[0] ||
      Math.abs(c[0] - b[0]) > 6 ||
      inner < 0 ||
      Math.abs(b[0] - c[0]) * 2 >= Math.abs(a[0] - b[0])
      ? 'no trapezoid'
      : null
  }
  if (inLine(a, b, c)) return 'in one line'
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) < 3 ? 'too near' : null
}

function distractors(p: Params): Distractor[] {
  const { kind, a, b, c } = p
  const d = fourth(p)
  const swapped: Distractor = {
    value: point(d[1], d[0]),
    misconception: 'reversed_order',
    why: 'The two coordinates changed places. The first one is always \\(x\\).',
  }
  if (kind === 'parallelogram')
    return [
      {
        value: point(a[0] + b[0] - c[0], a[1] + b[1] - c[1]),
        misconception: 'looks_alike',
        why: 'That makes a parallelogram with the corners in another order. In \\(ABCD\\), \\(D\\) is opposite \\(B\\).',
      },
      {
        value: point(b[0] + c[0] - a[0], b[1] + c[1] - a[1]),
        misconception: 'looks_alike',
        why: 'That point is opposite \\(A\\). In \\(ABCD\\), \\(D\\) is opposite \\(B\\).',
      },
      {
        value: point(c[0] + b[0] - a[0], c[1] - (b[1] - a[1])),
        misconception: 'slip_sign',
        why: 'One step went the wrong way. From \\(C\\), go the opposite way of \\(A\\) to \\(B\\).',
      },
      swapped,
    ]
  if (kind === 'diagonals')
    return [
      {
        value: point(b[0] - a[0], b[1] - a[1]),
        misconception: 'stops_early',
        why: 'Those are the steps from \\(A\\) to \\(M\\). Go them once more, starting at \\(M\\).',
      },
      {
        value: point(2 * a[0] - b[0], 2 * a[1] - b[1]),
        misconception: 'slip_sign',
        why: 'That goes the other way from \\(A\\). Go on beyond \\(M\\).',
      },
      swapped,
    ]
  return [
    {
      value: point(c[0] + b[0] - a[0], c[1]),
      misconception: 'wrong_operation',
      why: 'That makes a parallelogram. The two slanted sides of this trapezoid lean toward each other.',
    },
    {
      value: point(c[0], 2 * a[1] - c[1]),
      misconception: 'looks_alike',
      why: 'That reflects \\(C\\) in the line \\(AB\\). The mirror line stands upright through the middle of \\(AB\\).',
    },
    swapped,
  ]
}

const change = (from: Spot, to: Spot): string =>
  `${to[0]} - ${inBrackets(from[0])} = ${to[0] - from[0]} \\qquad ${to[1]} - ${inBrackets(from[1])} = ${to[1] - from[1]}`

function solution(p: Params): Step[] {
  const { kind, a, b, c } = p
  const d = fourth(p)
  const value = point(...d)
  const last: Step = {
    say: 'That is the missing corner.',
    latex: `${kind === 'diagonals' ? 'C' : 'D'} = ${pointLatex(...d)}`,
    figure: picture(p, true),
    value,
    relation: 'next',
  }
  if (kind === 'mirror')
    return [
      {
        say: 'An isosceles trapezoid is symmetric. Its mirror line is upright, through the middle of \\(AB\\).',
        latex: `x = \\frac{${a[0]} + ${inBrackets(b[0])}}{2} = ${(a[0] + b[0]) / 2}`,
        relation: 'next',
      },
      {
        say: `\\(D\\) is the mirror image of \\(C\\), so it has the same height.`,
        latex: `y = ${d[1]}`,
        relation: 'next',
      },
      {
        say: 'It is as far from the mirror line as \\(C\\), on the other side.',
        latex: `x = ${a[0]} + ${inBrackets(b[0])} - ${inBrackets(c[0])} = ${d[0]}`,
        relation: 'next',
      },
      last,
    ]
  if (kind === 'diagonals')
    return [
      {
        say: 'The diagonals of a parallelogram cut each other in half, so \\(M\\) is the middle of \\(AC\\).',
        relation: 'next',
      },
      { say: 'See how the coordinates change from \\(A\\) to \\(M\\).', latex: change(a, b), relation: 'next' },
      {
        say: 'Go the same steps on from \\(M\\).',
        latex: `${b[0]} + ${inBrackets(b[0] - a[0])} = ${d[0]} \\qquad ${b[1]} + ${inBrackets(b[1] - a[1])} = ${d[1]}`,
        relation: 'next',
      },
      last,
    ]
  return [
    {
      say: 'Opposite sides of a parallelogram are parallel and equally long. So the steps from \\(B\\) to \\(C\\) are also the steps from \\(A\\) to \\(D\\).',
      relation: 'next',
    },
    { say: 'Find the steps from \\(B\\) to \\(C\\).', latex: change(b, c), relation: 'next' },
    {
      say: 'Go the same steps from \\(A\\).',
      latex: `${a[0]} + ${inBrackets(c[0] - b[0])} = ${d[0]} \\qquad ${a[1]} + ${inBrackets(c[1] - b[1])} = ${d[1]}`,
      relation: 'next',
    },
    last,
  ]
}

function picture(p: Params, solved: boolean): Figure {
  const { kind, a, b, c } = p
  const d = fourth(p)
  if (kind === 'diagonals')
    return gridAround([a, b, d], {
      points: [{ at: a, label: 'A' }, { at: b, label: 'M' }, ...(solved ? [{ at: d, label: 'C' }] : [])],
      segments: [{ from: a, to: solved ? d : b, dashed: true }],
    })
  return gridAround([a, b, c, d], {
    points: [
      { at: a, label: 'A' },
      { at: b, label: 'B' },
      { at: c, label: 'C' },
      ...(solved ? [{ at: d, label: 'D' }] : []),
    ],
    segments: [
      { from: a, to: b },
      { from: b, to: c },
      ...(solved
        ? [
            { from: c, to: d },
            { from: d, to: a },
          ]
        : []),
    ],
  })
}

const hints: Readonly<Record<Params['kind'], readonly Hint[]>> = {
  parallelogram: [
    { text: 'Opposite sides of a parallelogram are parallel and equally long.' },
    { text: 'Find the steps across and up from \\(B\\) to \\(C\\).' },
    { text: 'Go the same steps from \\(A\\). You land at \\(D\\).' },
  ],
  diagonals: [
    { text: 'The diagonals of a parallelogram cut each other in half.' },
    { text: 'So the way from \\(A\\) to \\(M\\) is the same as from \\(M\\) to the opposite corner.' },
    { text: 'Find the steps from \\(A\\) to \\(M\\), then go them again from \\(M\\).' },
  ],
  mirror: [
    { text: 'An isosceles trapezoid has a mirror line. Where does it cross \\(AB\\)?' },
    { text: 'The mirror line is upright, through the middle of \\(AB\\).' },
    { text: '\\(D\\) is as high as \\(C\\) and as far from the mirror line, on the other side.' },
  ],
}

/** Find a vertex from clues about the figure (HSG-GPE.B.4). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_geometry_logic/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a.join()} ${p.b.join()} ${p.kind === 'diagonals' ? '' : p.c.join()}`,
  prompt: (p, words) => {
    const [a, b, c] = [namedPoint('A', p.a), namedPoint('B', p.b), namedPoint('C', p.c)]
    if (p.kind === 'parallelogram')
      return {
        text: words.pick([
          `\\(ABCD\\) is a parallelogram with ${a}, ${b} and ${c}. Find \\(D\\).`,
          `Three corners of parallelogram \\(ABCD\\) are ${a}, ${b} and ${c}. Where is \\(D\\)?`,
        ]),
      }
    if (p.kind === 'diagonals')
      return {
        text: words.pick([
          `The diagonals of parallelogram \\(ABCD\\) cross at ${namedPoint('M', p.b)}. One corner is ${a}. Find the opposite corner \\(C\\).`,
          `\\(ABCD\\) is a rhombus with ${a}. Its diagonals meet at ${namedPoint('M', p.b)}. Where is \\(C\\)?`,
        ]),
      }
    return {
      text: words.pick([
        `\\(ABCD\\) is an isosceles trapezoid with \\(AB\\) parallel to \\(DC\\). Its corners include ${a}, ${b} and ${c}. Find \\(D\\).`,
        `An isosceles trapezoid \\(ABCD\\) has the level base \\(AB\\), with ${a}, ${b} and ${c}. Where is \\(D\\)?`,
      ]),
    }
  },
  answer: (p): Point => point(...fourth(p)),
  forms: ['coordinate', 'choice'],
  formsLeftOut: { numeric: 'A point is two numbers, and the number box holds one.' },
  distractors,
  hints: (p) => hints[p.kind],
  solution,
  figure: (p) => picture(p, false),
  load: (p) => [...p.a, ...p.b, ...p.c].reduce((s, n) => s + Math.abs(n) / 3 + (n < 0 ? 3 : 0), 0),
}
