import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { lineLatex } from '../line-drawings.ts'
import { graphedLine, type Params } from './numbers.ts'
import type { RichText } from '../../../values/values.ts'

/** Something that starts with an amount and gains or loses evenly; START and RATE stand for the numbers. */
interface Scene {
  readonly gains: RichText
  readonly loses: RichText
}

const scenes: readonly [Scene, ...Scene[]] = [
  {
    gains: 'A tank holds START liters of water. RATE liters flow in each minute.',
    loses: 'A tank holds START liters of water. RATE liters flow out each minute.',
  },
  {
    gains: 'A plant is START inches tall. It grows RATE inches each month.',
    loses: 'A candle is START inches tall. It burns down RATE inches each hour.',
  },
  {
    gains: 'Mia has START dollars. She saves RATE dollars each week.',
    loses: 'Mia has START dollars. She spends RATE dollars each week.',
  },
  {
    gains: 'A balloon is START meters up. It rises RATE meters each second.',
    loses: 'A balloon is START meters up. It sinks RATE meters each second.',
  },
  {
    gains: 'A shelf has START books. RATE books are added each day.',
    loses: 'A shelf has START books. RATE books are taken each day.',
  },
]

/** A story line and which of the scenes tells it. */
export interface Told extends Params {
  readonly scene: number
}

/** One of a thing is not "1 liters": numbers of 1 are not asked. */
export const told = (p: Told, rate: number, start: number): RichText => {
  const scene = scenes[p.scene] ?? scenes[0]
  return (rate < 0 ? scene.loses : scene.gains).replace('START', String(start)).replace('RATE', String(Math.abs(rate)))
}

const right = (p: Told): ReturnType<typeof item> => item('right', told(p, p.rise, p.b))

/** Which story an equation tells. */
export const whichStory: LevelTask = task<Told>({
  id: 'which_story',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => {
    const size = chance.int(2, 4 + Math.round(3 * difficulty))
    const loses = chance.happens(0.2 + 0.4 * difficulty)
    return {
      kind: 'story',
      rise: loses ? -size : size,
      run: 1,
      b: chance.int(5, 14) + (loses ? 2 * size : 0) + Math.round(8 * difficulty),
      scene: chance.int(0, scenes.length - 1),
    }
  },
  reject: (p) => (Math.abs(p.rise) === p.b ? 'start and rate are alike' : null),
  note: (p) => `${p.scene} ${p.rise} ${p.b}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Which story does this equation tell?',
      'Which story has this equation?',
      'Choose the story that this line belongs to.',
    ]),
    latex: lineLatex(p.rise, p.b),
  }),
  answer: right,
  distractors: (p) => [
    wrongAnswer(
      item('swapped', told(p, Math.sign(p.rise) * p.b, Math.abs(p.rise))),
      'intercept_swap',
      `\\(${p.b}\\) stands alone, so it is the amount at the start. \\(${Math.abs(p.rise)}\\) stands with \\(x\\).`,
    ),
    wrongAnswer(
      item('turned', told(p, -p.rise, p.b)),
      'slip_sign',
      p.rise < 0
        ? 'The number with \\(x\\) is negative, so it gets less.'
        : 'The number with \\(x\\) is positive, so it gets more.',
    ),
    wrongAnswer(
      item('both', told(p, -Math.sign(p.rise) * p.b, Math.abs(p.rise))),
      'looks_alike',
      'Look first for the amount at the start, then for what changes each time.',
    ),
  ],
  hints: (p) => [
    { text: 'What is \\(y\\) when \\(x = 0\\)? That is the amount at the start.' },
    { text: `The start is \\(${p.b}\\). What does the number with \\(x\\) say?` },
    { text: `Each step ${p.rise < 0 ? 'takes away' : 'adds'} ${Math.abs(p.rise)}.` },
  ],
  solution: (p) => [
    nextStep('At the start, \\(x = 0\\).', `y = ${p.b}`),
    nextStep(
      `Each step to the right ${p.rise < 0 ? 'takes away' : 'adds'} ${Math.abs(p.rise)}.`,
      lineLatex(p.rise, p.b),
    ),
    nextStep(`This story says both: ${right(p).text}`, undefined, right(p)),
  ],
  load: (p) => graphedLine.load(p) + p.b / 3 + (p.rise < 0 ? 2 : 0),
})
