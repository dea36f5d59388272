import { gridArea } from '../../../figures/grid-area.ts'
import { comparison } from '../../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { text } from '../written.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'

/** Two decimals below 1: their digits after the point, one or two each. */
export interface Params {
  readonly left: string
  readonly right: string
}

const hundredths = (digits: string): number => Number(digits.padEnd(2, '0'))
const order = (p: Params): number => Math.sign(hundredths(p.left) - hundredths(p.right))
const sign = (order: number): string => ['<', '=', '>'][order + 1] ?? '='
const shown = (digits: string): string => `0.${digits}`
const byLength = (p: Params): number => Math.sign(Number(p.left) - Number(p.right))
const byShortness = (p: Params): number => Math.sign(p.right.length - p.left.length)
const work = (p: Params): number =>
  (p.left.length === p.right.length ? 0 : 8) -
  Math.abs(hundredths(p.left) - hundredths(p.right)) / 5 +
  (p.left.startsWith('0') || p.right.startsWith('0') ? 4 : 0)

const one = range(1, 9).map(String)
const two = range(1, 99).map((n) => String(n).padStart(2, '0'))
const all: readonly Params[] = [
  ...one.flatMap((a) =>
    two.flatMap((b) => [
      { left: a, right: b },
      { left: b, right: a },
    ]),
  ),
  ...two.flatMap((a) =>
    two.filter((b) => a !== b && (a[0] === b[0] || a[0] === b[1])).map((b) => ({ left: a, right: b })),
  ),
].toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))

function distractors(p: Params): Distractor[] {
  const right = order(p)
  const list: Distractor[] = []
  const add = (wrong: number, misconception: string, why: string): void => {
    if (wrong !== right && !list.some((it) => it.value.kind === 'comparison' && it.value.sign === sign(wrong)))
      list.push(wrongAnswer(comparison(wrong), misconception, why))
  }
  add(
    byLength(p),
    'longer_is_larger',
    `\\(${Number(p.left)}\\) and \\(${Number(p.right)}\\) count parts of different sizes. Compare the tenths first.`,
  )
  if (byShortness(p) !== 0)
    add(byShortness(p), 'shorter_is_larger', 'More digits do not make a decimal smaller. Compare the tenths first.')
  add(
    -right || 1,
    'reversed_order',
    right === 0 ? 'A zero at the end changes nothing.' : 'The open side of the sign belongs to the larger number.',
  )
  add(0, 'looks_alike', 'They are not the same amount. Compare place by place.')
  add(-1, 'looks_alike', 'A zero at the end changes nothing.')
  return list
}

/** Compare decimals by place, not by length (4.NF.C.7). */
export const comparedToHundredths: TopicLevel<Params> = {
  key: 'decimals_place_value_basics/3',
  version: 1,
  params,
  note: (p) => `${p.left} ${p.right}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Which sign belongs in the box?',
      'Compare the two decimals.',
      'Choose the sign that makes it true.',
    ]),
    latex: `${shown(p.left)} \\; \\square \\; ${shown(p.right)}`,
  }),
  answer: (p) => comparison(order(p)),
  forms: ['comparison', 'choice'],
  formsLeftOut: { ordering: 'two decimals are compared by a sign, not put in a row' },
  fixedOrder: true,
  widget: (p) => ({ before: `\\(${shown(p.left)}\\)`, after: `\\(${shown(p.right)}\\)` }),
  distractors,
  hints: (p) => [
    { text: `The grid shows \\(${shown(p.left)}\\). Would \\(${shown(p.right)}\\) fill more squares, or fewer?` },
    { text: 'Compare the tenths first. If they are the same, compare the hundredths.' },
    {
      text: `Write both with two places: \\(${text(hundredths(p.left), 2)}\\) and \\(${text(hundredths(p.right), 2)}\\).`,
    },
  ],
  solution: (p) => [
    nextStep(
      'Write both in hundredths.',
      `${shown(p.left)} = \\frac{${hundredths(p.left)}}{100} \\qquad ${shown(p.right)} = \\frac{${hundredths(p.right)}}{100}`,
    ),
    nextStep(
      'Now compare how many hundredths each has.',
      `${shown(p.left)} ${sign(order(p))} ${shown(p.right)}`,
      comparison(order(p)),
    ),
  ],
  figure: (p) => gridArea({ columns: 10, rows: 10, shaded: hundredths(p.left) }),
  load: work,
}
