import { minus, plus, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Node } from '../../values/values.ts'

type Text = (names: readonly string[], p: Params) => string
const stories: readonly { readonly falls: boolean; readonly text: Text }[] = [
  {
    falls: false,
    text: ([n = '', m = ''], p) =>
      `${n}'s gym costs ${p.a} dollars and ${p.b} dollars a visit. ${m}'s costs ${p.c} dollars and ${p.d} dollars a visit.`,
  },
  {
    falls: false,
    text: ([n = '', m = ''], p) =>
      `${n} has ${p.a} dollars and saves ${p.b} a week. ${m} has ${p.c} dollars and saves ${p.d} a week.`,
  },
  {
    falls: false,
    text: ([n = '', m = ''], p) =>
      `${n} has read ${p.a} pages and reads ${p.b} a day. ${m} has read ${p.c} pages and reads ${p.d} a day.`,
  },
  {
    falls: true,
    text: (_, p) =>
      `Tank A holds ${p.a} liters and gains ${p.b} liters a minute. Tank B holds ${p.c} liters and loses ${p.d} liters a minute.`,
  },
  {
    falls: true,
    text: (_, p) =>
      `A balloon is ${p.a} feet up and rises ${p.b} feet a second. A kite is ${p.c} feet up and sinks ${p.d} feet a second.`,
  },
]

/** a + b x against c + d x, or c - d x where the second one falls; x is when they are equal. */
export interface Params {
  readonly story: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const falls = (p: Params): boolean => stories[p.story]?.falls ?? false
const time = (p: Params): number => (p.c - p.a) / (falls(p) ? p.b + p.d : p.b - p.d)
const first = (p: Params): Node => plus(p.a, times(p.b, 'x'))
const second = (p: Params, isFalling = falls(p)): Node =>
  isFalling ? minus(p.c, times(p.d, 'x')) : plus(p.c, times(p.d, 'x'))
const answer = (p: Params): Equation => equation(first(p), second(p))

function params(chance: Chance, difficulty: number): Params {
  const story = difficulty < 0.35 ? chance.int(0, 2) : chance.int(difficulty > 0.7 ? 2 : 0, 4)
  const isFalling = stories[story]?.falls ?? false
  const x = chance.int(3 + Math.round(2 * difficulty), 8 + Math.round(6 * difficulty))
  const d = chance.int(2 + Math.round(2 * difficulty), 7 + Math.round(6 * difficulty))
  const b = isFalling ? chance.int(2, 9) : d + chance.int(1, 5 + Math.round(3 * difficulty))
  const a = chance.int(5 + Math.round(10 * difficulty), 20 + Math.round(25 * difficulty))
  return { story, a, b, c: a + x * (isFalling ? b + d : b - d), d }
}

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      equation(first(p), second(p, !falls(p))),
      'sign_of_subtracted_bracket',
      falls(p)
        ? 'The second one gets less, so its change is subtracted.'
        : 'The second one grows too, so its change is added.',
    ),
    wrongAnswer(
      equation(plus(p.b, times(p.a, 'x')), falls(p) ? minus(p.d, times(p.c, 'x')) : plus(p.d, times(p.c, 'x'))),
      'reversed_order',
      'The change comes again each time, so it is multiplied by \\(x\\). The start comes once.',
    ),
    wrongAnswer(
      equation(times(p.a + p.b, 'x'), times(falls(p) ? p.c - p.d : p.c + p.d, 'x')),
      'distribute_first_only',
      'The start is not multiplied by \\(x\\). It is there only once.',
    ),
    wrongAnswer(
      equation(plus(p.a, times(p.d, 'x')), falls(p) ? minus(p.c, times(p.b, 'x')) : plus(p.c, times(p.b, 'x'))),
      'looks_alike',
      'Each start goes with its own change.',
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const [more, apart] = [falls(p) ? p.b + p.d : p.b - p.d, p.c - p.a]
  return [
    nextStep('Write the first one after \\(x\\): the start, and the change \\(x\\) times.', nodeToLatex(first(p))),
    nextStep('Write the second one in the same way.', nodeToLatex(second(p))),
    nextStep(
      'They are equal, so put an equals sign between them.',
      `${nodeToLatex(first(p))} = ${nodeToLatex(second(p))}`,
      value,
    ),
    nextStep(
      'To solve it, bring the terms with \\(x\\) to one side.',
      `${more === 1 ? '' : more}x = ${apart} \\qquad x = ${time(p)}`,
    ),
    { say: `With \\(x = ${time(p)}\\) both are at \\(${p.a + p.b * time(p)}\\).`, value, relation: 'same' },
  ]
}

/** Model when two plans are equal (8.EE.C.7b). */
export const level: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/6',
  version: 1,
  params,
  reject: (p) => (new Set([p.a, p.b, p.c, p.d]).size < 4 || p.c > 300 ? 'the same number twice' : null),
  note: (p) => `${p.story} ${p.a} ${p.b} ${p.c} ${p.d}`,
  prompt: (p, words) => ({
    text: `${stories[p.story]?.text(pickNames(words, 2), p) ?? ''} Which equation says that after \\(x\\) ${['visits', 'weeks', 'days', 'minutes', 'seconds'][p.story] ?? ''} both are equal?`,
  }),
  answer,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the equation of the story is asked for' },
  widget: () => ({ keys: ['x', '+', '-', '='] }),
  distractors,
  hints: (p) => [
    { text: 'Write each one as its start and its change, \\(x\\) times.' },
    { text: `The first one is \\(${nodeToLatex(first(p))}\\).` },
    { text: `The second one starts at \\(${p.c}\\). Is \\(${p.d}x\\) added or subtracted?` },
  ],
  solution,
  load: (p) => (p.a + p.d + p.b) / 4 + (falls(p) ? 4 : 0) + time(p) / 2,
}
