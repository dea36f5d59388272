import { matchFaces } from '../../../tasks/match-faces.ts'
import { signLatex, signs, type Sign } from '../linear-inequality.ts'
import { phrases } from './numbers.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** A sign in words, with the number that it stands before. */
export interface Worded {
  readonly sign: Sign
  readonly phrase: number
  readonly end: number
}

/** 'x is at least 5'. */
export const wordsFace = ({ sign, phrase, end }: Worded): RichText =>
  `\\(x\\) is ${phrases[sign][phrase] ?? phrases[sign][0] ?? ''} \\(${end}\\)`
/** The same as an inequality. */
export const signFace = ({ sign, end }: Worded): RichText => `\\(x ${signLatex[sign]} ${end}\\)`

const numbers: Numbers<Worded> = {
  params: (chance, difficulty) => ({
    sign: chance.pick(signs),
    phrase: chance.int(0, 2),
    end:
      chance.int(2 + Math.round(3 * difficulty), 9 + Math.round(8 * difficulty)) *
      (chance.happens(0.9 * difficulty) ? -1 : 1),
  }),
  note: (p) => `${p.sign} ${p.phrase} ${p.end}`,
  load: (p) => Math.abs(p.end) / 4 + (p.end < 0 ? 5 : 0),
}

/** Words and signs around one number: who has to be more careful, 'at most' or 'less than'? */
export const matchWords: LevelTask = matchFaces<Worded>(numbers, {
  id: 'match_words',
  version: 1,
  band: [0, 1],
  left: wordsFace,
  right: signFace,
  means: signFace,
  draws: (chance, difficulty) => {
    const { end } = numbers.params(chance, difficulty)
    const same = signs.map((sign): Worded => ({ sign, phrase: chance.int(0, 2), end }))
    return chance.shuffle([...same, { ...numbers.params(chance, difficulty), end: end + 1 }])
  },
  asks: [
    'Match the words with the inequalities.',
    'Which inequality says the same as the words? Match them.',
    'Match each sentence with its inequality. Look closely: is the number itself meant?',
  ],
  hints: [
    'Is the number itself among those that are meant?',
    'At most means this number or less. At least means this number or more.',
  ],
  because: (p) =>
    `${wordsFace(p)}: \\(${p.end}\\) itself is ${p.sign.length === 2 ? '' : 'not '}meant, so it is ${signFace(p)}.`,
  why: (p, other) =>
    `${wordsFace(p)} does not mean the same as ${wordsFace(other)}. Try numbers around \\(${p.end}\\).`,
})
