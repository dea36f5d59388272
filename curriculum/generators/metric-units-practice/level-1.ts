import { scale } from '../../figures/scale.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A dial in grams or a jug in milliliters; what it shows is read, or something is added or taken away. */
export interface Params {
  readonly kind: 'dial' | 'jug'
  readonly to: number
  readonly step: number
  readonly labelEvery: number
  readonly value: number
  /** Added when positive, taken away when negative. */
  readonly change: number
}

const marks = [
  { to: 500, step: 50, labelEvery: 2 },
  { to: 1000, step: 100, labelEvery: 2 },
  { to: 100, step: 10, labelEvery: 2 },
  { to: 200, step: 10, labelEvery: 5 },
  { to: 500, step: 20, labelEvery: 5 },
  { to: 1000, step: 50, labelEvery: 4 },
  { to: 400, step: 25, labelEvery: 4 },
  { to: 60, step: 5, labelEvery: 2 },
  { to: 800, step: 50, labelEvery: 2 },
  { to: 250, step: 10, labelEvery: 5 },
  { to: 300, step: 20, labelEvery: 5 },
  { to: 600, step: 25, labelEvery: 4 },
] as const

/** Every place between the second mark and the last but one of each scale. */
const readings = marks.flatMap((scale) =>
  range(2, scale.to / scale.step - 1).map((mark) => ({ ...scale, value: mark * scale.step })),
)

/** Plain reading first; then a change of the amount. */
function params(chance: Chance, difficulty: number): Params {
  const { to, step, labelEvery, value } = chance.pick(readings)
  const isChanged = chance.happens(1.9 * difficulty - 0.3)
  const size = step * chance.int(1, Math.max(1, Math.min(9, value / step - 1)))
  return {
    kind: chance.pick(['dial', 'jug'] as const),
    to,
    step,
    labelEvery,
    value,
    change: !isChanged ? 0 : chance.happens(0.5) && value + size <= 1000 ? size : -size,
  }
}

const unit = (p: Params): 'g' | 'mL' => (p.kind === 'dial' ? 'g' : 'mL')
const unitWord = (p: Params): string => (p.kind === 'dial' ? 'grams' : 'milliliters')
const answer = (p: Params): number => p.value + p.change
/** What a child reads who takes every mark for one step of ten times the wrong size. */
const marksAfterLabel = (p: Params): number => (p.value / p.step) % p.labelEvery
const lastLabel = (p: Params): number => p.value - marksAfterLabel(p) * p.step

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = []
  const atOne = lastLabel(p) + marksAfterLabel(p)
  if (p.change !== 0)
    list.push(
      wrongAnswer(whole(p.value), 'stops_early', `That is what the ${p.kind} shows now. Read the story again.`),
      wrongAnswer(
        whole(p.value - p.change),
        'wrong_operation',
        p.change > 0 ? 'Something is added, so it must be more.' : 'Something is taken away, so it must be less.',
      ),
    )
  if (marksAfterLabel(p) > 0)
    list.push(
      wrongAnswer(
        whole(atOne + p.change),
        'looks_alike',
        `The small marks do not count ones. Each is \\(${p.step}\\).`,
      ),
    )
  list.push(
    wrongAnswer(whole(answer(p) + p.step), 'slip_off_by_one', 'One mark too many. Count the marks once more.'),
    wrongAnswer(whole(answer(p) - p.step), 'slip_off_by_one', 'One mark too few. Count the marks once more.'),
  )
  return list.filter((wrong) => wrong.value.kind !== 'rational' || (wrong.value.n > 0n && wrong.value.n <= 2000n))
}

const picture = (p: Params): Figure =>
  scale({ kind: p.kind, from: 0, to: p.to, step: p.step, labelEvery: p.labelEvery, value: p.value, unit: unit(p) })

function solution(p: Params): Step[] {
  const gap = p.step * p.labelEvery
  const steps = [
    nextStep(
      `From one number to the next it is \\(${gap}\\), in \\(${p.labelEvery}\\) small steps. Each step is \\(${p.step}\\).`,
      `${gap} \\div ${p.labelEvery} = ${p.step}`,
    ),
    nextStep(
      marksAfterLabel(p) === 0
        ? `It stands exactly at \\(${p.value}\\).`
        : `It stands \\(${marksAfterLabel(p)}\\) ${marksAfterLabel(p) === 1 ? 'step' : 'steps'} after \\(${lastLabel(p)}\\).`,
      marksAfterLabel(p) === 0
        ? String(p.value)
        : `${lastLabel(p)} + ${marksAfterLabel(p)} \\times ${p.step} = ${p.value}`,
      whole(p.value),
    ),
  ]
  if (p.change !== 0)
    steps.push(
      nextStep(
        p.change > 0
          ? `Then \\(${p.change}\\) ${unitWord(p)} are added.`
          : `Then \\(${-p.change}\\) ${unitWord(p)} are taken away.`,
        `${p.value} ${p.change > 0 ? '+' : '-'} ${Math.abs(p.change)} = ${answer(p)}`,
        whole(answer(p)),
      ),
    )
  return steps
}

function story(p: Params, name: string): string {
  const size = `\\(${Math.abs(p.change)}\\) ${unitWord(p)}`
  if (p.kind === 'jug')
    return p.change > 0
      ? `${name} pours in ${size} more. How many milliliters are in the jug then?`
      : `${name} pours out ${size}. How many milliliters are left?`
  return p.change > 0
    ? `${name} puts on ${size} more flour. How many grams are there now?`
    : `${name} takes off ${size} of flour. How many grams are left?`
}

/** Read scales and solve one-step problems (3.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'metric_units_practice/1',
  version: 1,
  params,
  note: (p) => `${p.kind} ${p.to}/${p.step} ${p.value} ${p.change}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    if (p.change !== 0) return { text: `Read the ${p.kind === 'dial' ? 'scale' : 'jug'}. ${story(p, name)}` }
    return {
      text:
        p.kind === 'dial'
          ? words.pick([
              'How many grams does the scale show?',
              `${name} weighs some flour. How many grams of flour are there?`,
            ])
          : words.pick([
              'How many milliliters are in the jug?',
              `${name} pours juice into a jug. How many milliliters is it?`,
            ]),
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: unit(p) }),
  distractors,
  hints: (p) => [
    { text: 'Look at two numbers side by side. How many steps are between them?' },
    { text: `Each small step is \\(${p.step}\\) ${unitWord(p)}.` },
    {
      text: `Start at \\(${lastLabel(p)}\\) and count on by \\(${p.step}\\) for each step.${p.change === 0 ? '' : ` Then ${p.change > 0 ? 'add' : 'subtract'} \\(${Math.abs(p.change)}\\).`}`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => (p.change === 0 ? 0 : 3) + p.labelEvery / 10,
}
