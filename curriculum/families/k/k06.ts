import { barModel } from '../../figures/bar-model.ts'
import { countNoun } from '../../words/nouns.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Figure } from '../../values/values.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly ropes: number
  /** Cuts in each of them. */
  readonly cuts: number
  /** Whether the pieces are wanted, or the cuts that made them. */
  readonly asked: 'pieces' | 'cuts'
}

const pieces = ({ ropes, cuts }: Params): number => ropes * (cuts + 1)
const allCuts = ({ ropes, cuts }: Params): number => ropes * cuts

function params(chance: Chance, difficulty: number): Params {
  const ropes = difficulty < 0.2 ? 1 : difficulty < 0.5 ? chance.int(1, 3) : chance.int(2, 4)
  return {
    ropes,
    cuts: chance.int(2, difficulty < 0.2 ? 6 : 8),
    asked: ropes > 1 && chance.happens(0.8 * difficulty) ? 'cuts' : 'pieces',
  }
}

/** A rope in so many pieces. */
const cutRope = (count: number): Figure =>
  barModel({ bars: [{ parts: Array.from({ length: count }, () => ({ size: 1, text: '' })) }] })

const sumOf = (count: number, each: number): string => Array.from({ length: count }, () => each).join(' + ')

/** Every cut makes one piece more, and there was one piece before the first cut. */
export const family: ContestFamily<Params> = {
  code: 'K06',
  name: 'Cutting the rope',
  version: 2,
  idea: 'fencepost',
  reach: [0.2, 2.6],
  areas: ['MU', 'AS', 'FR'],
  targetSeconds: 60,
  params,
  reject: (p) => (pieces(p) > 20 ? 'more pieces than a child counts' : null),
  space: 35,
  note: ({ ropes, cuts, asked }) => `${asked} ${ropes} ${cuts}`,
  prompt: (p, words) => {
    const [who, one, many] = words.pick([
      ['Dad', 'rope', 'ropes'],
      ['Grandma', 'ribbon', 'ribbons'],
      ['The baker', 'long loaf', 'long loaves'],
      ['Mom', 'paper strip', 'paper strips'],
    ] as const)
    const things = `${p.ropes} ${p.ropes === 1 ? one : many}`
    return {
      text:
        p.asked === 'pieces'
          ? p.ropes === 1
            ? `${who} has 1 ${one}. ${who} makes ${p.cuts} cuts across it. How many pieces are there now?`
            : `${who} has ${things}. ${who} makes ${p.cuts} cuts across each one. How many pieces are there now?`
          : `${who} cuts ${things}. Now there are ${pieces(p)} pieces. How many cuts were made in all?`,
    }
  },
  answer: (p) => whole(p.asked === 'pieces' ? pieces(p) : allCuts(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    p.asked === 'pieces'
      ? [
          {
            value: whole(allCuts(p)),
            misconception: 'quick_answer',
            why: 'That is the number of cuts. Try one cut: are there more pieces than cuts?',
          },
          {
            value: whole(allCuts(p) + 1),
            misconception: 'half_way',
            why: 'You added the first piece of one. Each of the others has a first piece too.',
          },
          {
            value: whole(p.ropes * (p.cuts - 1)),
            misconception: 'adjust_wrong_way',
            why: 'Cuts and pieces do differ by 1 each time, but there are more pieces than cuts.',
          },
          {
            value: whole(2 * allCuts(p)),
            misconception: 'counted_twice',
            why: 'A cut does not make two new pieces. It splits one piece, so there is one more.',
          },
        ]
      : [
          {
            value: whole(pieces(p)),
            misconception: 'quick_answer',
            why: 'That is the number of pieces. Try one cut: it makes two pieces already.',
          },
          {
            value: whole(pieces(p) - 1),
            misconception: 'half_way',
            why: 'That would be right if it had been one long thing. There was more than one at the start.',
          },
          {
            value: whole(pieces(p) + p.ropes),
            misconception: 'adjust_wrong_way',
            why: 'Cuts and pieces do differ, but there are fewer cuts than pieces.',
          },
          {
            value: whole(p.cuts),
            misconception: 'one_case_only',
            why: 'That is how many cuts one of them has. Count the cuts in all of them.',
          },
        ],
  hints: (p) => [
    { text: 'Start with one cut. How many pieces do you see?', figure: cutRope(2) },
    {
      text:
        p.asked === 'pieces'
          ? `Each cut makes one piece more. ${p.ropes === 1 ? 'There is 1 piece' : `There are ${p.ropes} pieces`} before the first cut.`
          : `Before the first cut there were ${p.ropes} pieces. Each cut makes one more, until there are ${pieces(p)}.`,
    },
  ],
  solution: (p) => [
    {
      say: 'Before any cut there is one piece. Each cut makes one piece more.',
      figure: cutRope(3),
      relation: 'next',
    },
    ...(p.asked === 'pieces'
      ? [
          { say: `So ${p.cuts} cuts make ${p.cuts} + 1 = ${p.cuts + 1} pieces.`, relation: 'next' as const },
          {
            say:
              p.ropes === 1
                ? `There is only one to cut, so there are ${countNoun(pieces(p), 'piece')}.`
                : `There are ${p.ropes} of them: ${sumOf(p.ropes, p.cuts + 1)} = ${pieces(p)} pieces.`,
            value: whole(pieces(p)),
            relation: 'next' as const,
          },
        ]
      : [
          { say: `At first there are ${p.ropes} pieces, in the end ${pieces(p)}.`, relation: 'next' as const },
          {
            say: `So there were ${pieces(p)} − ${p.ropes} = ${allCuts(p)} cuts.`,
            value: whole(allCuts(p)),
            relation: 'next' as const,
          },
        ]),
  ],
  load: (p) => pieces(p) + (p.asked === 'cuts' ? 6 : 0) + 2 * p.ropes,
}
