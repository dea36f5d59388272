import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { bothShown } from './groups-shown.ts'
import type { Item } from '../../../values/values.ts'

/** Three pictures of the same two numbers: more stars, fewer stars, as many. */
export interface Pictured {
  readonly low: number
  readonly high: number
  readonly asked: 'more' | 'fewer' | 'same'
}

const asks = ['more', 'fewer', 'same'] as const
const load = ({ low, high }: Pictured): number => low + high + 3 - (high - low)
const all: readonly Pictured[] = range(1, 7)
  .flatMap((low) => range(low + 1, low + 3).map((high) => ({ low, high })))
  .flatMap((p) => asks.map((asked): Pictured => ({ ...p, asked })))
  .toSorted((a, b) => load(a) - load(b))

/** Stars and hearts of the picture that belongs to a word. */
function counts({ low, high }: Pictured, asked: Pictured['asked']): readonly [stars: number, hearts: number] {
  if (asked === 'same') return [high, high]
  return asked === 'more' ? [high, low] : [low, high]
}

const shown = (p: Pictured, asked: Pictured['asked']): Item => bothShown(...counts(p, asked))
const wanted = {
  more: 'more stars than hearts',
  fewer: 'fewer stars than hearts',
  same: 'as many stars as hearts',
} as const

/** Which picture has more stars than hearts, fewer, or as many (K.CC.C.6)? */
export const whichPicture: LevelTask = task<Pictured>({
  id: 'which_picture',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
  note: (p) => `${p.low} ${p.high} ${p.asked}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Which picture has ${wanted[p.asked]}?`,
      `Find the picture with ${wanted[p.asked]}.`,
      `Where do you see ${wanted[p.asked]}?`,
    ]),
  }),
  answer: (p) => shown(p, p.asked),
  distractors: (p) =>
    asks
      .filter((asked) => asked !== p.asked)
      .map((asked) => {
        const [stars, hearts] = counts(p, asked)
        return wrongAnswer(
          shown(p, asked),
          asked === 'same' || p.asked === 'same' ? 'looks_alike' : 'reversed_order',
          asked === 'same'
            ? `Here you see ${countNoun(stars, 'star')} and ${countNoun(hearts, 'heart')}. They are the same.`
            : `Here you see ${countNoun(stars, 'star')} and ${countNoun(hearts, 'heart')}. There are more ${asked === 'more' ? 'stars' : 'hearts'}.`,
        )
      }),
  hints: (p) => [
    { text: 'Match each star with a heart. Are any left over?' },
    {
      text:
        p.asked === 'same'
          ? 'Look for the picture where none are left over.'
          : `Look for the picture where ${p.asked === 'more' ? 'stars' : 'hearts'} are left over.`,
    },
  ],
  solution: (p) => {
    const [stars, hearts] = counts(p, p.asked)
    return [
      nextStep('Match stars and hearts in each picture.'),
      nextStep(
        p.asked === 'same'
          ? `In this one none are left over: ${countNoun(stars, 'star')} and ${countNoun(hearts, 'heart')}.`
          : `This one has ${countNoun(stars, 'star')} and ${countNoun(hearts, 'heart')}. More ${p.asked === 'more' ? 'stars' : 'hearts'}!`,
        undefined,
        shown(p, p.asked),
      ),
    ]
  },
  load,
})
