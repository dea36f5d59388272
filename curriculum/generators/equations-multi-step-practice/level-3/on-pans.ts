import { panAmounts } from '../../../surfaces/balance-words.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Amounts, RichText } from '../../../values/values.ts'

/** a groups of x with b once, or with b in each of them. */
export interface Told {
  readonly scene: number
  readonly a: number
  readonly b: number
  readonly x: number
}

interface Scene {
  readonly each: boolean
  readonly text: (p: Told) => RichText
}

const scenes: readonly [Scene, ...Scene[]] = [
  {
    each: false,
    text: (p) => `${p.a} tickets for \\(x\\) dollars each and a map for ${p.b} dollars cost ${total(p)} dollars.`,
  },
  {
    each: true,
    text: (p) =>
      `${p.a} lunches, each a soup for \\(x\\) dollars and a roll for ${p.b} dollars, cost ${total(p)} dollars.`,
  },
  {
    each: false,
    text: (p) => `${p.a} shelves with \\(x\\) games each and ${p.b} games on the floor make ${total(p)} games.`,
  },
  { each: true, text: (p) => `${p.a} kits, each with \\(x\\) screws and ${p.b} bolts, hold ${total(p)} parts in all.` },
  {
    each: false,
    text: (p) => `${p.a} laps of \\(x\\) minutes each and a rest of ${p.b} minutes take ${total(p)} minutes.`,
  },
  {
    each: true,
    text: (p) =>
      `${p.a} days, each with \\(x\\) pages in the morning and ${p.b} in the evening, make ${total(p)} pages.`,
  },
]

const isEach = (p: Told): boolean => (scenes[p.scene] ?? scenes[0]).each
/** What the story comes to. */
export const total = (p: Told): number => p.a * p.x + (isEach(p) ? p.a * p.b : p.b)
/** Both pans: boxes and weights against weights. */
const pans = (p: Told, ones: number): Amounts => panAmounts({ boxes: p.a, ones }, { boxes: 0, ones: total(p) })

/** A story is put on a scale, with a box for the unknown number. */
export const onPans: LevelTask = task<Told>({
  id: 'on_pans',
  kind: 'build',
  version: 1,
  form: 'balance',
  params: (chance, difficulty) => ({
    scene: chance.int(0, scenes.length - 1),
    a: chance.int(2 + Math.round(2 * difficulty), 3 + Math.round(2 * difficulty)),
    b: chance.int(2, 6),
    x: chance.int(2, 9),
  }),
  reject: (p) => {
    if (total(p) > 30 || (isEach(p) && p.a * p.b > 20)) return 'more than a pan holds'
    return new Set([p.a, p.b, total(p)]).size < 3 ? 'two numbers are the same' : null
  },
  note: (p) => `${p.scene} ${p.a} ${p.b} ${p.x}`,
  prompt: (p, words) => ({
    text: `${(scenes[p.scene] ?? scenes[0]).text(p)} ${words.pick([
      'Put that on the scale, with a box for each \\(x\\).',
      'Show it on the scale: boxes for \\(x\\), and a weight for each 1.',
      'Set up the scale so that it says the same.',
    ])}`,
  }),
  answer: (p) => pans(p, isEach(p) ? p.a * p.b : p.b),
  distractors: (p) => [
    isEach(p)
      ? wrongAnswer(
          pans(p, p.b),
          'distribute_first_only',
          `The \\(${p.b}\\) comes in each of the \\(${p.a}\\) groups, so it is there \\(${p.a}\\) times.`,
        )
      : wrongAnswer(
          pans(p, p.a * p.b),
          'distribute_first_only',
          `The \\(${p.b}\\) comes once in the story, not in each of the \\(${p.a}\\) groups.`,
        ),
    wrongAnswer(
      panAmounts({ boxes: 1, ones: p.b }, { boxes: 0, ones: total(p) }),
      'stops_early',
      `That is a single \\(x\\). The story has \\(${p.a}\\) of them.`,
    ),
  ],
  widget: () => ({
    surface: {
      widget: 'balance',
      does: 'set_up',
      letter: 'x',
      left: { boxes: 0, ones: 0 },
      right: { boxes: 0, ones: 0 },
      takes: [],
      splits: [],
      start: '',
    },
  }),
  hints: (p) => [
    { text: 'How many \\(x\\) are there? As many boxes lie on one pan.' },
    { text: `Does the \\(${p.b}\\) come once, or in each group? What does everything come to?` },
  ],
  solution: (p) => [
    nextStep(
      isEach(p)
        ? `There are \\(${p.a}\\) groups of \\(x + ${p.b}\\), which is \\(${p.a}\\) boxes and \\(${p.a * p.b}\\) weights.`
        : `There are \\(${p.a}\\) boxes, and \\(${p.b}\\) weights once.`,
      isEach(p) ? `${p.a}(x + ${p.b}) = ${p.a}x + ${p.a * p.b}` : `${p.a}x + ${p.b}`,
    ),
    nextStep(
      `Everything comes to \\(${total(p)}\\), so as many weights lie on the other pan.`,
      undefined,
      pans(p, isEach(p) ? p.a * p.b : p.b),
    ),
  ],
  load: (p) => p.a,
})
