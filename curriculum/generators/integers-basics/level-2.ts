import { numberLine } from '../../figures/number-line.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/**
 * `opposite` of a; `twice`: the opposite of the opposite of a; `read` the point at a; `move` from a by `steps` (negative: left).
 */
export interface Params {
  readonly task: 'opposite' | 'twice' | 'read' | 'move'
  readonly a: number
  readonly steps: number
  /** The line shows -end to end. */
  readonly end: number
}

function answer(p: Params): number {
  switch (p.task) {
    case 'opposite':
      return -p.a
    case 'twice':
    case 'read':
      return p.a
    case 'move':
      return p.a + p.steps
  }
}

/** The shortest line that shows every number of a task. */
const lineFor = (...shown: number[]): number => 5 * Math.max(2, Math.ceil(Math.max(...shown.map(Math.abs)) / 5))

function load(p: Params): number {
  switch (p.task) {
    case 'opposite':
      return Math.abs(p.a) / 10
    case 'read':
      return 1 + Math.abs(p.a) / 10
    case 'twice':
      return 2 + Math.abs(p.a) / 10
    case 'move':
      return 3 + Math.abs(p.steps) + (Math.sign(p.a) === Math.sign(p.a + p.steps) ? 0 : 2)
  }
}

const most = 20
const sizes = Array.from({ length: most }, (_, i) => i + 1).flatMap((n) => [n, -n])
const moves = sizes.flatMap((a) =>
  sizes
    .filter((steps) => Math.abs(steps) >= 2 && Math.abs(steps) <= 15 && a + steps !== 0 && Math.abs(a + steps) <= most)
    .map((steps): Params => ({ task: 'move', a, steps, end: lineFor(a, a + steps) })),
)

/** Every question there is, the easiest first: opposites, points to read, then moves, longer and longer. */
const tasks: readonly Params[] = [
  ...sizes.flatMap((a) =>
    (['opposite', 'read', 'twice'] as const).map((task): Params => ({ task, a, steps: 0, end: lineFor(a) })),
  ),
  ...moves,
].toSorted((x, y) => load(x) - load(y))

const side = (p: Params): string => (p.steps < 0 ? 'left' : 'right')

/** Every so many marks have a number. */
const labelEvery = (p: Params): 5 | 10 => (p.end > 15 ? 10 : 5)

/** A negative point read from the number to its left in the wrong direction. */
const mirrored = (p: Params): number => 2 * (Math.floor(p.a / labelEvery(p)) * labelEvery(p)) - p.a

function distractors(p: Params): Distractor[] {
  const value = answer(p)
  const list: Distractor[] = []
  if (p.task === 'move')
    list.push({
      value: whole(p.a - p.steps),
      misconception: 'magnitude_negative',
      why: `That goes to the ${p.steps < 0 ? 'right' : 'left'}. Numbers grow to the right, also below zero.`,
    })
  if (p.task === 'read' && p.a < 0 && p.a % labelEvery(p) !== 0)
    list.push({
      value: whole(mirrored(p)),
      misconception: 'magnitude_negative',
      why: 'Below zero the numbers also grow to the right. Count from the mark in that direction.',
    })
  list.push({
    value: whole(-value),
    misconception: 'slip_sign',
    why:
      p.task === 'opposite'
        ? 'That is the number itself. The opposite lies on the other side of zero.'
        : p.task === 'twice'
          ? 'That is the opposite once. Turn around a second time.'
          : 'Look at which side of zero it is.',
  })
  list.push(
    { value: whole(value - 1), misconception: 'slip_off_by_one', why: 'One step off. Count the steps from zero.' },
    { value: whole(value + 1), misconception: 'slip_off_by_one', why: 'One step off. Count the steps from zero.' },
  )
  return list
}

function picture(p: Params): Figure {
  const shown = p.task === 'read' ? { at: p.a, label: '?' } : { at: p.a }
  return numberLine({ from: -p.end, to: p.end, step: 1, labelEvery: labelEvery(p), points: [shown] })
}

