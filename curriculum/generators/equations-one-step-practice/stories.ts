import { equationStory } from '../../tasks/equation-story.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { leftOf, oneStepLatex, rightOf, undoing, type OneStep } from './one-step.ts'
import type { Chance } from '../../chance.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { Item, RichText } from '../../values/values.ts'

/** A scene of one step: {name}, {a} and {b} stand for name and numbers; the letter is always n. */
interface Scene {
  readonly does: '+' | '-' | 'x' | ':'
  readonly a: readonly [low: number, high: number]
  readonly x: readonly [low: number, high: number]
  readonly told: RichText
  readonly asked: RichText
  readonly counted: string
}

const addedScenes: readonly [Scene, ...Scene[]] = [
  {
    does: '+',
    a: [8, 45],
    x: [20, 90],
    told: '{name} has already read \\(n\\) pages of a book and reads {a} more today. Now the bookmark is on page {b}.',
    asked: 'How many pages had {name} read before today?',
    counted: 'pages',
  },
  {
    does: '+',
    a: [12, 60],
    x: [15, 80],
    told: 'A bus ticket costs \\(n\\) dollars. With {a} dollars for a train ticket, the trip costs {b} dollars.',
    asked: 'How much is the bus ticket?',
    counted: 'dollars',
  },
  {
    does: '-',
    a: [6, 40],
    x: [50, 140],
    told: 'A tank held \\(n\\) liters of water. After {a} liters were drained, {b} liters were left.',
    asked: 'How many liters did the tank hold at first?',
    counted: 'liters',
  },
  {
    does: '-',
    a: [5, 30],
    x: [35, 95],
    told: 'A jacket costs \\(n\\) dollars. With a coupon for {a} dollars off, {name} pays {b} dollars.',
    asked: 'What is the price without the coupon?',
    counted: 'dollars',
  },
  {
    does: '+',
    a: [3, 14],
    x: [4, 19],
    told: 'At noon it was \\(n\\) degrees. By 4 p.m. the temperature had risen by {a} degrees, to {b} degrees.',
    asked: 'What was the temperature at noon?',
    counted: 'degrees',
  },
  {
    does: '-',
    a: [9, 48],
    x: [60, 180],
    told: 'In a hall, \\(n\\) seats were taken. During the break {a} people left, and {b} seats were still taken.',
    asked: 'How many seats were taken before the break?',
    counted: 'seats',
  },
]

const multipliedScenes: readonly [Scene, ...Scene[]] = [
  {
    does: 'x',
    a: [3, 12],
    x: [4, 18],
    told: 'A row of a theater has \\(n\\) seats. {a} equal rows have {b} seats altogether.',
    asked: 'How many seats does one row have?',
    counted: 'seats',
  },
  {
    does: 'x',
    a: [3, 9],
    x: [6, 24],
    told: '{name} earns \\(n\\) dollars an hour. In {a} hours that comes to {b} dollars.',
    asked: 'How much is one hour of work?',
    counted: 'dollars',
  },
  {
    does: ':',
    a: [3, 12],
    x: [24, 180],
    told: 'A club shares \\(n\\) dollars equally among {a} teams. Each team gets {b} dollars.',
    asked: 'How many dollars did the club share?',
    counted: 'dollars',
  },
  {
    does: ':',
    a: [4, 9],
    x: [40, 240],
    told: 'A ribbon of \\(n\\) centimeters is cut into {a} equal pieces. Each piece is {b} centimeters long.',
    asked: 'How long was the ribbon?',
    counted: 'centimeters',
  },
  {
    does: 'x',
    a: [4, 15],
    x: [3, 16],
    told: 'A cyclist rides \\(n\\) kilometers every day. In {a} days, the cyclist rides {b} kilometers.',
    asked: 'How far does the cyclist ride each day?',
    counted: 'kilometers',
  },
  {
    does: ':',
    a: [6, 14],
    x: [60, 250],
    told: '{name} puts \\(n\\) photos into an album, with the same number on each of {a} pages. There are {b} photos on a page.',
    asked: 'How many photos are there in all?',
    counted: 'photos',
  },
]

/** A scene by its place in the list, its numbers, and who is in it. */
export interface Told extends OneStep {
  readonly scene: number
  readonly name: string
}

/** A number of a range that slides up with difficulty. */
function drawn(chance: Chance, [low, high]: readonly [number, number], difficulty: number): number {
  const span = high - low
  return chance.int(low + Math.round(0.6 * span * difficulty), high - Math.round(0.6 * span * (1 - difficulty)))
}

