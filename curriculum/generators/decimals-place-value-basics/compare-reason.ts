import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { trueFalseSort } from '../../tasks/true-false-sort.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { RichText, Item } from '../../values/values.ts'

/** Two decimals as they are written; one is greater. */
export interface TwoDecimals {
  readonly left: string
  readonly right: string
}

const digits = (written: string): string => written.split('.')[1] ?? ''
const sign = (p: TwoDecimals): '<' | '>' => (Number(p.left) < Number(p.right) ? '<' : '>')
const other = (p: TwoDecimals): '<' | '>' => (sign(p) === '<' ? '>' : '<')
const names = ['tenths', 'hundredths', 'thousandths'] as const

/** The first place in which the two differ. */
function deciding(p: TwoDecimals): { readonly name: string; readonly digits: readonly [string, string] } {
  const at = [0, 1, 2].find((i) => (digits(p.left)[i] ?? '0') !== (digits(p.right)[i] ?? '0')) ?? 0
  return { name: names[at] ?? 'tenths', digits: [digits(p.left)[at] ?? '0', digits(p.right)[at] ?? '0'] }
}

const claim = (p: TwoDecimals, of: '<' | '=' | '>', because: RichText): Item =>
  item(of, `\\(${p.left} ${of} ${p.right}\\), because ${because}.`)

const right = (p: TwoDecimals): Item => {
  const {
    name,
    digits: [a, b],
  } = deciding(p)
  return claim(p, sign(p), `\\(${a}\\) ${name} ${sign(p) === '<' ? 'are fewer' : 'are more'} than \\(${b}\\)`)
}

/** Which comparison is right, and for the right reason? Longer is not larger, and shorter is not either (4.NF.C.7, 5.NBT.A.3b). */
export const compareReason = (numbers: Numbers<TwoDecimals>): LevelTask =>
  task<TwoDecimals>({
    id: 'with_reason',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => numbers.params(chance, difficulty),
    reject: (p) => numbers.reject?.(p) ?? null,
    note: (p) => numbers.note(p),
    prompt: (p, words) => ({
      text: words.pick([
        `Compare \\(${p.left}\\) and \\(${p.right}\\). Which sentence is right?`,
        `Which is greater, \\(${p.left}\\) or \\(${p.right}\\), and why? Choose the true sentence.`,
        `Which sentence about \\(${p.left}\\) and \\(${p.right}\\) is true?`,
      ]),
    }),
    answer: right,
    distractors: (p) => {
      const isLongerSmaller = digits(p.left).length > digits(p.right).length === (sign(p) === '<')
      const {
        name,
        digits: [a, b],
      } = deciding(p)
      return [
        digits(p.left).length === digits(p.right).length || !isLongerSmaller
          ? wrongAnswer(
              claim(p, other(p), 'the decimal with small digits has larger parts'),
              'shorter_is_larger',
              `Compare place by place. The ${name} decide: \\(${a}\\) and \\(${b}\\).`,
            )
          : wrongAnswer(
              claim(p, other(p), 'the decimal with more digits is the greater one'),
              'longer_is_larger',
              `More digits do not make it greater. The ${name} decide: \\(${a}\\) and \\(${b}\\).`,
            ),
        wrongAnswer(
          claim(p, '=', 'both of them have the same whole-number part'),
          'looks_alike',
          `The digits in the ${name} place differ: \\(${a}\\) and \\(${b}\\).`,
        ),
      ]
    },
    hints: () => [
      { text: 'Compare the tenths first. If they are the same, go on with the hundredths.' },
      { text: 'A place that is not written is 0.' },
    ],
    solution: (p) => [
      nextStep(
        `The first place that is different is the ${deciding(p).name} place: \\(${deciding(p).digits[0]}\\) and \\(${deciding(p).digits[1]}\\).`,
      ),
      nextStep('So this sentence is right.', `${p.left} ${sign(p)} ${p.right}`, right(p)),
    ],
    load: (p) => numbers.load(p),
  })

/** Comparisons of decimals are checked (4.NF.C.7, 5.NBT.A.3b). */
export const trueDecimals = (numbers: Numbers<TwoDecimals>): LevelTask =>
  trueFalseSort<TwoDecimals>(numbers, {
    id: 'true_decimals',
    version: 1,
    sets: 'each',
    most: 5,
    claims: (p) =>
      (['<', '>'] as const).map((each) => ({
        text: `\\(${p.left} ${each} ${p.right}\\)`,
        isTrue: each === sign(p),
        misconception: digits(p.left).length === digits(p.right).length ? 'looks_alike' : 'longer_is_larger',
        why: `The ${deciding(p).name} decide: \\(${deciding(p).digits[0]}\\) and \\(${deciding(p).digits[1]}\\).`,
      })),
    asks: () => [
      'Which comparisons are true? Sort them.',
      'True or not true? Compare place by place.',
      'Which decimals are compared correctly? Sort them.',
    ],
    hints: ['Compare the tenths first.', 'Where the tenths are the same, the hundredths decide.'],
  })