function asked(p: Params, words: Chance): string {
  const a = `\\(${p.a}\\)`
  switch (p.task) {
    case 'opposite':
      return words.pick([
        `What is the opposite of ${a}?`,
        `Which number lies as far from zero as ${a}, on the other side?`,
      ])
    case 'twice':
      return `What is the opposite of the opposite of ${a}?`
    case 'read':
      return words.pick(['Which integer does the marked point show?', 'Which integer belongs to the marked point?'])
    case 'move':
      return words.pick([
        `Start at ${a} and move \\(${Math.abs(p.steps)}\\) units to the ${side(p)}. Where are you?`,
        `Which integer is \\(${Math.abs(p.steps)}\\) units to the ${side(p)} of ${a}?`,
      ])
  }
}

function hints(p: Params): Hint[] {
  if (p.task === 'move')
    return [
      { text: `Put your finger on \\(${p.a}\\). Numbers get smaller to the left and larger to the right.` },
      { text: `Move to the ${side(p)}, \\(${Math.abs(p.steps)}\\) marks.` },
      {
        text:
          Math.sign(p.a) === Math.sign(answer(p))
            ? 'You stay on the same side of zero. Count mark by mark.'
            : `It is ${countNoun(Math.abs(p.a), 'unit')} to zero. How many are left after that?`,
      },
    ]
  if (p.task === 'read')
    return [
      { text: 'Is the point left or right of zero? Left means negative.' },
      { text: 'Go to the nearest number on the line and count the marks from there. Numbers grow to the right.' },
    ]
  return [
    { text: 'Opposites are equally far from zero, on different sides.' },
    { text: `How far is \\(${p.a}\\) from zero, and on which side?` },
    ...(p.task === 'twice' ? [{ text: 'Change sides once, then change sides again.' }] : []),
  ]
}

function solution(p: Params): Step[] {
  const value = whole(answer(p))
  const end: Figure = numberLine({
    from: -p.end,
    to: p.end,
    step: 1,
    labelEvery: labelEvery(p),
    points: [{ at: answer(p), label: String(answer(p)) }],
    ...(p.task === 'move' ? { jumps: [{ from: p.a, to: answer(p), label: String(Math.abs(p.steps)) }] } : {}),
  })
  if (p.task === 'move')
    return [
      {
        say: `Start at \\(${p.a}\\). To the ${side(p)} the numbers get ${p.steps < 0 ? 'smaller' : 'larger'}.`,
        latex: `${p.a} ${p.steps < 0 ? '-' : '+'} ${Math.abs(p.steps)}`,
        value,
        relation: 'next',
      },
      {
        say: `After \\(${Math.abs(p.steps)}\\) units you are at \\(${answer(p)}\\).`,
        figure: end,
        value,
        relation: 'same',
      },
    ]
  if (p.task === 'read')
    return [
      {
        say: `The point lies ${countNoun(Math.abs(p.a), 'unit')} to the ${p.a < 0 ? 'left' : 'right'} of zero.`,
        latex: `|${p.a}| = ${Math.abs(p.a)}`,
        relation: 'next',
      },
      { say: `So it is \\(${p.a}\\).`, figure: end, value, relation: 'next' },
    ]
  return [
    {
      say: `\\(${p.a}\\) is ${countNoun(Math.abs(p.a), 'unit')} from zero. Its opposite is as far on the other side: \\(${-p.a}\\).`,
      latex: `-(${p.a}) = ${-p.a}`,
      value: whole(-p.a),
      relation: 'next',
    },
    p.task === 'twice'
      ? { say: `The opposite of that is \\(${p.a}\\) again.`, latex: `-(${-p.a}) = ${p.a}`, value, relation: 'next' }
      : { say: `So the opposite of \\(${p.a}\\) is \\(${-p.a}\\).`, figure: end, value, relation: 'same' },
  ]
}

/** Place integers on a line and find opposites (6.NS.C.6a). */
export const level: TopicLevel<Params> = {
  key: 'integers_basics/2',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.task} ${p.a} ${p.steps}`,
  prompt: (p, words) => ({ text: asked(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['choice', 'number_line', 'numeric'],
  widget: (p, form) => (form === 'number_line' ? { from: -p.end, to: p.end, step: 1 } : {}),
  distractors,
  hints,
  solution,
  figure: picture,
  load,
}
