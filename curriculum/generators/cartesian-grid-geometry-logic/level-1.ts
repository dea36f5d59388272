import { point } from '../../values/point.ts'
import { rational } from '../../values/rational.ts'
import { gridAround, inBrackets, namedPoint, pointLatex } from './points.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Point } from '../../values/values.ts'

/** Two ends of a segment. `asked` says whether the middle or the second end is to be found. */
export interface Params {
  readonly asked: 'middle' | 'end'
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
}

function params(chance: Chance, difficulty: number): Params {
  const reach = 5 + Math.round(4 * difficulty)
  const asked = chance.happens(Math.max(0, 1.3 * difficulty - 0.3)) ? 'end' : 'middle'
  const low = -Math.round(reach * Math.min(1, 0.25 + 1.5 * difficulty))
  const a = [chance.int(low, reach), chance.int(low, reach)] as const
  const b = [chance.int(low, reach), chance.int(low, reach)] as const
  return { asked, a, b }
}

function reject({ asked, a, b }: Params): string | null {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  if (Math.abs(dx) < 2 || Math.abs(dy) < 2) return 'the ends are too near each other'
  if (asked === 'end' && (dx % 2 !== 0 || dy % 2 !== 0)) return 'the middle is not a grid point'
  if (dx % 2 !== 0 && dy % 2 !== 0) return 'two halves'
  return a[0] + b[0] === a[1] + b[1] || b[0] === b[1] ? 'the same coordinate twice' : null
}

const middle = ({ a, b }: Params): Point => point(rational(a[0] + b[0], 2), rational(a[1] + b[1], 2))
const middleSpot = ({ a, b }: Params): readonly [number, number] => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const answer = (p: Params): Point => (p.asked === 'middle' ? middle(p) : point(...p.b))

function distractors(p: Params): Distractor[] {
  const { a, b } = p
  const right = answer(p)
  const reversed: Distractor = {
    value: point(right.y, right.x),
    misconception: 'reversed_order',
    why: 'The two coordinates changed places. The first one is always \\(x\\).',
  }
  if (p.asked === 'middle') {
    return [
      {
        value: point(rational(b[0] - a[0], 2), rational(b[1] - a[1], 2)),
        misconception: 'wrong_operation',
        why: 'Half the difference says how far to go. For the middle, add the coordinates and halve the sum.',
      },
      {
        value: point(a[0] + b[0], a[1] + b[1]),
        misconception: 'stops_early',
        why: 'The coordinates were added, and halving them is still to do.',
      },
      reversed,
    ]
  }
  const [mx, my] = middleSpot(p)
  return [
    {
      value: point(rational(a[0] + mx, 2), rational(a[1] + my, 2)),
      misconception: 'looks_alike',
      why: 'That is the point halfway between \\(A\\) and \\(M\\). But \\(M\\) is already the middle.',
    },
    {
      value: point(mx - a[0], my - a[1]),
      misconception: 'stops_early',
      why: 'Those are the steps from \\(A\\) to \\(M\\). Go the same steps on from \\(M\\).',
    },
    reversed,
  ]
}

function hints(p: Params): Hint[] {
  if (p.asked === 'middle')
    return [
      { text: 'The midpoint is as far from one end as from the other. Look at one coordinate at a time.' },
      { text: 'Its \\(x\\) is the mean of the two \\(x\\)-coordinates: add them and halve the sum.' },
      {
        text: `Work out \\(\\frac{${p.a[0]} + ${inBrackets(p.b[0])}}{2}\\) and \\(\\frac{${p.a[1]} + ${inBrackets(p.b[1])}}{2}\\).`,
      },
    ]
  return [
    { text: 'The way from \\(A\\) to \\(M\\) is the same as the way from \\(M\\) to \\(B\\).' },
    { text: 'Find the steps across and up from \\(A\\) to \\(M\\), then go them once more.' },
    {
      text: `From \\(A\\) to \\(M\\), \\(x\\) changes by \\(${middleSpot(p)[0] - p.a[0]}\\) and \\(y\\) by \\(${middleSpot(p)[1] - p.a[1]}\\).`,
    },
  ]
}

