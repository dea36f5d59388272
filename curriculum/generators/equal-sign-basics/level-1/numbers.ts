import { balance } from '../../../figures/balance.ts'
import { yesNo } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { sideText, worth } from '../sides.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'
import type { Side } from '../sides.ts'

/** Two sides with an equals sign between them, true or false. */
export interface Params {
  readonly left: Side
  readonly right: Side
}

const labels = ['True', 'False'] as const
const isTrue = (p: Params): boolean => worth(p.left) === worth(p.right)
const verdict = (truth: boolean): Item => yesNo(truth, labels)

/** A side of a given worth; a number alone when `plain`. */
function sideOf(chance: Chance, value: number, plain: boolean, minus: boolean): Side {
  if (plain) return { a: value, sign: '', b: 0 }
  if (minus) {
    const b = chance.int(1, 5)
    return { a: value + b, sign: '-', b }
  }
  const b = chance.int(1, value - 1)
  return { a: value - b, sign: '+', b }
}

function params(chance: Chance, difficulty: number): Params {
  const value = chance.int(4 + Math.round(5 * difficulty), 9 + Math.round(8 * difficulty))
  const truth = chance.happens(0.5)
  const plain = chance.happens(0.6 - 0.5 * difficulty)
  const first = sideOf(chance, value, false, chance.happens(0.3 * difficulty))
  const other = truth ? value : value + chance.pick([1, -1, 2])
  /** Half of the false ones with four numbers carry on after the sum: 4 + 3 = 7 + 2. */
  const second =
    !truth && !plain && chance.happens(0.5)
      ? { a: value, sign: '+' as const, b: chance.int(1, 4) }
      : sideOf(chance, other, plain, chance.happens(0.3 * difficulty))
  return chance.happens(0.4) ? { left: second, right: first } : { left: first, right: second }
}

const told = (side: Side): string => (side.sign === '' ? `It is ${side.a}.` : `${sideText(side)} is ${worth(side)}.`)

const picture = (p: Params): Figure =>
  balance({
    left: [{ kind: 'text', text: sideText(p.left) }],
    right: [{ kind: 'text', text: sideText(p.right) }],
    held: true,
  })

/** Tell whether both sides have the same value (1.OA.D.7). */
export const trueOrFalse: TopicLevel<Params> = {
  key: 'equal_sign_basics/1',
  version: 1,
  params,
  reject: (p) =>
    sideText(p.left) === sideText(p.right)
      ? 'the same on both sides'
      : Math.max(worth(p.left), worth(p.right), p.left.a, p.right.a) > 20
        ? 'beyond 20'
        : null,
  note: (p) => `${sideText(p.left)}=${sideText(p.right)}`,
  prompt: (p, words) => ({
    text: words.pick(['True or false?', 'Is this true or false?', 'Do both sides match? True or false?']),
    latex: `${sideText(p.left)} = ${sideText(p.right)}`,
  }),
  answer: (p) => verdict(isTrue(p)),
  forms: ['choice', 'true_false'],
  formsLeftOut: { numeric: 'the answer is true or false, not a number' },
  distractors: (p) => [
    wrongAnswer(
      verdict(!isTrue(p)),
      'equal_means_answer',
      isTrue(p)
        ? `Both sides are ${worth(p.left)}. The sum may stand on any side.`
        : `One side is ${worth(p.left)}. The other is ${worth(p.right)}.`,
    ),
  ],
  hints: (p) => [
    { text: 'Look at each side alone.' },
    { text: `How much is ${sideText(p.left.sign === '' ? p.right : p.left)}?` },
    { text: `One side is ${worth(p.left)}. Is the other one ${worth(p.left)} too?` },
  ],
  solution: (p) => [
    nextStep(`Look at one side. ${told(p.left)}`),
    nextStep(`Look at the other side. ${told(p.right)}`),
    nextStep(
      isTrue(p) ? 'They are the same, so it is true.' : 'They are not the same, so it is false.',
      `${worth(p.left)} ${isTrue(p) ? '=' : '\\ne'} ${worth(p.right)}`,
      verdict(isTrue(p)),
    ),
  ],
  figure: picture,
  load: (p) =>
    worth(p.left) + (p.left.sign !== '' && p.right.sign !== '' ? 4 : 0) + (sideText(p.left).includes('-') ? 2 : 0),
}
