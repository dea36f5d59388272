import { circle } from '../../figures/circle.ts'
import { toldBy } from '../telling.ts'
import { exactly, piLeftOut, tenth, unitNames, units, usePi, written } from './with-pi.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Unit } from './with-pi.ts'

/** A circle; `tenths` is the given radius or diameter in tenths of a unit. `turns` above 1 asks how far a wheel rolls. */
export interface Params {
  readonly given: 'radius' | 'diameter'
  readonly tenths: number
  readonly turns: number
  readonly unit: Unit
}

const things: Readonly<Record<Unit, readonly string[]>> = {
  cm: ['plate', 'lid', 'coin tray'],
  m: ['pond', 'fountain', 'flower bed'],
  in: ['pizza', 'clock', 'drum'],
  ft: ['pool', 'rug', 'trampoline'],
}

function params(chance: Chance, difficulty: number): Params {
  const rolls = chance.happens(1.4 * difficulty - 0.4)
  const given = rolls ? 'diameter' : chance.happens(0.7 - 0.5 * difficulty) ? 'diameter' : 'radius'
  if (rolls)
    return {
      given,
      tenths: 10 * chance.int(20, 70),
      turns: chance.int(2, 12),
      unit: chance.pick(['cm', 'in'] as const),
    }
  return { given, tenths: chance.int(15, given === 'diameter' ? 400 : 260), turns: 1, unit: chance.pick(units) }
}

/** Diameter in tenths. */
const across = (p: Params): number => (p.given === 'diameter' ? p.tenths : 2 * p.tenths)

function tell(p: Params): Telling {
  const { tenths, turns, given } = p
  const u = unitNames[p.unit]
  const length = `${exactly(tenths, 10)} ${u}`
  const d = across(p)
  const value = tenth(314 * d * turns, 1000)
  const isRadius = given === 'radius'
  return {
    ask:
      turns > 1
        ? [
            `A wheel has a diameter of ${length}. How far does it roll in ${turns} turns? ${usePi}`,
            `A hoop with a diameter of ${length} rolls along and turns ${turns} times. How far does it go? ${usePi}`,
          ]
        : (words) =>
            `${words.pick([`A circle has a ${given} of ${length}. What is its circumference?`, `A round ${words.pick(things[p.unit])} has a ${given} of ${length}. How far is it around?`])} ${usePi}`,
    answer: value,
    wrong: [
      isRadius
        ? [tenth(314 * tenths, 1000), 'radius_diameter_swap', 'The radius was used as the diameter. Double it first.']
        : [
            tenth(2 * 314 * d * turns, 1000),
            'radius_diameter_swap',
            `The diameter was doubled. ${exactly(tenths, 10)} is already the diameter.`,
          ],
      turns > 1
        ? [tenth(314 * d, 1000), 'stops_early', `That is one turn. It turns ${turns} times.`]
        : [
            tenth(314 * d * d, 40000),
            'area_perimeter_swap',
            'That is the area. The circumference is the distance around.',
          ],
      turns > 1
        ? [
            tenth(314 * d * d * turns, 40000),
            'area_perimeter_swap',
            'That uses the area. The wheel rolls on its rim, so the distance around counts.',
          ]
        : [tenth(d, 10), 'stops_early', 'That is the diameter. Multiply it by 3.14.'],
      [tenth(157 * d * turns, 1000), 'radius_diameter_swap', 'That is half of the way around. Use the whole diameter.'],
    ],
    hints: [
      'The circumference is pi times the diameter.',
      isRadius ? `The diameter is twice the radius: \\(2 \\times ${exactly(tenths, 10)}\\).` : 'The diameter is given.',
      `Work out \\(3.14 \\times ${exactly(d, 10)}${turns > 1 ? ` \\times ${turns}` : ''}\\).`,
    ],
    steps: [
      ...(isRadius
        ? ([
            ['Double the radius to get the diameter.', `2 \\times ${exactly(tenths, 10)} = ${exactly(d, 10)}`],
          ] as const)
        : ([['The circumference is pi times the diameter.', 'C = \\pi \\times d']] as const)),
      ['Multiply by 3.14.', `3.14 \\times ${exactly(d, 10)} = ${exactly(314 * d, 1000)}`],
      ...(turns > 1
        ? ([
            [
              `Multiply by ${turns} turns.`,
              `${exactly(314 * d, 1000)} \\times ${turns} = ${exactly(314 * d * turns, 1000)}`,
            ],
          ] as const)
        : []),
      ['Round to the nearest tenth.', `${written(value)}`],
    ],
    rules: { unit: u, places: 1 },
  }
}

function picture(p: Params): Figure {
  const label = `${exactly(p.tenths, 10)} ${p.unit}`
  return circle({
    points: [{ at: 20 }],
    ...(p.given === 'radius' ? { radii: [{ to: 0, label }] } : { diameters: [{ through: 0, label }] }),
    filled: false,
  })
}

/** Find the distance around a circle, with 3.14 for pi (7.G.B.4). */
export const level: TopicLevel<Params> = {
  key: 'circles_intro/2',
  version: 1,
  params,
  reject: (p) => (across(p) === 40 ? 'area and circumference are the same number' : null),
  note: (p) => `${p.given} ${p.tenths} ${p.turns}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  formsLeftOut: piLeftOut,
  figure: picture,
  load: (p) => (p.turns > 1 ? 4 : 0) + (p.given === 'radius' ? 2 : 0),
}
