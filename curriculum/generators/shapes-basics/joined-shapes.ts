import type { Spot } from '../../figures/plane-geometry.ts'

/** A shape joined of smaller ones: the outline, the lines where the parts meet, and what the parts are. */
export interface JoinedShape {
  readonly whole: string
  readonly corners: readonly Spot[]
  readonly inner: readonly (readonly [Spot, Spot])[]
  readonly parts: string
  readonly count: number
  /** The one kind of part, in the plural; none when the parts differ. */
  readonly part?: string
}

const h = Math.sqrt(3) / 2
const hexagon: readonly Spot[] = [
  [1, 0],
  [0.5, h],
  [-0.5, h],
  [-1, 0],
  [-0.5, -h],
  [0.5, -h],
]
const corner = (i: number): Spot => hexagon[i] as Spot
const box = (w: number, t: number): readonly Spot[] => [
  [0, 0],
  [w, 0],
  [w, t],
  [0, t],
]
const middle: Spot = [0, 0]

const of = (
  whole: string,
  corners: readonly Spot[],
  inner: readonly (readonly [Spot, Spot])[],
  count: number,
  part: string,
): JoinedShape => ({ whole, corners, inner, parts: `${count} ${part}`, count, part })

/** Easy ones first. */
export const joinedShapes: readonly JoinedShape[] = [
  of(
    'rectangle',
    box(2, 1),
    [
      [
        [1, 0],
        [1, 1],
      ],
    ],
    2,
    'squares',
  ),
  of(
    'square',
    box(1, 1),
    [
      [
        [0, 0],
        [1, 1],
      ],
    ],
    2,
    'triangles',
  ),
  of(
    'rectangle',
    box(2, 1.2),
    [
      [
        [0, 0],
        [2, 1.2],
      ],
    ],
    2,
    'triangles',
  ),
  of(
    'square',
    box(2, 2),
    [
      [
        [0, 1],
        [2, 1],
      ],
    ],
    2,
    'rectangles',
  ),
  of(
    'rectangle',
    box(3, 1),
    [
      [
        [1, 0],
        [1, 1],
      ],
      [
        [2, 0],
        [2, 1],
      ],
    ],
    3,
    'squares',
  ),
  of(
    'square',
    box(2, 2),
    [
      [
        [1, 0],
        [1, 2],
      ],
      [
        [0, 1],
        [2, 1],
      ],
    ],
    4,
    'squares',
  ),
  of(
    'triangle',
    [
      [-1, 0],
      [1, 0],
      [0, 1.7],
    ],
    [
      [
        [0, 0],
        [0, 1.7],
      ],
    ],
    2,
    'triangles',
  ),
  of(
    'square',
    box(2, 2),
    [
      [
        [0, 0],
        [2, 2],
      ],
      [
        [2, 0],
        [0, 2],
      ],
    ],
    4,
    'triangles',
  ),
  of(
    'rectangle',
    box(3, 2),
    [
      [
        [1, 0],
        [1, 2],
      ],
      [
        [2, 0],
        [2, 2],
      ],
    ],
    3,
    'rectangles',
  ),
  {
    whole: 'pentagon',
    corners: [
      [0, 0],
      [1.4, 0],
      [1.4, 1.4],
      [0.7, 2.2],
      [0, 1.4],
    ],
    inner: [
      [
        [0, 1.4],
        [1.4, 1.4],
      ],
    ],
    parts: '1 square and 1 triangle',
    count: 2,
  },
  of('hexagon', hexagon, [[corner(0), corner(3)]], 2, 'trapezoids'),
  of(
    'hexagon',
    hexagon,
    [0, 1, 2].map((i) => [corner(i), corner(i + 3)] as const),
    6,
    'triangles',
  ),
  of(
    'triangle',
    [
      [-1, 0],
      [1, 0],
      [0, 2 * h],
    ],
    [
      [
        [0, 0],
        [-0.5, h],
      ],
      [
        [0, 0],
        [0.5, h],
      ],
      [
        [-0.5, h],
        [0.5, h],
      ],
    ],
    4,
    'triangles',
  ),
  of(
    'trapezoid',
    [
      [-1, 0],
      [1, 0],
      [0.5, h],
      [-0.5, h],
    ],
    [
      [middle, [0.5, h]],
      [middle, [-0.5, h]],
    ],
    3,
    'triangles',
  ),
  of(
    'hexagon',
    hexagon,
    [0, 2, 4].map((i) => [middle, corner(i)] as const),
    3,
    'rhombuses',
  ),
  {
    whole: 'hexagon',
    corners: hexagon,
    inner: [
      [corner(1), corner(5)],
      [corner(2), corner(4)],
    ],
    parts: '1 rectangle and 2 triangles',
    count: 3,
  },
  of(
    'rectangle',
    box(3, 2),
    [
      [
        [1, 0],
        [1, 2],
      ],
      [
        [2, 0],
        [2, 2],
      ],
      [
        [0, 1],
        [3, 1],
      ],
    ],
    6,
    'squares',
  ),
]
