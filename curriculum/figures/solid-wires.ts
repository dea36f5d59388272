import type { Solid } from './solid-bodies.ts'

/** x across, y into the depth, z up. */
export type Point3 = readonly [number, number, number]

/** A solid of straight edges as it is drawn: its corners, the faces seen, the edges behind, and where measures go. */
export interface Wire {
  readonly points: readonly Point3[]
  /** Visible faces, filled back to front. */
  readonly faces: readonly (readonly number[])[]
  readonly hidden: readonly (readonly [number, number])[]
  /** Where each measure is written: the edge, and on which side seen from the middle of the solid. */
  readonly measures: Readonly<Record<string, readonly [Point3, Point3, 'in'?]>>
  readonly cut?: readonly Point3[]
}

const limit = (n: number | undefined, base: number, fallback: number): number =>
  Math.min(Math.max(n ?? fallback, base * 0.35), base * 2.6)

function sizesOf(solid: Solid): readonly [number, number, number] {
  if (solid.kind === 'cube') return [1, 1, 1]
  const given = [solid.length, solid.width, solid.height].filter((n): n is number => n !== undefined)
  const base = given.length ? Math.exp(given.reduce((s, n) => s + Math.log(n), 0) / given.length) : 1
  return [limit(solid.length, base, base * 1.2), limit(solid.width, base, base), limit(solid.height, base, base)]
}

/** The wire of a solid with straight edges; null for round ones. */
export function wireOf(solid: Solid): Wire | null {
  const [l, w, h] = sizesOf(solid)
  switch (solid.kind) {
    case 'box':
    case 'cube':
      return boxWire(l, w, h, solid)
    case 'square_pyramid':
      return pyramidWire(l, w, h, solid)
    case 'pyramid_on_box':
      return towerWire(l, w, h, limit(solid.top, h, h * 0.7))
    case 'triangular_pyramid':
      return tetraWire(l, w, h)
    case 'triangular_prism':
      return prismWire(l, w, h)
    case 'hexagonal_prism':
      return hexWire(l, h)
    case 'step':
      return stepWire(l, w, h)
    default:
      return null
  }
}

function boxWire(l: number, w: number, h: number, solid: Solid): Wire {
  const points: Point3[] = [
    [0, 0, 0],
    [l, 0, 0],
    [l, w, 0],
    [0, w, 0],
    [0, 0, h],
    [l, 0, h],
    [l, w, h],
    [0, w, h],
  ]
  return {
    points,
    faces: [
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [4, 5, 6, 7],
    ],
    hidden: [
      [0, 3],
      [3, 2],
      [3, 7],
    ],
    measures: {
      length: [
        [0, 0, 0],
        [l, 0, 0],
      ],
      side: [
        [0, 0, 0],
        [l, 0, 0],
      ],
      width: [
        [l, 0, 0],
        [l, w, 0],
      ],
      height: [
        [0, 0, 0],
        [0, 0, h],
      ],
      diagonal: [[0, 0, 0], [l, w, h], 'in'],
      baseDiagonal: [[0, 0, 0], [l, w, 0], 'in'],
    },
    ...(solid.cut ? { cut: boxCut(l, w, h, solid.cut) } : {}),
  }
}

function boxCut(l: number, w: number, h: number, way: NonNullable<Solid['cut']>): readonly Point3[] {
  const cuts = {
    horizontal: [
      [0, 0, h / 2],
      [l, 0, h / 2],
      [l, w, h / 2],
      [0, w, h / 2],
    ],
    vertical: [
      [l / 2, 0, 0],
      [l / 2, w, 0],
      [l / 2, w, h],
      [l / 2, 0, h],
    ],
    slanted: [
      [0, 0, h * 0.25],
      [l, 0, h * 0.75],
      [l, w, h * 0.75],
      [0, w, h * 0.25],
    ],
  } as const
  return cuts[way]
}

function pyramidWire(l: number, w: number, h: number, solid: Solid): Wire {
  const top: Point3 = [l / 2, w / 2, h * 1.25]
  const points: Point3[] = [[0, 0, 0], [l, 0, 0], [l, w, 0], [0, w, 0], top]
  const level = (z: number): Point3[] =>
    points.slice(0, 4).map(([x, y]) => [x + (l / 2 - x) * z, y + (w / 2 - y) * z, top[2] * z])
  return {
    points,
    faces: [
      [1, 2, 4],
      [0, 1, 4],
    ],
    hidden: [
      [0, 3],
      [3, 2],
      [3, 4],
    ],
    measures: {
      length: [
        [0, 0, 0],
        [l, 0, 0],
      ],
      side: [
        [0, 0, 0],
        [l, 0, 0],
      ],
      width: [
        [l, 0, 0],
        [l, w, 0],
      ],
      height: [[l / 2, w / 2, 0], top, 'in'],
      slant: [[l, w / 2, 0], top, 'in'],
    },
    ...(solid.cut ? { cut: solid.cut === 'vertical' ? [[l / 2, 0, 0], [l / 2, w, 0], top] : level(0.45) } : {}),
  }
}

