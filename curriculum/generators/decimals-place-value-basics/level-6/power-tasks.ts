import { matchFaces } from '../../../tasks/match-faces.ts'
import { task, type LevelTask, type Numbers } from '../../../tasks/task.ts'
import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { decimalLength, rational, toDecimalText, whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { byPowersOfTen, type Params } from './numbers.ts'

const numbers: Numbers<Params> = byPowersOfTen
const sign = (p: Params): string => (p.divides ? '\\div' : '\\times')
const factor = (p: Params): number => 10 ** p.power
/** The number, moved by so many places to the left; below 0 to the right. */
function moved(p: Params, by: number): string {
  const shift = by - p.places
  const r = shift >= 0 ? rational(p.units * 10 ** shift, 1) : rational(p.units, 10 ** -shift)
  return toDecimalText(r, decimalLength(r) ?? 0)
}
const start = (p: Params): string => moved(p, 0)
const end = (p: Params): string => moved(p, p.divides ? -p.power : p.power)
const asked = (p: Params): string => `\\(${start(p)} ${sign(p)} ${factor(p)}\\)`
const placesText = (n: number): string => `${n} ${n === 1 ? 'place' : 'places'}`

/** By what was it multiplied or divided? Told by how far the digits moved (5.NBT.A.2). */
export const missingPower: LevelTask = task<Params>({
  id: 'missing_power',
  kind: 'reverse',
  version: 1,
  band: [0, 1],
  form: 'numeric',
  params: (chance, difficulty) => numbers.params(chance, difficulty),
  reject: (p) => numbers.reject?.(p) ?? null,
  note: (p) => numbers.note(p),
  prompt: (p, words) => ({
    text: words.pick([
      'Which number is missing?',
      `What was \\(${start(p)}\\) ${p.divides ? 'divided' : 'multiplied'} by?`,
      'Look how far the digits moved. Which number belongs in the box?',
    ]),
    latex: `${start(p)} ${sign(p)} \\square = ${end(p)}`,
  }),
  answer: (p) => whole(factor(p)),
  distractors: (p) => [
    wrongAnswer(
      whole(10 * factor(p)),
      'slip_place',
      `The digits moved ${placesText(p.power)}, so the number has ${p.power} ${p.power === 1 ? 'zero' : 'zeros'}.`,
    ),
    ...(p.power > 1
      ? [
          wrongAnswer(
            whole(factor(p) / 10),
            'slip_place',
            `The digits moved ${placesText(p.power)}, so the number has ${p.power} zeros.`,
          ),
          wrongAnswer(
            whole(10 * p.power),
            'looks_alike',
            `Each place is times ten: ${placesText(p.power)} are \\(${factor(p)}\\).`,
          ),
        ]
      : [wrongAnswer(whole(1000), 'slip_place', 'The digits moved only 1 place.')]),
  ],
  hints: () => [
    { text: 'The digits stay the same. How many places did they move?' },
    { text: 'One place is times or divided by 10. Two places are 100.' },
  ],
  solution: (p) => [
    nextStep(`Each digit moved ${placesText(p.power)} to the ${p.divides ? 'right' : 'left'}.`),
    nextStep(
      `So the number has ${p.power} ${p.power === 1 ? 'zero' : 'zeros'}.`,
      `${start(p)} ${sign(p)} ${factor(p)} = ${end(p)}`,
      whole(factor(p)),
    ),
  ],
  load: (p) => numbers.load(p),
})

/** One number times and divided by powers of ten, matched with the results (5.NBT.A.1, 5.NBT.A.2). */
export const matchPowers: LevelTask = matchFaces<Params>(numbers, {
  id: 'match_powers',
  version: 1,
  band: [0, 1],
  draws: (chance, difficulty) => {
    const p = numbers.params(chance, difficulty)
    const power = p.power === 3 ? 2 : p.power
    return chance.shuffle(
      [power, power === 1 ? 2 : 1].flatMap((each) =>
        [false, true].map((divides): Params => ({ ...p, power: each === 1 ? 1 : 2, divides })),
      ),
    )
  },
  left: asked,
  right: (p) => `\\(${end(p)}\\)`,
  means: end,
  most: 4,
  asks: [
    'Match each calculation with its result.',
    'Where do the digits go? Match them.',
    'Find the result of each calculation.',
  ],
  hints: ['Multiplying moves the digits to the left, dividing to the right.', 'The zeros tell how many places.'],
  because: (p) =>
    `In ${asked(p)} the digits move ${placesText(p.power)} to the ${p.divides ? 'right' : 'left'}: \\(${end(p)}\\).`,
  why: (p, q) => `${asked(p)} is \\(${end(p)}\\), and ${asked(q)} is \\(${end(q)}\\).`,
  misconception: () => 'looks_alike',
})

/** Results are checked: a zero annexed, one place too few, the other way (5.NBT.A.2). */
export const truePowers: LevelTask = trueFalseSort<Params>(numbers, {
  id: 'true_powers',
  version: 1,
  sets: 'each',
  most: 5,
  claims: (p) => {
    const way = p.divides ? -1 : 1
    const claim = (value: string, misconception: string) => ({
      text: `\\(${start(p)} ${sign(p)} ${factor(p)} = ${value}\\)`,
      isTrue: value === end(p),
      misconception,
      why: `The digits move ${placesText(p.power)} to the ${p.divides ? 'right' : 'left'}: \\(${end(p)}\\).`,
    })
    return [
      claim(end(p), 'slip_place'),
      claim(moved(p, way * (p.power === 1 ? 2 : p.power - 1)), 'slip_place'),
      ...(p.divides ? [] : [claim(`${start(p)}${'0'.repeat(p.power)}`, 'annex_zero')]),
      claim(moved(p, -way * p.power), 'wrong_operation'),
    ]
  },
  asks: () => [
    'Which results are right? Sort them.',
    'True or not true? Look where the digits go.',
    'Check each result. Is it true?',
  ],
  hints: ['The zeros of the power of ten tell how many places.', 'Does it get larger or smaller?'],
})
