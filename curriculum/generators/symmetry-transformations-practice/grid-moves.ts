import type { Chance } from '../../chance.ts'

export type Spot = readonly [number, number]

/** A slide by (a, b); a flip over an axis, over y = x or y = -x, over x = k or y = k; a turn counterclockwise about a point. */
export type Move =
  | { readonly kind: 'slide'; readonly a: number; readonly b: number }
  | {
      readonly kind: 'flip'
      readonly line: 'x-axis' | 'y-axis' | 'y = x' | 'y = -x' | 'x = k' | 'y = k'
      readonly k: number
    }
  | { readonly kind: 'turn'; readonly degrees: 90 | 180 | 270; readonly center: Spot }

/** Where a move takes a point. */
export function movedBy(move: Move, [x, y]: Spot): Spot {
  if (move.kind === 'slide') return [x + move.a, y + move.b]
  if (move.kind === 'turn') {
    const [u, v] = [x - move.center[0], y - move.center[1]]
    const [p, q] = move.degrees === 90 ? [-v, u] : move.degrees === 180 ? [-u, -v] : [v, -u]
    return [move.center[0] + p, move.center[1] + q]
  }
  switch (move.line) {
    case 'x-axis':
      return [x, -y]
    case 'y-axis':
      return [-x, y]
    case 'y = x':
      return [y, x]
    case 'y = -x':
      return [-y, -x]
    case 'x = k':
      return [2 * move.k - x, y]
    case 'y = k':
      return [x, 2 * move.k - y]
  }
}

const steps = (n: number, more: string, less: string): string =>
  `${Math.abs(n)} ${Math.abs(n) === 1 ? 'unit' : 'units'} ${n > 0 ? more : less}`

/** 'translated 3 units right and 2 units up', 'reflected over the line y = x', 'rotated 90 degrees clockwise about the origin'. */
export function moveWords(move: Move): string {
  if (move.kind === 'slide') {
    const parts = [
      move.a === 0 ? '' : steps(move.a, 'right', 'left'),
      move.b === 0 ? '' : steps(move.b, 'up', 'down'),
    ].filter(Boolean)
    return `translated ${parts.join(' and ')}`
  }
  if (move.kind === 'turn') {
    const [x, y] = move.center
    const about = x === 0 && y === 0 ? 'the origin' : `\\((${x}, ${y})\\)`
    const way =
      move.degrees === 180
        ? '\\(180^\\circ\\)'
        : `\\(90^\\circ\\) ${move.degrees === 90 ? 'counterclockwise' : 'clockwise'}`
    return `rotated ${way} about ${about}`
  }
  return move.line.endsWith('axis')
    ? `reflected over the \\(${move.line.charAt(0)}\\)-axis`
    : `reflected over the line \\(${lineLatex(move)}\\)`
}

const lineLatex = (move: Extract<Move, { kind: 'flip' }>): string => move.line.replace('k', String(move.k))

/** The rule for coordinates in LaTeX, and the same rule in words. */
export function moveRule(move: Move): { readonly say: string; readonly latex: string } {
  const plus = (letter: string, n: number): string =>
    n === 0 ? letter : `${letter} ${n > 0 ? '+' : '-'} ${Math.abs(n)}`
  if (move.kind === 'slide')
    return {
      say: 'Right and up add to the coordinates, left and down subtract.',
      latex: `(x, y) \\to (${plus('x', move.a)}, ${plus('y', move.b)})`,
    }
  if (move.kind === 'turn') {
    const [x, y] = move.center
    const [p, q] = move.degrees === 90 ? ['-y', 'x'] : move.degrees === 180 ? ['-x', '-y'] : ['y', '-x']
    const rule = `(x, y) \\to (${p}, ${q})`
    if (x === 0 && y === 0)
      return {
        say:
          move.degrees === 180
            ? 'A half turn changes both signs.'
            : 'A quarter turn swaps the coordinates and changes one sign.',
        latex: rule,
      }
    return {
      say: 'Take the steps from the center to the point, turn the steps, and go them from the center.',
      latex: `\\text{steps } ${rule}`,
    }
  }
  switch (move.line) {
    case 'x-axis':
      return { say: 'Over the \\(x\\)-axis, only \\(y\\) changes its sign.', latex: '(x, y) \\to (x, -y)' }
    case 'y-axis':
      return { say: 'Over the \\(y\\)-axis, only \\(x\\) changes its sign.', latex: '(x, y) \\to (-x, y)' }
    case 'y = x':
      return { say: 'Over this line the two coordinates swap.', latex: '(x, y) \\to (y, x)' }
    case 'y = -x':
      return { say: 'Over this line the coordinates swap, and both change their signs.', latex: '(x, y) \\to (-y, -x)' }
    case 'x = k':
      return {
        say: 'The image is as far from the line as the point, on the other side. Only \\(x\\) changes.',
        latex: `(x, y) \\to (${plusMinus(2 * move.k)}x, y)`,
      }
    case 'y = k':
      return {
        say: 'The image is as far from the line as the point, on the other side. Only \\(y\\) changes.',
        latex: `(x, y) \\to (x, ${plusMinus(2 * move.k)}y)`,
      }
  }
}

