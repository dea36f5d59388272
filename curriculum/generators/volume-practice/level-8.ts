import { solid } from '../../figures/solid.ts'
import { toldBy } from '../telling.ts'
import { pi, piLatex, unitNames, units } from './round-volume.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Unit } from './round-volume.ts'

/** A sphere, half of one, or `count` equal spheres; `r` is the radius, given as a diameter when `wide`. */
export interface Params {
  readonly kind: 'sphere' | 'half' | 'many'
  readonly r: number
  readonly count: number
  readonly wide: boolean
  readonly unit: Unit
}

function params(chance: Chance, difficulty: number): Params {
  const drawn = chance.pick(units)
  const unitOf = (r: number): Unit => (r > 20 ? 'cm' : drawn)
  const wide = chance.happens(1.5 * difficulty - 0.25)
  const grow = Math.round(6 * difficulty)
  const stage = chance.unit()
  if (stage < 0.46) {
    const r = chance.int(3, 80)
    return { kind: stage < 0.22 ? 'sphere' : 'half', r, count: 1, wide, unit: unitOf(r) }
  }
  const r = chance.int(3 + grow, 18 + grow)
  return { kind: 'many', r, count: chance.int(2, 15), wide, unit: drawn === 'm' || drawn === 'ft' ? 'cm' : unitOf(r) }
}

function tell(p: Params): Telling {
  const { r, count, wide, kind } = p
  const u = unitNames[p.unit]
  const across = wide ? `diameter of ${2 * r} ${u}` : `radius of ${r} ${u}`
  const cube = r ** 3
  const [n, d] = kind === 'half' ? [2, 3] : [4 * count, 3]
  const one = `\\frac{4}{3}\\pi \\times ${r}^3 = \\frac{4}{3}\\pi \\times ${cube} = ${piLatex(4 * cube, 3)}`
  const asks: Readonly<Record<Params['kind'], readonly string[]>> = {
    sphere: [
      `A sphere has a ${across}. Find its volume in terms of \\(\\pi\\).`,
      `Find the exact volume of a sphere with a ${across}.`,
    ],
    half: [
      `A hemisphere is half of a sphere. It has a ${across}. Find its volume in terms of \\(\\pi\\).`,
      `A solid dome is half of a sphere with a ${across}. Find its exact volume.`,
    ],
    many: [
      `${count} equal spheres each have a ${across}. Find their volume together in terms of \\(\\pi\\).`,
      `A machine makes ${count} solid spheres with a ${across}. How much material is in them? Leave \\(\\pi\\) in your answer.`,
    ],
  }
  return {
    ask: asks[kind],
    answer: pi(n * cube, d),
    wrong: [
      wide
        ? [pi(8 * n * cube, d), 'radius_diameter_swap', 'The diameter was cubed. Halve it first to get the radius.']
        : [pi(n * cube, 8 * d), 'radius_diameter_swap', `The radius was halved. The ${r} is already the radius.`],
      [pi(n * r * r, d), 'illusion_of_linearity', 'The radius was squared. A volume needs the radius three times.'],
      kind === 'half'
        ? [pi(4 * cube, 3), 'forget_half', 'That is the whole sphere. A hemisphere is half of it.']
        : kind === 'many'
          ? [pi(4 * cube, 3), 'stops_early', `That is one sphere. There are ${count} of them.`]
          : [pi(4 * r * r), 'looks_alike', 'That is the surface area of the sphere.'],
      [pi(n * cube), 'looks_alike', 'The third is missing. The factor is four thirds.'],
    ],
    hints: [
      'The volume of a sphere is \\(\\frac{4}{3}\\pi r^3\\).',
      wide ? `The radius is half of ${2 * r}.` : `Cube the radius: \\(${r} \\times ${r} \\times ${r}\\).`,
      kind === 'half'
        ? `Take half of \\(\\frac{4}{3}\\pi \\times ${r}^3\\).`
        : `Work out \\(${kind === 'many' ? `${count} \\times ` : ''}\\frac{4}{3}\\pi \\times ${r}^3\\).`,
    ],
    steps: [
      ...(wide ? ([['Halve the diameter to get the radius.', `r = ${2 * r} \\div 2 = ${r}`]] as const) : []),
      ['Use the formula for a sphere.', 'V = \\frac{4}{3}\\pi r^3'],
      ['Put in the radius.', one],
      ...(kind === 'half'
        ? ([['Take half of it.', `${piLatex(4 * cube, 3)} \\div 2 = ${piLatex(2 * cube, 3)}`]] as const)
        : []),
      ...(kind === 'many'
        ? ([
            [`Multiply by ${count}.`, `${count} \\times ${piLatex(4 * cube, 3)} = ${piLatex(4 * count * cube, 3)}`],
          ] as const)
        : []),
    ],
    rules: { unit: `${p.unit}^3` },
  }
}

function picture(p: Params): Figure {
  const label = p.wide ? { diameter: `${2 * p.r} ${p.unit}` } : { radius: `${p.r} ${p.unit}` }
  return solid({ solids: [{ kind: p.kind === 'half' ? 'hemisphere' : 'sphere', radius: p.r, labels: label }] })
}

/** Find the volume of a sphere, as a multiple of pi (8.G.C.9). */
export const level: TopicLevel<Params> = {
  key: 'volume_practice/8',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.r} ${p.count} ${p.wide ? 'd' : 'r'}`,
  ...toldBy(tell, picture),
  forms: ['pi_multiple', 'choice'],
  formsLeftOut: { numeric: 'The exact volume is a multiple of pi, which the number box cannot hold.' },
  figure: picture,
  load: (p) => (p.wide ? 10 : 0) + (p.kind === 'many' ? p.r / 8 : 2),
}
