import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filled } from '../../values/filled.ts'
import { countNoun } from '../../words/nouns.ts'
import { tilesFor } from '../addition-intro/sum-of.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { differenceNote, leftOf, plainDifference, type Difference } from './difference-of.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Filled, RichText } from '../../values/values.ts'

const lay = (first: number, sign: '+' | '-', second: number, result: number): Filled =>
  filled([String(first), sign, String(second), String(result)])

type Story = (p: Difference) => RichText

const thereAre = (n: number, noun: string): string => `There ${n === 1 ? 'is' : 'are'} ${countNoun(n, noun)}.`
const verb = (n: number, one: string, many: string): string => (n === 1 ? one : many)

const stories: readonly [Story, ...Story[]] = [
  (p) => `${thereAre(p.all, 'duck')} ${p.taken} ${verb(p.taken, 'swims', 'swim')} away.`,
  (p) => `You have ${countNoun(p.all, 'ball')}. You give ${p.taken} away.`,
  (p) => `${thereAre(p.all, 'frog')} ${p.taken} ${verb(p.taken, 'hops', 'hop')} away.`,
  (p) => `${thereAre(p.all, 'egg')} ${p.taken} ${verb(p.taken, 'breaks', 'break')}.`,
  (p) => `${thereAre(p.all, 'bee')} ${p.taken} ${verb(p.taken, 'flies', 'fly')} away.`,
]

/** A story in which some go away is told as a number sentence: numbers and the sign are laid with tiles (K.OA.A.2). */
export function tellDifference<P extends Difference>(base: TopicLevel<P>, of: { readonly space: number }): LevelTask {
  return fillSentence<P>(base, {
    id: 'tell_story',
    kind: 'apply',
    version: 1,
    band: [0, 1],
    note: differenceNote,
    space: of.space,
    reject: plainDifference,
    prompt: (p, words) => ({ text: `${words.pick(stories)(p)} Make the number sentence.` }),
    sentence: (p) => ({
      lines: ['[] [] [] = []'],
      tiles: [...tilesFor([p.all, p.taken, leftOf(p)], [p.all + p.taken, leftOf(p) + 1], 20), '+', '-'],
    }),
    fills: (p) => lay(p.all, '-', p.taken, leftOf(p)),
    distractors: (p) => [
      wrongAnswer(
        lay(p.all, '+', p.taken, p.all + p.taken),
        'operation_swap',
        'You put them together. In the story some go away.',
      ),
      ...(p.taken === leftOf(p)
        ? []
        : [
            wrongAnswer(
              lay(p.taken, '+', leftOf(p), p.all),
              'near',
              'Begin with how many there are at first. Then some go away.',
            ),
          ]),
    ],
    hints: (p) => [
      { text: 'How many are there at first? That number goes first.' },
      { text: 'Some go away. Which sign takes away?' },
      { text: `Start with \\(${p.all}\\) and take away \\(${p.taken}\\). How many are left?` },
    ],
    steps: (p) => [
      nextStep(
        `At first there are \\(${p.all}\\). Then \\(${p.taken}\\) ${verb(p.taken, 'goes', 'go')} away, so subtract.`,
      ),
      nextStep(`Take \\(${p.taken}\\) away from \\(${p.all}\\).`, `${p.all} - ${p.taken}`),
    ],
    says: (p) => ({
      say: `There ${verb(leftOf(p), 'is', 'are')} \\(${leftOf(p)}\\) left.`,
      latex: `${p.all} - ${p.taken} = ${leftOf(p)}`,
    }),
  })
}
