import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { rational } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { text } from './written.ts'

/** A decimal below 1 of one or two places, to be shaded in tenths or hundredths. */
export interface Shaded {
  readonly units: number
  readonly places: 1 | 2
}

/** How many of the parts. */
const count = (p: Shaded, parts: 10 | 100): number => (p.units * parts) / 10 ** p.places

/** Shade a decimal: tenths of a bar, or squares of a hundred grid (4.NF.C.6, 4.NF.C.7). */
export function shadeDecimal(numbers: Numbers<Shaded>, parts: 10 | 100, space?: number): LevelTask {
  const what = parts === 10 ? 'bar' : 'grid'
  const piece = parts === 10 ? 'part' : 'square'
  return task<Shaded>({
    ...(space === undefined ? {} : { space }),
    id: 'shade_decimal',
    kind: 'build',
    version: 1,
    form: 'parts_of_whole',
    params: (chance, difficulty) => numbers.params(chance, difficulty),
    note: (p) => numbers.note(p),
    prompt: (p, words) => ({
      text: words.pick([
        `The whole ${what} is 1. Shade \\(${text(p.units, p.places)}\\).`,
        `Shade \\(${text(p.units, p.places)}\\) of the ${what}.`,
        `The ${what} has ${parts} equal ${piece}s. Show \\(${text(p.units, p.places)}\\).`,
      ]),
    }),
    answer: (p) => rational(p.units, 10 ** p.places),
    rules: () => ({ given: { part: 'denominator', value: parts } }),
    widget: () => ({
      surface: { widget: 'fraction_parts', shape: parts === 10 ? 'bar' : 'grid', wholes: 1, parts, start: '' },
    }),
    distractors: (p) => [
      ...(p.places === 1 && parts === 100
        ? [
            wrongAnswer(
              rational(p.units, 100),
              'slip_place',
              `You shaded ${countNoun(p.units, 'square')}. That is ${countNoun(p.units, 'hundredth')}, not ${countNoun(p.units, 'tenth')}.`,
            ),
          ]
        : []),
      ...(p.places === 2 && p.units < 10
        ? [
            wrongAnswer(
              rational(p.units, 10),
              'slip_place',
              `You shaded ${countNoun(10 * p.units, 'square')}. The digit is in the hundredths place.`,
            ),
          ]
        : []),
      ...(2 * p.units === 10 ** p.places
        ? []
        : [
            wrongAnswer(
              rational(10 ** p.places - p.units, 10 ** p.places),
              'looks_alike',
              `You left \\(${text(p.units, p.places)}\\) white. Shade that part.`,
            ),
          ]),
    ],
    hints: (p) => [
      {
        text:
          parts === 10
            ? 'One of the 10 parts is one tenth.'
            : 'A full column is one tenth. One square is one hundredth.',
      },
      {
        text:
          parts === 10
            ? `How many tenths are in \\(${text(p.units, p.places)}\\)?`
            : `\\(${text(p.units, p.places)}\\) is ${countNoun(count(p, parts), 'hundredth')}.`,
      },
    ],
    solution: (p) => [
      nextStep(
        `\\(${text(p.units, p.places)}\\) is ${countNoun(count(p, parts), parts === 10 ? 'tenth' : 'hundredth')}.`,
        `${text(p.units, p.places)} = \\frac{${count(p, parts)}}{${parts}}`,
      ),
      nextStep(`So shade ${countNoun(count(p, parts), piece)}.`, undefined, rational(p.units, 10 ** p.places)),
    ],
    load: (p) => numbers.load(p),
  })
}