const plusMinus = (n: number): string => (n === 0 ? '-' : `${n} - `)

/** Other moves that are made instead, each with its misconception and the reason. */
export function mixedUp(
  move: Move,
): readonly { readonly to: (at: Spot) => Spot; readonly id: string; readonly why: string }[] {
  if (move.kind === 'slide')
    return [
      {
        to: ([x, y]) => [x - move.a, y - move.b],
        id: 'wrong_operation',
        why: 'That goes the opposite way. Right and up add, left and down subtract.',
      },
      {
        to: ([x, y]) => [x + move.b, y + move.a],
        id: 'looks_alike',
        why: 'Left and right change the first coordinate, up and down the second.',
      },
      ...(move.a === 0 || move.b === 0
        ? [
            {
              to: ([x, y]: Spot): Spot => [x + move.a + 1, y + move.b],
              id: 'slip_off_by_one',
              why: 'Count the steps once more.',
            },
          ]
        : [
            {
              to: ([x, y]: Spot): Spot => [x + move.a, y],
              id: 'stops_early',
              why: 'The second part of the move was left out.',
            },
          ]),
    ]
  if (move.kind === 'turn') {
    const back = { ...move, degrees: move.degrees === 90 ? 270 : 90 } as Move
    const [cx, cy] = move.center
    if (move.degrees === 180)
      return [
        {
          to: (at) => movedBy({ ...move, degrees: 90 }, at),
          id: 'rotate_wrong_way',
          why: 'That is only a quarter turn. A half turn changes both signs.',
        },
        {
          to: ([x, y]) => [x, 2 * cy - y],
          id: 'reflect_wrong_axis',
          why: 'That flips the point. A half turn changes both ways.',
        },
        {
          to: ([x, y]) => [2 * cx - x, y],
          id: 'reflect_wrong_axis',
          why: 'That flips the point. A half turn changes both ways.',
        },
      ]
    return [
      {
        to: (at) => movedBy(back, at),
        id: 'rotate_wrong_way',
        why: `That turns ${move.degrees === 90 ? 'clockwise' : 'counterclockwise'}, the other way.`,
      },
      {
        to: ([x, y]) => [cx + (y - cy), cy + (x - cx)],
        id: 'rotate_wrong_way',
        why: 'The coordinates were swapped, but one sign must change too.',
      },
      {
        to: ([x, y]) => [2 * cx - x, 2 * cy - y],
        id: 'looks_alike',
        why: 'That is a half turn. A quarter turn swaps the coordinates.',
      },
      ...(cx === 0 && cy === 0
        ? []
        : [
            {
              to: (at: Spot): Spot => movedBy({ ...move, center: [0, 0] }, at),
              id: 'looks_alike',
              why: 'That turns about the origin. Here the center is another point.',
            },
          ]),
    ]
  }
  const other = {
    'x-axis': 'y-axis',
    'y-axis': 'x-axis',
    'x = k': 'y = k',
    'y = k': 'x = k',
    'y = x': 'x-axis',
    'y = -x': 'y-axis',
  } as const
  const wrongAxis = { ...move, line: other[move.line] } as Move
  const plain = move.line === 'x-axis' || move.line === 'y-axis'
  return [
    {
      to: (at) => movedBy(wrongAxis, at),
      id: 'reflect_wrong_axis',
      why: 'The other coordinate was changed. Look at where the mirror line runs.',
    },
    plain
      ? {
          to: ([x, y]) => [-x, -y],
          id: 'looks_alike',
          why: 'Both signs were changed. A reflection over an axis changes only one.',
        }
      : move.line === 'x = k' || move.line === 'y = k'
        ? {
            to: (at) => movedBy({ kind: 'flip', line: move.line === 'x = k' ? 'y-axis' : 'x-axis', k: 0 }, at),
            id: 'looks_alike',
            why: 'That reflects over an axis. The mirror line is another one.',
          }
        : {
            to: (at) => movedBy({ kind: 'flip', line: move.line === 'y = x' ? 'y = -x' : 'y = x', k: 0 }, at),
            id: 'looks_alike',
            why: 'That is the other slanted line. Check which corners the line runs through.',
          },
    plain
      ? {
          to: ([x, y]) => [y, x],
          id: 'looks_alike',
          why: 'The coordinates were swapped. Over an axis, a sign changes.',
        }
      : { to: ([x, y]) => [-x, -y], id: 'looks_alike', why: 'That changes both signs. Only mirror over the line.' },
  ]
}

/** A whole number from -most to most without 0. */
export const nonZero = (chance: Chance, most: number): number => chance.int(1, most) * (chance.happens(0.5) ? -1 : 1)