function storyOf(scenes: readonly [Scene, ...Scene[]]): LevelTask {
  const sceneOf = (p: Told): Scene => scenes[p.scene] ?? scenes[0]
  const filled = (p: Told, text: RichText): RichText =>
    text
      .replaceAll('{name}', p.name)
      .replace('{a}', String(p.a))
      .replace('{b}', String(rightOf(p)))
  const as = (p: Told, does: OneStep['does']): Item => item(does, `\\(${leftOf({ ...p, does })} = ${rightOf(p)}\\)`)
  const opposite = { '+': '-', 'a+': '-', '-': '+', x: ':', ':': 'x' } as const
  const other = { '+': 'x', 'a+': 'x', '-': 'x', x: '+', ':': '-' } as const
  return equationStory<Told>(
    {
      params: (chance, difficulty) => {
        const scene = chance.int(0, scenes.length - 1)
        const { does, a, x } = scenes[scene] ?? scenes[0]
        const [by, found] = [drawn(chance, a, difficulty), drawn(chance, x, difficulty)]
        const solution = does === ':' ? found - (found % by) : found
        return { scene, does, letter: 'n', a: by, x: solution, name: chance.pick(firstNames) }
      },
      reject: (p) =>
        new Set([p.a, p.x, rightOf(p)]).size < 3 || rightOf(p) < 2 || p.a === 1 ? 'two numbers are the same' : null,
      note: (p) => `${p.scene} ${p.a} ${p.x}`,
      load: (p) => {
        const { a, x } = sceneOf(p)
        const share = (n: number, [low, high]: readonly [number, number]): number => (n - low) / (high - low)
        return share(p.a, a) + share(p.x, x)
      },
    },
    {
      id: 'story',
      version: 1,
      told: (p) => `${filled(p, sceneOf(p).told)} ${filled(p, sceneOf(p).asked)}`,
      setUp: (p) => as(p, p.does),
      others: (p) => [
        wrongAnswer(as(p, opposite[p.does]), 'wrong_operation', `Read what happens to \\(n\\): ${undoing(p).done}.`),
        wrongAnswer(
          as(p, other[p.does]),
          p.does === 'x' ? 'times_as_plus' : 'wrong_operation',
          `Put a number in for \\(n\\), and play the story. ${undoing(p).done}.`,
        ),
        wrongAnswer(
          item('turned', `\\(${leftOf({ ...p, a: rightOf(p) })} = ${p.a}\\)`),
          'reversed_order',
          `\\(${p.a}\\) and \\(${rightOf(p)}\\) have changed places. \\(${rightOf(p)}\\) is what it comes to in the end.`,
        ),
      ],
      asked: (p) => ({
        heading: 'Now solve it.',
        form: 'numeric',
        answer: whole(p.x),
        rules: { counted: sceneOf(p).counted },
        widget: { before: '\\(n =\\)', after: sceneOf(p).counted },
        distractors: [
          wrongAnswer(
            whole(p.does === '-' ? rightOf(p) - p.a : p.does === 'x' ? rightOf(p) - p.a : rightOf(p) + p.a),
            p.does === 'x' || p.does === ':' ? 'divide_wrong_way' : 'move_without_inverse',
            `${undoing(p).done}. Undo that: ${undoing(p).undo.toLowerCase()}.`,
          ),
          wrongAnswer(
            whole(rightOf(p)),
            'equal_means_answer',
            `That is what the story ends with. It asks for \\(n\\).`,
          ),
          wrongAnswer(whole(p.x + 1), 'slip_off_by_one', 'Very close. Put your number into the story and check.'),
          wrongAnswer(whole(p.x - 1), 'slip_off_by_one', 'Very close. Put your number into the story and check.'),
        ],
      }),
      hints: (p) => [
        'What does \\(n\\) stand for, and what happens to it in the story?',
        `In the story, ${undoing(p).done}. What does that come to?`,
      ],
      steps: (p) => [
        nextStep(`In the story, ${undoing(p).done}, which makes \\(${rightOf(p)}\\).`, oneStepLatex(p)),
        nextStep(`${undoing(p).undo}.`, `n = ${rightOf(p)} ${undoing(p).sign} ${p.a} = ${p.x}`),
      ],
    },
  )
}

/** Stories of x + a = b and x - a = b. */
export const addedStory: LevelTask = storyOf(addedScenes)
/** Stories of ax = b and x/a = b. */
export const multipliedStory: LevelTask = storyOf(multipliedScenes)
