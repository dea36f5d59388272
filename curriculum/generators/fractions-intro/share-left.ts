import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { partsOf, plural, shareName, type ShareWord } from './shares.ts'
import type { Distractor } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** Something is cut into equal pieces, and some of them are eaten or used; what was, or what is left, is asked for. */
export interface Eaten {
  readonly word: ShareWord
  readonly gone: number
  readonly asked: 'gone' | 'left'
}

const all = (p: Eaten): number => partsOf[p.word]
const count = (p: Eaten): number => (p.asked === 'gone' ? p.gone : all(p) - p.gone)
const named = (text: string): Item => item(text, text)
const load = (p: Eaten): number => all(p) + (p.asked === 'left' ? 3 : 0) + count(p) / 4

function distractors(p: Eaten, known: readonly ShareWord[]): Distractor[] {
  const [n, other] = [count(p), all(p) - count(p)]
  const list: Distractor[] = []
  if (n !== other)
    list.push(
      wrongAnswer(
        named(shareName(other, p.word)),
        'looks_alike',
        p.asked === 'gone'
          ? `${countNoun(other, 'piece')} ${other === 1 ? 'is' : 'are'} left. What part is gone?`
          : `${countNoun(other, 'piece')} ${other === 1 ? 'is' : 'are'} gone. What part is left?`,
      ),
    )
  list.push(wrongAnswer(named('the whole thing'), 'looks_alike', `The whole thing is all ${all(p)} pieces.`))
  for (const word of ['half', 'third', 'fourth'] as const)
    if (
      partsOf[word] !== all(p) &&
      (known.includes(word) || word === 'third') &&
      !(word === 'half' && 2 * n === all(p))
    )
      list.push(
        wrongAnswer(
          named(shareName(Math.min(n, partsOf[word] - 1), word)),
          'looks_alike',
          `${plural(word)[0]?.toUpperCase() ?? ''}${plural(word).slice(1)} are ${partsOf[word]} equal pieces. Here there are ${all(p)}.`,
        ),
      )
  return list
}

/** What part of something cut is gone, or left? Told, without a picture (1.G.A.3, 2.G.A.3). */
export function shareLeft(known: readonly ShareWord[]): LevelTask {
  const every: readonly Eaten[] = known
    .flatMap((word) =>
      Array.from({ length: partsOf[word] - 1 }, (_, i) =>
        (['gone', 'left'] as const).map((asked): Eaten => ({ word, gone: i + 1, asked })),
      ).flat(),
    )
    .toSorted((a, b) => load(a) - load(b))
  return task<Eaten>({
    id: 'share_left',
    kind: 'apply',
    version: 1,
    form: 'choice',
    band: [0.1, 1],
    params: (chance, difficulty) => chance.pick(windowOf(every, difficulty, 0.5)),
    note: (p) => `${p.gone} ${p.word} ${p.asked}`,
    space: every.length,
    prompt: (p, words) => {
      const cut = `${all(p)} equal pieces`
      const pieces = countNoun(p.gone, 'piece')
      const gone = p.asked === 'gone'
      return {
        text: words.pick([
          `A pizza is cut into ${cut}. Mia eats ${pieces}. What part of the pizza ${gone ? 'does she eat' : 'is left'}?`,
          `Ben cuts a sandwich into ${cut}. He eats ${pieces}. What part ${gone ? 'does he eat' : 'is left'}?`,
          `A cake has ${cut}. ${p.gone} ${p.gone === 1 ? 'is' : 'are'} gone. What part of the cake is ${gone ? 'gone' : 'left'}?`,
        ]),
      }
    },
    answer: (p) => named(shareName(count(p), p.word)),
    distractors: (p) => distractors(p, known),
    hints: (p) => [
      { text: `There are ${all(p)} equal pieces. What is one of them called?` },
      { text: `How many pieces ${p.asked === 'gone' ? 'are gone' : 'are left'}?` },
    ],
    solution: (p) => [
      nextStep(`There are ${all(p)} equal pieces. Each piece is one ${p.word}.`),
      nextStep(
        `${countNoun(count(p), 'piece')} ${count(p) === 1 ? 'is' : 'are'} ${p.asked}. That is ${shareName(count(p), p.word)}.`,
        undefined,
        named(shareName(count(p), p.word)),
      ),
    ],
    load,
  })
}
