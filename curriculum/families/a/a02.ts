import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly start: number
  /** What should be added or taken away. */
  readonly step: number
  /** What should be done; the mistake is the opposite. */
  readonly right: 'add' | 'subtract'
}

const sign = ({ right }: Params): 1 | -1 => (right === 'add' ? 1 : -1)
/** What the mistake gives. */
const shown = (p: Params): number => p.start - sign(p) * p.step
const answer = (p: Params): number => p.start + sign(p) * p.step

function params(chance: Chance, difficulty: number): Params {
  const right = chance.pick(['add', 'subtract'] as const)
  const step = chance.int(4 + Math.round(8 * difficulty), 16 + Math.round(22 * difficulty))
  return { right, step, start: chance.int(3 * step + 1, 60 + Math.round(60 * difficulty) + step) }
}

/** The wrong thing was done: undo it, then do it right, which is twice the number. */
export const family: ContestFamily<Params> = {
  code: 'A02',
  name: 'The wrong key',
  version: 2,
  idea: 'undo_then_redo',
  reach: [2, 4],
  areas: ['AS', 'NU', 'AL'],
  targetSeconds: 75,
  params,
  reject: (p) => (answer(p) === p.step ? 'the answer stands in the text' : null),
  note: ({ start, step, right }) => `${right} ${start} ${step}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const isAdding = p.right === 'add'
    const [should, did] = isAdding ? ['add', 'subtracted'] : ['subtract', 'added']
    const [win, lost] = isAdding ? ['forward', 'back'] : ['back', 'forward']
    const [onto, from] = isAdding
      ? [`put ${p.step} beads into a jar`, 'took out']
      : [`take ${p.step} beads out of a jar`, 'put in']
    return {
      text: words.pick([
        `${name} was supposed to ${should} ${p.step} on a calculator. By mistake, ${name} ${did} ${p.step} and got ${shown(p)}. What should have come out?`,
        `In a game, ${name} was supposed to go ${win} ${p.step} spaces. By mistake, ${name} went ${lost} ${p.step} spaces, to space ${shown(p)}. On which space should ${name} be?`,
        `${name} was supposed to ${onto}. By mistake, ${name} ${from} ${p.step}. Now the jar holds ${shown(p)}. How many beads should it hold?`,
      ]),
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(p.start),
      misconception: 'half_way',
      why: 'You undid the mistake. That is where it all began. Now do what was meant.',
    },
    {
      value: whole(p.start - 2 * sign(p) * p.step),
      misconception: 'forward_not_back',
      why: 'That does the wrong thing once more. It has to be undone.',
    },
    {
      value: whole(p.start - 3 * sign(p) * p.step),
      misconception: 'adjust_wrong_way',
      why: 'Twice the number is right, but it has to go the other way.',
    },
  ],
  hints: (p) => [
    { text: 'Where did it all begin, before the mistake?' },
    {
      text: `Undo the mistake: ${p.right === 'add' ? `put the ${p.step} back` : `take the ${p.step} away again`}. Then do what was meant, from there.`,
    },
  ],
  solution: (p) => {
    const mark = p.right === 'add' ? '+' : '−'
    return [
      { say: 'First undo the mistake. Then do what was meant.', relation: 'next' },
      { say: `It began with ${shown(p)} ${mark} ${p.step} = ${p.start}.`, relation: 'next' },
      {
        say: `Done right, it is ${p.start} ${mark} ${p.step} = ${answer(p)}.`,
        value: whole(answer(p)),
        relation: 'next',
      },
    ]
  },
  load: (p) => p.start + 2 * p.step,
}
