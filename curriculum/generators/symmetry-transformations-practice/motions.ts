/** Rigid motions that keep the origin in its place, in words of about one length, and as rules for coordinates. */
export const motions = {
  'over x': { text: 'Reflection over the \\(x\\)-axis', rule: '(x, y) \\to (x, -y)' },
  'over y': { text: 'Reflection over the \\(y\\)-axis', rule: '(x, y) \\to (-x, y)' },
  'over y = x': { text: 'Reflection over \\(y = x\\)', rule: '(x, y) \\to (y, x)' },
  'half turn': { text: 'Rotation by \\(180^\\circ\\) about the origin', rule: '(x, y) \\to (-x, -y)' },
  'quarter left': {
    text: 'Rotation by \\(90^\\circ\\) counterclockwise about the origin',
    rule: '(x, y) \\to (-y, x)',
  },
  'quarter right': { text: 'Rotation by \\(90^\\circ\\) clockwise about the origin', rule: '(x, y) \\to (y, -x)' },
} as const

export type Motion = keyof typeof motions

/** Where a motion takes a point. */
export function moved(motion: Motion, [x, y]: readonly [number, number]): [number, number] {
  switch (motion) {
    case 'over x':
      return [x, -y]
    case 'over y':
      return [-x, y]
    case 'over y = x':
      return [y, x]
    case 'half turn':
      return [-x, -y]
    case 'quarter left':
      return [-y, x]
    case 'quarter right':
      return [y, -x]
  }
}
