import { venn } from '../../figures/venn.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Groups of people and two things that each of them may do. */
const worlds = [
  { people: 'students', verb: 'play', first: 'piano', second: 'drums' },
  { people: 'students', verb: 'learn', first: 'French', second: 'Spanish' },
  { people: 'visitors', verb: 'see', first: 'fossils', second: 'rockets' },
  { people: 'children', verb: 'like', first: 'chess', second: 'puzzles' },
  { people: 'campers', verb: 'go', first: 'swimming', second: 'hiking' },
  { people: 'readers', verb: 'borrow', first: 'novels', second: 'comics' },
] as const

/** How many are in each region, and which number is asked for. */
export interface Params {
  readonly world: number
  readonly first: number
  readonly both: number
  readonly second: number
  readonly neither: number
  readonly asked: 'only' | 'either' | 'neither' | 'both'
}

const kinds = ['only', 'either', 'neither', 'both'] as const
const worldOf = (p: Params): (typeof worlds)[number] => worlds[p.world] ?? worlds[0]
const a = (p: Params): number => p.first + p.both
const b = (p: Params): number => p.second + p.both
const all = (p: Params): number => p.first + p.both + p.second + p.neither

function params(chance: Chance, difficulty: number): Params {
  const stage = Math.min(3, Math.max(0, Math.round(3 * difficulty + 0.8 * (chance.unit() - 0.5))))
  const most = 12 + Math.round(16 * difficulty)
  return {
    world: chance.int(0, worlds.length - 1),
    first: chance.int(4, most),
    both: chance.int(3, 10 + Math.round(4 * difficulty)),
    second: chance.int(4, most),
    neither: chance.int(2, 9),
    asked: kinds[stage] ?? 'only',
  }
}

function answer(p: Params): number {
  return { only: p.first, either: p.first + p.both + p.second, neither: p.neither, both: p.both }[p.asked]
}

function distractors(p: Params): Distractor[] {
  const { first, second } = worldOf(p)
  const slips = [
    wrongAnswer(whole(answer(p) + 1), 'slip_off_by_one', 'Very near. Add and subtract once more.'),
    wrongAnswer(whole(answer(p) - 1), 'slip_off_by_one', 'Very near. Add and subtract once more.'),
  ]
  switch (p.asked) {
    case 'only':
      return [
        wrongAnswer(
          whole(a(p)),
          'affirm_converse',
          `\\(${a(p)}\\) counts all with ${first}. Some of them have ${second} too.`,
        ),
        wrongAnswer(
          whole(a(p) + p.both),
          'wrong_operation',
          'Those in both are part of that number already. Subtract them.',
        ),
        ...slips,
      ]
    case 'either':
      return [
        wrongAnswer(whole(a(p) + b(p)), 'looks_alike', 'Those in both sets were counted twice.'),
        wrongAnswer(whole(p.first + p.second), 'wrong_operation', 'Those in both sets count too, once.'),
        ...slips,
      ]
    case 'neither':
      return [
        wrongAnswer(whole(Math.abs(all(p) - a(p) - b(p))), 'looks_alike', 'Those in both sets were taken away twice.'),
        wrongAnswer(
          whole(all(p) - p.neither),
          'stops_early',
          'That is how many are in at least one set. How many are left?',
        ),
        ...slips,
      ]
    case 'both':
      return [
        wrongAnswer(
          whole(Math.abs(a(p) + b(p) - all(p))),
          'looks_alike',
          `You left out the \\(${p.neither}\\) outside. Subtract them from all first.`,
        ),
        wrongAnswer(whole(all(p) - p.neither), 'stops_early', 'That is how many are in at least one set.'),
        ...slips,
      ]
  }
}

/** What is not told is unknown; nothing is said of those outside where the story leaves them out. */
function picture(p: Params, filled: boolean): Figure {
  const outside = filled || p.asked === 'both' ? String(p.neither) : null
  return venn({
    names: [worldOf(p).first, worldOf(p).second],
    first: filled ? String(p.first) : null,
    both: filled || p.asked !== 'both' ? String(p.both) : null,
    second: filled ? String(p.second) : null,
    ...(p.asked === 'neither' || p.asked === 'both' ? { outside } : {}),
  })
}

