import { parse } from '../../reading/parse.ts'
import type { Params } from './level-3.ts'
import type { Equation } from '../../values/values.ts'

const letters = ['z x y', 'w u v', 'p m n', 'c a b'] as const
const shapes = {
  joint: 'X*Y',
  quotient: 'X/Y',
  square_joint: 'X*Y^2',
  square_top: 'X^2/Y',
  square_bottom: 'X/Y^2',
} as const
const inverted = {
  joint: 'X/Y',
  quotient: 'X*Y',
  square_joint: 'X/Y^2',
  square_top: 'X^2*Y',
  square_bottom: 'X*Y^2',
} as const

function read(text: string): Equation {
  const parsed = parse(text)
  if (!parsed.ok || parsed.read.is !== 'equation') throw new RangeError(`not an equation: ${text}`)
  return { kind: 'equation', left: parsed.read.left, right: parsed.read.right }
}

const put = (shape: string, x: string | number, y: string | number): string =>
  shape.replace('X', `(${x})`).replace('Y', `(${y})`)

/** z : known z = shape of the letters : shape of the known numbers. */
function proportion(p: Params, shape: string): Equation {
  const [z, x, y] = (letters[p.letters] as string).split(' ') as [string, string, string]
  const known = `(${p.top}/${p.bottom})*${put(shapes[p.kind], p.x, p.y)}`
  return read(`${z}*(${put(shape, p.x, p.y)}) = (${known})*(${put(shape, x, y)})`)
}

export function oracle(p: Params): Equation {
  return proportion(p, shapes[p.kind])
}

export const wrong = {
  direct_for_inverse: (p: Params): Equation => proportion(p, inverted[p.kind]),
  wrong_operation: (p: Params): Equation => proportion(p, 'X+Y'),
}
