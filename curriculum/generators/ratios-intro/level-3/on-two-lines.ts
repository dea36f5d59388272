import { task, type LevelTask } from '../../../tasks/task.ts'
import { placesOf } from '../../../values/places.ts'
import { whole } from '../../../values/rational.ts'
import { firstNames } from '../../../words/names.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { kindOf, total, unitRate, type Params } from './numbers.ts'
import type { Value } from '../../../values/values.ts'

/** A rate, and two amounts that are to be placed, as so many units. */
export interface Placed extends Params {
  readonly name: string
  readonly near: number
  readonly far: number
}

const flag = (p: Placed, units: number): string => String(p.rate * units)
const placed = (p: Placed, near: number, far: number): Value =>
  placesOf([
    { name: flag(p, p.near), at: whole(near) },
    { name: flag(p, p.far), at: whole(far) },
  ])

/** Two lines that belong together: which amounts belong to which units, without a number between the ends. */
export const onTwoLines: LevelTask = task<Placed>({
  id: 'on_two_lines',
  kind: 'build',
  version: 1,
  form: 'line_points',
  params: (chance, difficulty) => {
    const count = chance.int(4 + Math.round(3 * difficulty), 6 + Math.round(4 * difficulty))
    const near = chance.int(1, count - 2)
    return {
      ...unitRate.params(chance, difficulty),
      count,
      name: chance.pick(firstNames),
      near,
      far: chance.int(near + 1, count - 1),
    }
  },
  note: (p) => `${p.kind} ${p.rate} ${p.count} ${p.near} ${p.far}`,
  prompt: (p, words) => {
    const { many, units, say } = kindOf(p)
    const told = say(p.name, `\\(${total(p)}\\)`, `\\(${p.count}\\)`)
    return {
      text: `${told} ${words.pick([
        `At that rate, put \\(${flag(p, p.near)}\\) and \\(${flag(p, p.far)}\\) ${many} over the right number of ${units}.`,
        `The rate stays the same. Place \\(${flag(p, p.near)}\\) and \\(${flag(p, p.far)}\\) ${many} on the upper line.`,
      ])}`,
    }
  },
  answer: (p) => placed(p, p.near, p.far),
  distractors: (p) => [
    ...(p.near + 1 < p.count
      ? [
          wrongAnswer(
            placed(
              p,
              p.near,
              Math.min(p.count - 1, p.far + 1) === p.far ? p.far - 1 : Math.min(p.count - 1, p.far + 1),
            ),
            'near',
            `Each mark stands for as much as the one before it. Count on in steps of \\(${p.rate}\\).`,
          ),
        ]
      : []),
  ],
  widget: (p) => ({
    surface: {
      widget: 'line_points',
      track: { from: 0, to: p.count, under: 1, mark: 1, every: 1, snap: 1, written: 'decimal' },
      points: [flag(p, p.near), flag(p, p.far)],
      over: {
        name: kindOf(p).many,
        below: kindOf(p).units,
        marks: [
          { at: 0, text: '0' },
          { at: p.count, text: String(total(p)) },
        ],
      },
      start: '',
    },
  }),
  hints: (p) => [
    { text: `What belongs to one of the \\(${p.count}\\) ${kindOf(p).units}?` },
    { text: `Divide \\(${total(p)}\\) by \\(${p.count}\\). Then every mark is that much more.` },
  ],
  solution: (p) => [
    nextStep(
      `Find out how many ${kindOf(p).many} belong to one ${kindOf(p).one}.`,
      `${total(p)} \\div ${p.count} = ${p.rate}`,
    ),
    nextStep(
      `Divide each amount by \\(${p.rate}\\) to find the ${kindOf(p).units}.`,
      `${flag(p, p.near)} \\div ${p.rate} = ${p.near} \\qquad ${flag(p, p.far)} \\div ${p.rate} = ${p.far}`,
      placed(p, p.near, p.far),
    ),
  ],
  load: (p) => p.count + p.rate / 100,
})
