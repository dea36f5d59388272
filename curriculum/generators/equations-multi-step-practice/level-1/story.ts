import { firstNames } from '../../../words/names.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { RichText } from '../../../values/values.ts'

/** So much at the start and so much each time make a whole: how many times? START, EACH and WHOLE stand for the numbers. */
interface Scene {
  readonly told: RichText
  readonly asked: RichText
  readonly each: readonly [number, number]
  readonly start: readonly [number, number]
  /** The fewest times that make sense. */
  readonly least: number
}

export const scenes: readonly [Scene, ...Scene[]] = [
  {
    told: 'A taxi costs START dollars to start and EACH dollars for each mile. NAME pays WHOLE dollars.',
    asked: 'How many miles long is the ride?',
    each: [2, 6],
    start: [3, 12],
    least: 3,
  },
  {
    told: 'A fair costs START dollars to enter and EACH dollars for each ride. NAME spends WHOLE dollars.',
    asked: 'How many rides does NAME take?',
    each: [2, 7],
    start: [5, 20],
    least: 2,
  },
  {
    told: 'NAME has START dollars and saves EACH dollars each week. A skateboard costs WHOLE dollars.',
    asked: 'After how many weeks can NAME buy it?',
    each: [4, 15],
    start: [10, 60],
    least: 3,
  },
  {
    told: 'A plant is START centimeters tall. It grows EACH centimeters each week. Now it is WHOLE centimeters tall.',
    asked: 'How many weeks have passed?',
    each: [2, 6],
    start: [5, 30],
    least: 2,
  },
  {
    told: 'A gym costs START dollars to join and EACH dollars each month. So far NAME has paid WHOLE dollars.',
    asked: 'How many months has NAME paid for?',
    each: [15, 40],
    start: [20, 60],
    least: 2,
  },
  {
    told: 'NAME has read START pages of a book and reads EACH pages each day. The book has WHOLE pages.',
    asked: 'In how many days is the book finished?',
    each: [8, 25],
    start: [10, 60],
    least: 3,
  },
]

/** How many more times than the least it is at most. */
const mostTimes = 12

export interface Told {
  readonly scene: number
  readonly each: number
  readonly start: number
  readonly times: number
  readonly name: string
}

export const wholeOf = (p: Told): number => p.start + p.each * p.times
const sceneOf = (p: Told): Scene => scenes[p.scene] ?? scenes[0]
const filled = (p: Told, text: RichText): RichText =>
  text
    .replaceAll('NAME', p.name)
    .replace('START', String(p.start))
    .replace('EACH', String(p.each))
    .replace('WHOLE', String(wholeOf(p)))

/** A number of the part of a range that belongs to a difficulty. */
function drawn(chance: Chance, [low, high]: readonly [number, number], difficulty: number): number {
  const room = high - low
  return chance.int(low + Math.round(0.5 * difficulty * room), low + Math.round((0.5 + 0.5 * difficulty) * room))
}

/** A story of a start and equal steps: set it up as a two-step equation, solve it, and give the number that is asked for. */
export const story: LevelTask = task<Told>({
  id: 'story',
  kind: 'apply',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => {
    const scene = chance.int(0, scenes.length - 1)
    const { each, start, least } = scenes[scene] ?? scenes[0]
    return {
      scene,
      each: drawn(chance, each, difficulty),
      start: drawn(chance, start, difficulty),
      times: drawn(chance, [least, least + mostTimes], difficulty),
      name: chance.pick(firstNames),
    }
  },
  reject: (p) =>
    new Set([p.each, p.start, p.times, wholeOf(p)]).size < 4 || p.times === 1 ? 'two numbers are the same' : null,
  note: (p) => `${p.scene} ${p.each} ${p.start} ${p.times}`,
  prompt: (p) => ({ text: filled(p, `${sceneOf(p).told} ${sceneOf(p).asked}`) }),
  answer: (p) => whole(p.times),
  distractors: (p) => [
    wrongAnswer(
      whole(wholeOf(p) - p.start),
      'stops_early',
      `That is what is left without the \\(${p.start}\\). Now divide it into steps of \\(${p.each}\\).`,
    ),
    ...(wholeOf(p) % p.each === 0
      ? [
          wrongAnswer(
            whole(wholeOf(p) / p.each),
            'wrong_operation',
            `The \\(${p.start}\\) at the start counts only once. Subtract it first.`,
          ),
        ]
      : []),
    wrongAnswer(whole(p.times + 1), 'slip_off_by_one', 'Very close. Put your number into the story and check.'),
    wrongAnswer(whole(p.times - 1), 'slip_off_by_one', 'Very close. Put your number into the story and check.'),
  ],
  hints: (p) => [
    { text: 'What is there once at the start, and what comes again and again?' },
    { text: `Call the number that is asked for \\(n\\). Then \\(${p.each}n\\) comes on top of \\(${p.start}\\).` },
    { text: `Solve \\(${p.each}n + ${p.start} = ${wholeOf(p)}\\).` },
  ],
  solution: (p) => [
    nextStep('The start and the equal steps make the whole.', `${p.each}n + ${p.start} = ${wholeOf(p)}`),
    nextStep(`Subtract \\(${p.start}\\) from both sides.`, `${p.each}n = ${wholeOf(p) - p.start}`),
    nextStep(`Divide both sides by \\(${p.each}\\).`, `n = ${p.times}`, whole(p.times)),
  ],
  load: (p) => {
    const { each, start, least } = sceneOf(p)
    const share = (n: number, [low, high]: readonly [number, number]): number => (n - low) / (high - low)
    return share(p.each, each) + share(p.start, start) + share(p.times, [least, least + mostTimes])
  },
})