function solution(p: Params): Step[] {
  const { a, b } = p
  const m = middle(p)
  if (p.asked === 'middle')
    return [
      {
        say: 'Take the mean of the two \\(x\\)-coordinates.',
        latex: `x = \\frac{${a[0]} + ${inBrackets(b[0])}}{2} = \\frac{${a[0] + b[0]}}{2}`,
        relation: 'next',
      },
      {
        say: 'Take the mean of the two \\(y\\)-coordinates.',
        latex: `y = \\frac{${a[1]} + ${inBrackets(b[1])}}{2} = \\frac{${a[1] + b[1]}}{2}`,
        relation: 'next',
      },
      {
        say: 'Write them as a point. It lies halfway along the segment.',
        latex: `M = ${pointLatex(m.x, m.y)}`,
        figure: picture(p, true),
        value: m,
        relation: 'next',
      },
    ]
  const [mx, my] = middleSpot(p)
  return [
    {
      say: 'See how the coordinates change from \\(A\\) to \\(M\\).',
      latex: `${mx} - ${inBrackets(a[0])} = ${mx - a[0]} \\qquad ${my} - ${inBrackets(a[1])} = ${my - a[1]}`,
      relation: 'next',
    },
    {
      say: 'From \\(M\\) to \\(B\\) they change by the same amounts.',
      latex: `${mx} + ${inBrackets(mx - a[0])} = ${b[0]} \\qquad ${my} + ${inBrackets(my - a[1])} = ${b[1]}`,
      relation: 'next',
    },
    {
      say: 'Those are the coordinates of \\(B\\).',
      latex: `B = ${pointLatex(...b)}`,
      figure: picture(p, true),
      value: point(...b),
      relation: 'next',
    },
  ]
}

function picture(p: Params, solved: boolean): Figure {
  const m = middleSpot(p)
  const second = p.asked === 'middle' ? { at: p.b, label: 'B' } : { at: m, label: 'M' }
  const found = p.asked === 'middle' ? { at: m, label: 'M' } : { at: p.b, label: 'B' }
  return gridAround([p.a, p.b], {
    points: [{ at: p.a, label: 'A' }, second, ...(solved ? [found] : [])],
    segments: [{ from: p.a, to: solved ? p.b : second.at }],
  })
}

/** Find a midpoint or a missing endpoint (HSG-GPE.B.6). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_geometry_logic/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${p.a.join()} ${p.b.join()}`,
  prompt: (p, words) => {
    const m = middleSpot(p)
    const [a, b] = [namedPoint('A', p.a), namedPoint('B', p.b)]
    if (p.asked === 'middle')
      return {
        text: words.pick([
          `What is the midpoint of the segment from ${a} to ${b}?`,
          `A segment joins ${a} and ${b}. Find its midpoint.`,
          `Find the point halfway between ${a} and ${b}.`,
        ]),
      }
    return {
      text: words.pick([
        `${namedPoint('M', m)} is the midpoint of \\(AB\\), and \\(A\\) is \\(${pointLatex(...p.a)}\\). Find \\(B\\).`,
        `A segment starts at ${a}. Its midpoint is ${namedPoint('M', m)}. Where does it end?`,
      ]),
    }
  },
  answer,
  forms: ['coordinate', 'choice'],
  formsLeftOut: { numeric: 'A point is two numbers, and the number box holds one.' },
  distractors,
  hints,
  solution,
  figure: (p) => picture(p, false),
  load: (p) =>
    (p.asked === 'end' ? 12 : 0) + [...p.a, ...p.b].reduce((sum, n) => sum + Math.abs(n) + (n < 0 ? 3 : 0), 0),
}
