import { solid } from '../../figures/solid.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { mixedParts, multiplyRationals, rational, toNumber, whole } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Fraction = readonly [n: number, d: number]

/** The three edges of a box; `cube` > 0 asks how many cubes of edge 1 / cube fill it. */
export interface Params {
  readonly edges: readonly [Fraction, Fraction, Fraction]
  readonly cube: number
  readonly unit: 'cm' | 'm' | 'in' | 'ft'
}

const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const

function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(['cm', 'm', 'in', 'ft'] as const)
  const stage = difficulty + (chance.unit() - 0.5) * 0.2
  if (stage > 0.35 && stage < 0.6 && chance.happens(0.7)) {
    const cube = chance.pick(difficulty < 0.5 ? [2] : [2, 3, 4])
    const edge = (): Fraction => [chance.int(cube + 1, 4 * cube + 1), cube]
    return { edges: [edge(), edge(), edge()], cube, unit }
  }
  const many = 1 + Math.round(2 * difficulty)
  const edge = (i: number): Fraction => {
    const d = i < many ? chance.pick(difficulty < 0.4 ? [2, 3, 4] : [2, 3, 4, 5]) : 1
    return [chance.int(d + 1, d === 1 ? 9 : 4 * d), d]
  }
  const [a, b, c] = chance.shuffle([edge(0), edge(1), edge(2)]) as [Fraction, Fraction, Fraction]
  return { edges: [a, b, c], cube: 0, unit }
}

const values = (p: Params): readonly [Rational, Rational, Rational] =>
  p.edges.map(([n, d]) => rational(n, d)) as unknown as [Rational, Rational, Rational]
const volume = (p: Params): Rational => values(p).reduce((a, b) => multiplyRationals(a, b))
const answer = (p: Params): Rational => (p.cube === 0 ? volume(p) : multiplyRationals(volume(p), whole(p.cube ** 3)))

function reject(p: Params): string | null {
  const sizes = p.edges.map(([n, d]) => n / d)
  if (Math.max(...sizes) > 3.2 * Math.min(...sizes)) return 'long and thin'
  if (p.edges.every(([n, d]) => n % d === 0)) return 'no fraction'
  return new Set(sizes).size < 3 ? 'two edges alike' : null
}

/** '2 1/2' beside an edge, LaTeX in texts. */
function plain(r: Rational): string {
  const { whole: n, part } = mixedParts(r)
  return part.n === 0n ? String(n) : n === 0n ? `${part.n}/${part.d}` : `${n} ${part.n}/${part.d}`
}
const mixed = (r: Rational): string => rationalLatex(r, 'mixed')

function tellFill(p: Params): Telling {
  const { cube } = p
  const along = p.edges.map(([n, d]) => (n * cube) / d) as [number, number, number]
  const count = along[0] * along[1] * along[2]
  const part = `\\(\\frac{1}{${cube}}\\)`
  return {
    ask: `A box is \\(${values(p).map(mixed).join('\\) by \\(')}\\) ${unitNames[p.unit]}. How many cubes with edges of ${part} ${p.unit} fill it?`,
    answer: count,
    wrong: [
      [
        multiplyRationals(volume(p), whole(cube)),
        'illusion_of_linearity',
        `${cube} small cubes fit along each edge of a unit cube, so more than ${cube} fit inside.`,
      ],
      [along[0] + along[1] + along[2], 'wrong_operation', 'The numbers along the edges are multiplied, not added.'],
      [
        multiplyRationals(volume(p), whole(cube * cube)),
        'illusion_of_linearity',
        'Cubes fill three directions: length, width and height.',
      ],
      [along[0] * along[1], 'stops_early', 'That is one layer of cubes. Multiply by the number of layers.'],
    ],
    hints: [
      `How many edges of ${part} fit along each side?`,
      `Along the first side there are ${along[0]}.`,
      `Along the others there are ${along[1]} and ${along[2]}. Multiply all three.`,
    ],
    steps: [
      [`Count how many cubes fit along each edge: multiply each length by ${cube}.`, along.join(', \\ ')],
      ['Multiply the three numbers.', `${along.join(' \\times ')} = ${count}`],
    ],
    rules: {},
  }
}

function tell(p: Params): Telling {
  if (p.cube > 0) return tellFill(p)
  const [a, b, c] = values(p)
  const product = multiplyRationals(a, b)
  const v = volume(p)
  const floors = p.edges.map(([n, d]) => Math.floor(n / d))
  const fractions = p.edges.reduce(
    (r, [n, d]) => multiplyRationals(r, n % d === 0 ? whole(1) : rational(n % d, d)),
    whole(1),
  )
  const wholes = floors.reduce((x, y) => x * Math.max(y, 1), 1)
  const [x, y, z] = [a, b, c].map((r) => rationalLatex(r)) as [string, string, string]
  return {
    ask: [
      `A box is \\(${mixed(a)}\\) ${p.unit} long, \\(${mixed(b)}\\) ${p.unit} wide and \\(${mixed(c)}\\) ${p.unit} high. Find its volume.`,
      `Find the volume of a box with edges of \\(${mixed(a)}\\), \\(${mixed(b)}\\) and \\(${mixed(c)}\\) ${unitNames[p.unit]}.`,
    ],
    answer: v,
    wrong: [
      [
        rational(BigInt(wholes) * fractions.d + fractions.n, fractions.d),
        'looks_alike',
        'Whole parts and fractions were multiplied apart. Change the mixed numbers to fractions first.',
      ],
      [product, 'stops_early', 'That is the area of the bottom. Multiply it by the height.'],
      [
        rational(a.n * b.d * c.d + b.n * a.d * c.d + c.n * a.d * b.d, a.d * b.d * c.d),
        'wrong_operation',
        'The edges were added. Multiply them for the volume.',
      ],
      [whole(wholes), 'looks_alike', 'The fractions were left out. Change the mixed numbers to fractions first.'],
    ],
    hints: [
      'Volume is length times width times height.',
      'Change mixed numbers to fractions first.',
      `Multiply: \\(${x} \\times ${y} \\times ${z}\\).`,
    ],
    steps: [
      ['Write all edges as fractions.', `${x} \\times ${y} \\times ${z}`],
      ['Multiply length and width.', `${x} \\times ${y} = ${rationalLatex(product)}`],
      [
        'Multiply by the height.',
        `${rationalLatex(product)} \\times ${z} = ${rationalLatex(v)}${v.d !== 1n && v.n > v.d ? ` = ${mixed(v)}` : ''}`,
      ],
    ],
    rules: { unit: `cubic ${unitNames[p.unit]}` },
  }
}

function picture(p: Params): Figure {
  const [a, b, c] = values(p)
  const label = (r: Rational): string => `${plain(r)} ${p.unit}`
  return solid({
    solids: [
      {
        kind: 'box',
        length: toNumber(a),
        width: toNumber(b),
        height: toNumber(c),
        labels: { length: label(a), width: label(b), height: label(c) },
      },
    ],
  })
}

/** Find volumes with fractional edges (6.G.A.2). */
export const level: TopicLevel<Params> = {
  key: 'volume_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.edges.map((e) => e.join('/')).join(' ')} ${p.cube}`,
  ...toldBy(tell, picture),
  answer,
  forms: ['fraction', 'mixed_number', 'choice'],
  figure: picture,
  load: (p) => (p.cube > 0 ? 3.2 : p.edges.reduce((sum, [n, d]) => sum + (n % d === 0 ? 0 : 1 + d / 4), 0)),
}
