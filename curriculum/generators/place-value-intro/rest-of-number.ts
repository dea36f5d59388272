import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { pilesFigure, pilesOf, pilesWords } from './blocks.ts'
import { brokenLoad, type Broken } from './other-piles.ts'
import type { Distractor } from '../../topic-level.ts'

/** The kind of block of which there are ten or more: how many is asked for. */
const asked = ({ piles }: Broken): 'ones' | 'tens' => (piles.ones > 9 ? 'ones' : 'tens')
const larger = { ones: 'ten', tens: 'hundred' } as const

/** '2 tens and \square ones' */
function parts(p: Broken): string {
  const { hundreds, tens, ones } = p.piles
  const written = (count: number, name: string, isAsked: boolean): string[] =>
    isAsked ? [`\\square \\text{ ${name}s}`] : count > 0 ? [`${count} \\text{ ${name}${count === 1 ? '' : 's'}}`] : []
  return [
    ...written(hundreds, 'hundred', false),
    ...written(tens, 'ten', asked(p) === 'tens'),
    ...written(ones, 'one', asked(p) === 'ones'),
  ].join(' + ')
}

function distractors(p: Broken): Distractor[] {
  const right = p.piles[asked(p)]
  const digit = pilesOf(p.n)[asked(p)]
  return [
    wrongAnswer(
      whole(digit),
      'face_value',
      `${digit} is only the digit. The ${larger[asked(p)]} that was broken up gives ten more.`,
    ),
    wrongAnswer(
      whole(right + 10),
      'near',
      `That is ten ${asked(p)} too many. Only one ${larger[asked(p)]} was broken up.`,
    ),
    wrongAnswer(
      whole(10),
      'stops_early',
      `That is only the ${larger[asked(p)]} that was broken up. Count the ${digit} from before, too.`,
    ),
    wrongAnswer(whole(p.n), 'given_number', `${p.n} is the whole number. How many ${asked(p)} are missing?`),
  ]
}

/** A number of which the larger blocks are told: how many of the smaller ones are needed? (34 = 2 tens and how many ones) */
export function restOfNumber(of: { readonly all: readonly Broken[] }): LevelTask {
  const all = of.all
    .filter((p) => p.piles.tens > 0 || p.piles.hundreds > 0)
    .toSorted((a, b) => brokenLoad(a) - brokenLoad(b))
  return task<Broken>({
    id: 'rest_of_number',
    kind: 'reverse',
    version: 1,
    form: 'numeric',
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    reject: (p) => (asked(p) === 'tens' && p.piles.hundreds === 0 ? 'nothing else is told' : null),
    note: ({ piles }) => pilesWords(piles),
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: (p, words) => ({
      text: words.pick([
        `You have only ${pilesWords({ ...p.piles, [asked(p)]: 0 })}. How many ${asked(p)} make it ${p.n}?`,
        `Make ${p.n} in another way. How many ${asked(p)} do you need?`,
        `How many ${asked(p)} are missing to make ${p.n}?`,
      ]),
      latex: `${p.n} = ${parts(p)}`,
    }),
    answer: (p) => whole(p.piles[asked(p)]),
    distractors,
    hints: (p) => [
      { text: `How many ${larger[asked(p)]}s does ${p.n} have? Here there is one fewer.` },
      { text: `That ${larger[asked(p)]} is broken into ten ${asked(p)}.` },
      { text: `Ten ${asked(p)}, and the ${pilesOf(p.n)[asked(p)]} from before.` },
    ],
    solution: (p) => [
      nextStep(`\\(${p.n}\\) has ${pilesWords(pilesOf(p.n))}.`, undefined, undefined, pilesFigure(pilesOf(p.n))),
      nextStep(
        `One ${larger[asked(p)]} is broken into ten ${asked(p)}. So there are ${p.piles[asked(p)]} ${asked(p)}.`,
        `10 + ${pilesOf(p.n)[asked(p)]} = ${p.piles[asked(p)]}`,
        whole(p.piles[asked(p)]),
        pilesFigure(p.piles),
      ),
    ],
    load: brokenLoad,
  })
}