function towerWire(l: number, w: number, h: number, top: number): Wire {
  const box = boxWire(l, w, h, { kind: 'box' })
  const peak: Point3 = [l / 2, w / 2, h + top]
  return {
    points: [...box.points, peak],
    faces: [
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [5, 6, 8],
      [4, 5, 8],
    ],
    hidden: [...box.hidden, [4, 7], [7, 6]],
    measures: { ...box.measures, topHeight: [[l / 2, w / 2, h], peak, 'in'] },
  }
}

function tetraWire(l: number, w: number, h: number): Wire {
  const back: Point3 = [l * 0.55, w * 1.3, 0]
  const top: Point3 = [l * 0.5, w * 0.45, h * 1.2]
  return {
    points: [[0, 0, 0], [l, 0, 0], back, top],
    faces: [
      [1, 2, 3],
      [0, 1, 3],
    ],
    hidden: [
      [0, 2],
      [2, 3],
    ],
    measures: {
      length: [
        [0, 0, 0],
        [l, 0, 0],
      ],
      side: [
        [0, 0, 0],
        [l, 0, 0],
      ],
      height: [[l * 0.5, w * 0.45, 0], top, 'in'],
    },
  }
}

/** A prism lying on a rectangle with its triangle in front: length across, height of the triangle, width into depth. */
function prismWire(l: number, w: number, h: number): Wire {
  const points: Point3[] = [
    [0, 0, 0],
    [l, 0, 0],
    [l / 2, 0, h],
    [0, w * 1.1, 0],
    [l, w * 1.1, 0],
    [l / 2, w * 1.1, h],
  ]
  return {
    points,
    faces: [
      [1, 4, 5, 2],
      [0, 1, 2],
    ],
    hidden: [
      [0, 3],
      [3, 4],
      [3, 5],
    ],
    measures: {
      length: [
        [0, 0, 0],
        [l, 0, 0],
      ],
      width: [
        [l, 0, 0],
        [l, w * 1.1, 0],
      ],
      height: [[l / 2, 0, 0], [l / 2, 0, h], 'in'],
      baseHeight: [[l / 2, 0, 0], [l / 2, 0, h], 'in'],
      side: [
        [0, 0, 0],
        [l / 2, 0, h],
      ],
    },
  }
}

function hexWire(l: number, h: number): Wire {
  const ring = (z: number): Point3[] =>
    Array.from({ length: 6 }, (_, i) => {
      const a = (i * Math.PI) / 3
      return [(l / 2) * Math.cos(a), (l / 2) * Math.sin(a), z]
    })
  const tall = h * 1.3
  return {
    points: [...ring(0), ...ring(tall)],
    faces: [
      [3, 4, 10, 9],
      [4, 5, 11, 10],
      [5, 0, 6, 11],
      [6, 7, 8, 9, 10, 11],
    ],
    hidden: [
      [0, 1],
      [1, 2],
      [2, 3],
      [1, 7],
      [2, 8],
    ],
    measures: {
      side: [ring(0)[4] as Point3, ring(0)[5] as Point3],
      height: [ring(0)[0] as Point3, ring(tall)[0] as Point3],
    },
  }
}

/** An L-shaped body: a tall box at the left and a low one (half the height, half the length) at the right. */
function stepWire(l: number, w: number, h: number): Wire {
  const [a, s] = [l / 2, h / 2]
  const front: Point3[] = [
    [0, 0, 0],
    [l, 0, 0],
    [l, 0, s],
    [a, 0, s],
    [a, 0, h],
    [0, 0, h],
  ]
  const points: Point3[] = [...front, ...front.map(([x, , z]): Point3 => [x, w, z])]
  return {
    points,
    faces: [
      [5, 4, 10, 11],
      [4, 3, 9, 10],
      [3, 2, 8, 9],
      [2, 1, 7, 8],
      [0, 1, 2, 3, 4, 5],
    ],
    hidden: [
      [0, 6],
      [6, 7],
      [6, 11],
    ],
    measures: {
      length: [
        [0, 0, 0],
        [l, 0, 0],
      ],
      width: [
        [l, 0, 0],
        [l, w, 0],
      ],
      height: [
        [0, 0, 0],
        [0, 0, h],
      ],
      stepLength: [
        [a, 0, s],
        [l, 0, s],
      ],
      stepHeight: [
        [l, 0, 0],
        [l, 0, s],
      ],
    },
  }
}
