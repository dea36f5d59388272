import { circle } from '../../figures/circle.ts'
import { construction, constructionSteps } from '../../figures/construction.ts'
import { triangle } from '../../figures/triangle.ts'
import type { ConstructionKind } from '../../figures/construction.ts'
import type { Figure } from '../../values/values.ts'

/** A compass-and-straightedge construction. Each step needs the one before, so there is only one right order. */
export interface Construction {
  readonly name: string
  readonly steps: readonly string[]
  readonly figure: () => Figure
}

const drawn = (kind: ConstructionKind, alt: string) => (): Figure =>
  construction({ kind, steps: constructionSteps(kind) }, { alt })

const around = (count: number): { at: number; name?: string }[] =>
  Array.from({ length: count }, (_, i) => ({ at: 90 + (i * 360) / count }))
const joined = (count: number): { from: number; to: number }[] =>
  Array.from({ length: count }, (_, i) => ({ from: i, to: (i + 1) % count }))
const inCircle = (count: number, alt: string) => (): Figure =>
  circle({ points: around(count), chords: joined(count) }, { title: 'Construction', alt })

const corners = [
  [0, 0],
  [10, 0],
  [3, 7],
] as const

export const constructions: readonly Construction[] = [
  {
    name: 'the perpendicular bisector of segment \\(AB\\)',
    steps: [
      'Open the compass to more than half of \\(AB\\)',
      'Draw arcs with center \\(A\\) on both sides',
      'Keep the opening and cross them from \\(B\\)',
      'Draw the line through both crossings',
    ],
    figure: drawn(
      'perpendicular_bisector',
      'Segment AB, arcs about A and B that cross above and below it, and a line through the crossings.',
    ),
  },
  {
    name: 'an equilateral triangle on segment \\(AB\\)',
    steps: [
      'Open the compass to the length \\(AB\\)',
      'Draw an arc with center \\(A\\)',
      'Keep the opening and cross the arc from \\(B\\)',
      'Join the crossing with \\(A\\) and \\(B\\)',
    ],
    figure: drawn('equilateral_triangle', 'Segment AB with two arcs that cross at C, joined with A and B.'),
  },
  {
    name: 'the bisector of an angle with vertex \\(O\\)',
    steps: [
      'Draw an arc with center \\(O\\) across both sides',
      'Draw an arc inside the angle from one crossing',
      'Keep the opening and cross it from the other crossing',
      'Draw the ray from \\(O\\) through the last crossing',
    ],
    figure: drawn(
      'angle_bisector',
      'An angle at O, arcs that meet its sides at P and Q, and a ray from O through R inside it.',
    ),
  },
  {
    name: 'the perpendicular to a line at point \\(P\\) on it',
    steps: [
      'Mark two points of the line equally far from \\(P\\)',
      'Open the compass wider',
      'Draw an arc from one of the marks',
      'Keep the opening and cross the arc from the other mark',
      'Join the crossing with \\(P\\)',
    ],
    figure: drawn(
      'perpendicular_at_point',
      'A line with point P on it, marks A and B beside P, and arcs that cross at C above P.',
    ),
  },
  {
    name: 'the perpendicular from point \\(P\\) to a line',
    steps: [
      'Draw an arc from \\(P\\) that cuts the line twice',
      'Draw an arc below the line from one cut',
      'Keep the opening and cross the arc from the other cut',
      'Join the crossing with \\(P\\)',
    ],
    figure: drawn(
      'perpendicular_from_point',
      'A line and point P above it, cuts A and B on the line, and arcs that cross at C below.',
    ),
  },
  {
    name: 'a copy at \\(D\\) of the angle at \\(A\\)',
    steps: [
      'Draw an arc with center \\(A\\) across both sides',
      'Keep the opening and draw an arc with center \\(D\\)',
      'Mark the width of the first arc on the second',
      'Draw the ray from \\(D\\) through the mark',
    ],
    figure: drawn('copy_angle', 'An angle at A, and beside it the same angle at D, each with an arc of the same size.'),
  },
  {
    name: 'the parallel to a line through point \\(P\\)',
    steps: [
      'Draw a slanted line through \\(P\\) across the given line',
      'Draw an arc at the crossing of the two lines',
      'Keep the opening and draw an arc with center \\(P\\)',
      'Mark the width of the first arc on the second',
      'Draw the line through \\(P\\) and the mark',
    ],
    figure: drawn(
      'parallel_line',
      'A line, a slanted line across it, and a second line through P with arcs of the same size at both crossings.',
    ),
  },
  {
    name: 'a regular hexagon in a circle',
    steps: [
      'Draw a circle and keep the opening of the compass',
      'Choose a first point on the circle',
      'Step the radius around the circle from that point',
      'Join the six marks in order',
    ],
    figure: inCircle(6, 'A circle with six equally spaced points on it, joined in order.'),
  },
  {
    name: 'an equilateral triangle in a circle',
    steps: [
      'Draw a circle and keep the opening of the compass',
      'Choose a first point on the circle',
      'Step the radius around the circle from that point',
      'Join every second mark',
    ],
    figure: inCircle(3, 'A circle with three equally spaced points on it, joined in order.'),
  },
  {
    name: 'a square in a circle',
    steps: [
      'Draw a circle',
      'Draw a diameter of the circle',
      'Construct the perpendicular bisector of the diameter',
      'Join the four ends on the circle in order',
    ],
    figure: inCircle(4, 'A circle with four equally spaced points on it, joined in order.'),
  },
  {
    name: 'the circle through the corners of a triangle',
    steps: [
      'Construct the perpendicular bisector of one side',
      'Construct that of a second side',
      'Mark the point where the two bisectors cross',
      'Draw the circle around it through a corner',
    ],
    figure: () =>
      circle(
        {
          points: [
            { at: 100, name: 'A' },
            { at: 205, name: 'B' },
            { at: 335, name: 'C' },
          ],
          chords: joined(3),
        },
        { title: 'Construction', alt: 'Triangle ABC with a circle through its three corners.' },
      ),
  },
  {
    name: 'the incenter of a triangle and its inscribed circle',
    steps: [
      'Bisect one angle of the triangle',
      'Bisect a second angle',
      'Drop a perpendicular to a side from where they cross',
      'Draw the circle around the crossing through its foot',
    ],
    figure: () =>
      triangle(
        {
          corners,
          cevians: [
            { from: 0, to: 0.568 },
            { from: 1, to: 0.432 },
          ],
        },
        { title: 'Construction', alt: 'A triangle with dashed lines from two corners that cross inside it.' },
      ),
  },
  {
    name: 'the median from \\(A\\) of triangle \\(ABC\\)',
    steps: [
      'Draw crossing arcs from \\(B\\) and \\(C\\) on both sides',
      'Draw the line through the crossings',
      'Mark where the line meets \\(BC\\)',
      'Join the mark with \\(A\\)',
    ],
    figure: () =>
      triangle(
        { corners, names: ['B', 'C', 'A'], cevians: [{ from: 2, halves: true }] },
        { title: 'Construction', alt: 'Triangle ABC with a dashed line from A to the middle of BC.' },
      ),
  },
]
