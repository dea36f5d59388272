import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Prompt, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/**
 * 'left': a start is halved n times in n half-lives of h; how much is left? 'time': how long until only the start over 2^n is left?
 * 'grow': start times e to the power k t, where k t is ln of a whole number g.
 */
export interface Params {
  readonly kind: 'left' | 'time' | 'grow'
  readonly scene: number
  readonly start: number
  readonly h: number
  readonly n: number
}

const scenes = ['A medicine', 'A glowing paint', 'A sample in a laboratory'] as const
const units = ['hours', 'minutes', 'days'] as const
const unit = (p: Params): string => units[p.scene] ?? ''
const left = (p: Params): Rational => rational(p.start, 2 ** p.n)
const answer = (p: Params): Rational =>
  p.kind === 'left' ? left(p) : p.kind === 'time' ? whole(p.h * p.n) : whole(p.start * p.h ** p.n)

function params(chance: Chance, difficulty: number): Params {
  const kind =
    difficulty < 0.4
      ? 'left'
      : difficulty < 0.7
        ? chance.pick(['left', 'time'] as const)
        : chance.pick(['time', 'grow'] as const)
  const n = chance.int(3, 4 + Math.round(difficulty))
  const scene = chance.int(0, 2)
  if (kind === 'grow') return { kind, scene, start: chance.int(2, 40) * 10, h: chance.int(2, 5), n: chance.int(2, 3) }
  return {
    kind,
    scene,
    start: 2 ** n * chance.int(1 + Math.round(4 * difficulty), 25 + Math.round(10 * difficulty)),
    h: chance.int(2, 20),
    n,
  }
}

function prompt(p: Params): Prompt {
  if (p.kind === 'grow')
    return {
      text: `A culture grows continuously: after \\(t\\) hours there are \\(N(t)\\) cells. How many are there at \\(t = ${p.n}\\)?`,
      latex: `N(t) = ${p.start}e^{kt}, \\quad k = \\ln ${p.h}`,
    }
  const first = `${scenes[p.scene] ?? ''} has a half-life of ${p.h} ${unit(p)}. At first there are ${p.start} milligrams.`
  return {
    text:
      p.kind === 'left'
        ? `${first} How many milligrams are left after ${p.h * p.n} ${unit(p)}?`
        : `${first} After how many ${unit(p)} are ${Number(left(p).n)} milligrams left?`,
  }
}

function distractors(p: Params): Distractor[] {
  const { start, h, n } = p
  if (p.kind === 'left')
    return [
      wrongAnswer(
        rational(start, 2 * n),
        'exponential_as_linear',
        `It is halved ${n} times, one after the other. That is not the same as dividing by \\(${2 * n}\\).`,
      ),
      wrongAnswer(rational(start, 2), 'stops_early', `That is after one half-life of ${h} ${unit(p)}.`),
      wrongAnswer(rational(start, 2 ** (n - 1)), 'looks_alike', 'Count the half-lives once more.'),
      wrongAnswer(
        rational(start, n),
        'wrong_operation',
        `Each half-life divides by 2, not all of them together by \\(${n}\\).`,
      ),
    ]
  if (p.kind === 'time')
    return [
      wrongAnswer(
        rational(h * 2 ** n, 2),
        'exponential_as_linear',
        'The amount is not less by the same number each time. Halve it step by step.',
      ),
      wrongAnswer(whole(n), 'stops_early', `That is the number of half-lives. Each takes ${h} ${unit(p)}.`),
      wrongAnswer(whole(h * (n + 1)), 'looks_alike', 'Count the half-lives once more.'),
      wrongAnswer(whole(h * (n - 1)), 'looks_alike', 'Count the half-lives once more.'),
    ]
  return [
    wrongAnswer(
      whole(start * h * n),
      'exponential_as_linear',
      `\\(e^{${n} \\ln ${h}}\\) is \\(${h}^{${n}}\\), not \\(${h} \\times ${n}\\).`,
    ),
    wrongAnswer(whole(start * h), 'stops_early', `That is after one hour. The exponent has \\(t = ${n}\\) in it.`),
    wrongAnswer(whole(start + h ** n), 'wrong_operation', 'The start is multiplied by the growth factor.'),
    wrongAnswer(whole(start * h ** (n + 1)), 'looks_alike', 'Count the hours once more.'),
  ]
}

/** Half-life and continuous growth with base e (HSF-LE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'exponential_functions_practice/5',
  version: 1,
  params,
  reject: (p) =>
    p.kind !== 'grow' && (p.start > 900 || Number(left(p).n) === p.h || p.h === p.n)
      ? 'too large, or the same number twice'
      : null,
  note: (p) => JSON.stringify(p),
  prompt,
  answer,
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) =>
    p.kind === 'grow'
      ? [
          { text: '\\(e\\) and \\(\\ln\\) undo each other.' },
          { text: `\\(e^{k} = ${p.h}\\), so each hour multiplies by that.` },
          { text: `Multiply \\(${p.start}\\) by \\(${p.h}^{${p.n}}\\).` },
        ]
      : [
          { text: `In every ${p.h} ${unit(p)} the amount is halved.` },
          {
            text:
              p.kind === 'left'
                ? `How many half-lives of ${p.h} fit into ${p.h * p.n}?`
                : `Halve \\(${p.start}\\) again and again. How often until \\(${Number(left(p).n)}\\)?`,
          },
          { text: p.kind === 'left' ? `Halve \\(${p.start}\\) ${p.n} times.` : `It takes ${p.n} half-lives.` },
        ],
  solution: (p) => {
    const value = answer(p)
    if (p.kind === 'grow')
      return [
        nextStep(
          'e to the power ln undoes it, so the factor for one hour is plain.',
          `e^{k} = e^{\\ln ${p.h}} = ${p.h}`,
        ),
        nextStep(
          `In \\(${p.n}\\) hours the factor comes \\(${p.n}\\) times.`,
          `${p.start} \\times ${p.h}^{${p.n}} = ${p.start * p.h ** p.n}`,
          value,
        ),
      ]
    const row = Array.from({ length: p.n + 1 }, (_, i) => p.start / 2 ** i).join(' \\to ')
    if (p.kind === 'left')
      return [
        nextStep('Count the half-lives.', `${p.h * p.n} \\div ${p.h} = ${p.n}`),
        nextStep(`Halve \\(${p.n}\\) times.`, row, value),
      ]
    return [
      nextStep('Halve again and again and count.', row),
      nextStep(`That is \\(${p.n}\\) half-lives.`, `${p.n} \\times ${p.h} = ${p.n * p.h}`, value),
    ]
  },
  load: (p) => ({ left: 0, time: 5, grow: 10 })[p.kind] + p.n + (p.kind === 'grow' ? 0 : p.start / 200),
}