function story(p: Params): string {
  const { people, verb, first, second } = worldOf(p)
  const also = verb === 'go' ? 'do' : verb
  const [n, x, y, z] = [all(p), a(p), b(p), p.both].map((k) => `\\(${k}\\)`)
  const some = `${x} ${verb} ${first} and ${y} ${verb} ${second}.`
  switch (p.asked) {
    case 'only':
      return `In a group of ${people}, ${some} ${z} ${also} both. How many ${verb} only ${first}?`
    case 'either':
      return `In a group of ${people}, ${some} ${z} ${also} both. How many ${verb} ${first} or ${second} or both?`
    case 'neither':
      return `Of ${n} ${people}, ${some} ${z} ${also} both. How many ${also} neither?`
    case 'both':
      return `Of ${n} ${people}, ${some} \\(${p.neither}\\) ${also} neither. How many ${also} both?`
  }
}

function solution(p: Params): Step[] {
  const { first } = worldOf(p)
  const value = whole(answer(p))
  const union = all(p) - p.neither
  if (p.asked === 'only')
    return [
      nextStep(`\\(${a(p)}\\) is the whole circle of ${first}. The overlap holds \\(${p.both}\\).`),
      nextStep('Take the overlap away.', `${a(p)} - ${p.both} = ${p.first}`, value, picture(p, true)),
    ]
  if (p.asked === 'both')
    return [
      nextStep('Take those outside away from all.', `${all(p)} - ${p.neither} = ${union}`),
      nextStep('Both circles together count more: the overlap is counted twice.', `${a(p)} + ${b(p)} = ${a(p) + b(p)}`),
      nextStep('The difference is the overlap.', `${a(p) + b(p)} - ${union} = ${p.both}`, value, picture(p, true)),
    ]
  const sum = nextStep(
    'Add both circles and take the overlap away once, because it was counted twice.',
    `${a(p)} + ${b(p)} - ${p.both} = ${union}`,
    whole(union),
    picture(p, true),
  )
  if (p.asked === 'either') return [nextStep(`The overlap of \\(${p.both}\\) belongs to both circles.`), sum]
  return [sum, nextStep('The rest is outside both circles.', `${all(p)} - ${union} = ${p.neither}`, value)]
}

/** Place items in overlapping sets and count. */
export const level: TopicLevel<Params> = {
  key: 'visual_logic_puzzles/5',
  version: 1,
  params,
  reject: (p) =>
    new Set([p.first, p.both, p.second, p.neither]).size < 4
      ? 'two numbers are the same'
      : all(p) === a(p) + b(p)
        ? 'the sets just fill all'
        : null,
  note: (p) =>
    `${p.asked} ${p.first} ${p.both} ${p.second} ${p.asked === 'only' || p.asked === 'either' ? '' : p.neither}`,
  prompt: (p) => ({ text: story(p) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Each circle holds everyone of its kind. Those of both kinds stand in the overlap.' },
    {
      text: {
        only: `The circle of ${worldOf(p).first} holds \\(${a(p)}\\). Which of them stand in the overlap?`,
        either: 'If you add both circles, who is counted twice?',
        neither: 'First find how many are in at least one circle.',
        both: `How many are in at least one circle? Take the \\(${p.neither}\\) outside away.`,
      }[p.asked],
    },
    {
      text: {
        only: `Work out \\(${a(p)} - ${p.both}\\).`,
        either: `Work out \\(${a(p)} + ${b(p)} - ${p.both}\\).`,
        neither: `\\(${a(p)} + ${b(p)} - ${p.both} = ${all(p) - p.neither}\\) are in at least one circle.`,
        both: `Compare \\(${a(p)} + ${b(p)}\\) with \\(${all(p)} - ${p.neither}\\).`,
      }[p.asked],
    },
  ],
  solution,
  figure: (p) => picture(p, false),
  load: (p) => 2 * kinds.indexOf(p.asked) + all(p) / 40,
}
