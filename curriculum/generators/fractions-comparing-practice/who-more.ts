import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { countNoun } from '../../words/nouns.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { leftTex, orderByBottoms, orderByGaps, orderOf, rightTex, type Pair } from './comparing.ts'
import { compared, differ, noteOf, partName, type Pairs } from './told-pairs.ts'
import type { Chance } from '../../chance.ts'
import type { Item, RichText } from '../../values/values.ts'

/** Two children and what each of them has of equal wholes. */
export interface WhoMore extends Pair {
  readonly names: readonly [string, string]
  readonly asked: 'more' | 'less'
}

const short = firstNames.filter((name) => name.length <= 5)
const who = (p: WhoMore, i: 0 | 1): Item => item(i === 0 ? 'first' : 'second', p.names[i])
/** Who has more, or less, by an order of the two. */
const byOrder = (p: WhoMore, order: number): 0 | 1 => (order > 0 === (p.asked === 'more') ? 0 : 1)

function story(p: WhoMore, words: Chance): string {
  const [x, y] = [`\\(${leftTex(p)}\\)`, `\\(${rightTex(p)}\\)`]
  const [one, two] = p.names
  return words.pick([
    `Two pizzas are the same size. ${one} eats ${x} of one, ${two} eats ${y} of the other. Who eats ${p.asked}?`,
    `${one} reads ${x} of a book. ${two} reads ${y} of the same book. Who reads ${p.asked}?`,
    `${one} and ${two} have equal bottles. ${one} drinks ${x} of one, ${two} drinks ${y}. Who drinks ${p.asked}?`,
  ])
}

/** Who has more, or less, of two equal wholes (3.NF.A.3d)? `reason` says how the fractions of the level are compared. */
export function whoMore(pairs: Pairs, of: { readonly reason: (p: Pair) => RichText }): LevelTask {
  return task<WhoMore>({
    id: 'who_more',
    kind: 'apply',
    version: 2,
    form: 'choice',
    band: [0, 1],
    params: (chance, difficulty) => {
      const [first = 'Ana', second = 'Ben'] = chance.sample(short, 2)
      return {
        ...pairs.draw(chance, difficulty),
        names: [first, second],
        asked: chance.pick(['more', 'less'] as const),
      }
    },
    reject: (p) => (differ(p) ? null : 'both are equal'),
    note: (p) => `${noteOf(p)} ${p.asked}`,
    ...(pairs.space === undefined || 2 * pairs.space >= 300 ? {} : { space: 2 * pairs.space }),
    prompt: (p, words) => ({ text: story(p, words) }),
    answer: (p) => who(p, byOrder(p, orderOf(p))),
    distractors: (p) => {
      const right = byOrder(p, orderOf(p))
      const byBottoms = orderByBottoms(p) !== 0 && byOrder(p, orderByBottoms(p)) !== right
      const byGaps = orderByGaps(p) !== 0 && byOrder(p, orderByGaps(p)) !== right
      return [
        wrongAnswer(
          who(p, right === 0 ? 1 : 0),
          byBottoms ? 'larger_denominator_larger' : byGaps ? 'gap_thinking' : 'reversed_order',
          of.reason(p),
        ),
        wrongAnswer(
          item('same', 'Both the same amount'),
          'looks_alike',
          `\\(${leftTex(p)}\\) and \\(${rightTex(p)}\\) are not the same amount. ${of.reason(p)}`,
        ),
      ]
    },
    hints: (p) => [
      { text: 'The wholes are equal. So compare the two fractions.' },
      { text: `Is \\(${leftTex(p)}\\) greater or less than \\(${rightTex(p)}\\)?` },
    ],
    solution: (p) => [
      nextStep(of.reason(p), compared(p)),
      nextStep(`So the answer is ${p.names[byOrder(p, orderOf(p))]}.`, undefined, who(p, byOrder(p, orderOf(p)))),
    ],
    load: (p) => pairs.load(p),
  })
}

/** How fractions are compared that share a numerator or a denominator. */
export function sharedReason(p: Pair): RichText {
  const [more, fewer] = [Math.max(p.b, p.d), Math.min(p.b, p.d)]
  return p.b === p.d
    ? `All parts are the same size, so count them: ${p.a} and ${p.c}.`
    : `One whole has ${more} parts, the other ${fewer}, so ${partName(more)} are smaller than ${partName(fewer)}. Both have ${countNoun(p.a, 'part')}.`
}
