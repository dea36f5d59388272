import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { leftTex, orderOf, rightTex, type Pair } from './comparing.ts'
import { differ, noteOf, partName, type Pairs } from './told-pairs.ts'
import type { Item, RichText } from '../../values/values.ts'

/** A claim with its reason, and for wrong ones what is not right about it. */
export interface Reason {
  readonly because: RichText
  readonly misconception: string
  readonly why: RichText
}

/** The reason that holds, one for the turned sign, and one for the sign of equality. */
export interface Reasons {
  readonly right: RichText
  readonly turned: Reason
  readonly equal: Reason
}

const claim = (p: Pair, sign: '<' | '=' | '>', because: RichText): Item =>
  item(sign, `\\(${leftTex(p)} ${sign} ${rightTex(p)}\\), because ${because}.`)

/** Which claim is right, and for the right reason? Sign and reason are chosen together (3.NF.A.3d, 4.NF.A.2). */
export function withReason(
  pairs: Pairs,
  of: { readonly reasons: (p: Pair) => Reasons; readonly hint: RichText },
): LevelTask {
  const { reasons } = of
  const signs = (p: Pair): readonly ['<' | '>', '<' | '>'] => (orderOf(p) < 0 ? ['<', '>'] : ['>', '<'])
  const right = (p: Pair): Item => claim(p, signs(p)[0], reasons(p).right)
  return task<Pair>({
    id: 'with_reason',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => pairs.draw(chance, difficulty),
    reject: (p) => (differ(p) ? null : 'both are equal'),
    note: noteOf,
    ...(pairs.space === undefined ? {} : { space: pairs.space }),
    prompt: (p, words) => ({
      text: words.pick([
        `Compare \\(${leftTex(p)}\\) and \\(${rightTex(p)}\\). Which sentence is right?`,
        `Which is greater, \\(${leftTex(p)}\\) or \\(${rightTex(p)}\\), and why? Choose the true sentence.`,
        `Which sentence about \\(${leftTex(p)}\\) and \\(${rightTex(p)}\\) is true?`,
      ]),
    }),
    answer: right,
    distractors: (p) => [
      wrongAnswer(
        claim(p, signs(p)[1], reasons(p).turned.because),
        reasons(p).turned.misconception,
        reasons(p).turned.why,
      ),
      wrongAnswer(claim(p, '=', reasons(p).equal.because), reasons(p).equal.misconception, reasons(p).equal.why),
    ],
    hints: (p) => [
      { text: of.hint },
      { text: `Think of two equal bars: ${p.a} of ${p.b} parts, and ${p.c} of ${p.d} parts.` },
    ],
    solution: (p) => [
      nextStep(`Compare ${p.a} of ${p.b} equal parts with ${p.c} of ${p.d} equal parts.`),
      nextStep(`So it is true that ${right(p).text}`, undefined, right(p)),
    ],
    load: (p) => pairs.load(p),
  })
}

const are = (n: number): RichText => `${countNoun(n, 'part')} ${n === 1 ? 'is' : 'are'}`
const fewerWord = (n: number): RichText => (n === 1 ? 'less' : 'fewer')

/** Reasons for fractions that share a numerator or a denominator. */
export function sharedReasons(p: Pair): Reasons {
  const less = orderOf(p) < 0
  if (p.b === p.d)
    return {
      right: `${are(p.a)} ${less ? fewerWord(p.a) : 'more'} than ${countNoun(p.c, 'part')}`,
      turned: {
        because: `${are(less ? p.a : p.c)} ${fewerWord(less ? p.a : p.c)}, so the parts are larger`,
        misconception: 'reversed_order',
        why: `Both wholes have ${p.b} parts, so all parts are the same size. Count them: ${p.a} and ${p.c}.`,
      },
      equal: {
        because: `both wholes are cut into ${p.b} equal parts`,
        misconception: 'looks_alike',
        why: `The parts are the same size, but ${p.a} and ${p.c} are not the same number of parts.`,
      },
    }
  const [more, fewer] = [Math.max(p.b, p.d), Math.min(p.b, p.d)]
  return {
    right: `${partName(more)} are smaller than ${partName(fewer)}`,
    turned: {
      because: `${more} is greater than ${fewer}, so ${partName(more)} are larger`,
      misconception: 'larger_denominator_larger',
      why: `${more} parts of a whole are more than ${fewer}, so each of them is smaller.`,
    },
    equal: {
      because: `the numerator is ${p.a} in both of the fractions`,
      misconception: 'looks_alike',
      why: `Both have ${countNoun(p.a, 'part')}, but ${partName(more)} are smaller than ${partName(fewer)}.`,
    },
  }
}
