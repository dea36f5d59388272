import { claimsOf, trueFalseSort } from '../../tasks/true-false-sort.ts'
import { digitsTurned, inWords, type Named } from './numerals.ts'
import { matchFaces } from '../../tasks/match-faces.ts'
import { numberToWords } from '../../notation/number-words.ts'
import { sentence } from '../../figures/lettering.ts'
import { wholeText } from '../../notation/number-latex.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'

const digits = (n: number): string => `\\(${wholeText(n)}\\)`
const said = (p: Named): string => `${sentence(inWords(p))} is ${digits(p.n)}.`

/** Words and digits are matched: often a number with one that is easily taken for it, as far as the level goes. */
export const matchWords = (
  base: TopicLevel<Named>,
  of: { from: number; to: number; most: 3 | 4 | 5; hint: string },
): LevelTask =>
  matchFaces(base, {
    id: 'match_words',
    version: 1,
    band: [0, 1],
    most: of.most,
    left: inWords,
    right: ({ n }) => digits(n),
    means: ({ n }) => String(n),
    draws: (chance, difficulty) => {
      const p = base.params(chance, difficulty)
      const alike = base.distractors(p).flatMap(({ value }) => (value.kind === 'rational' ? [Number(value.n)] : []))
      const near = alike.filter((n) => n >= of.from && n <= of.to && n !== p.n)
      return near.length > 0 && chance.happens(0.6) ? [p, { n: chance.pick(near) }] : [p]
    },
    asks: [
      'Match words and numbers.',
      'Which number goes with which words?',
      'Find the number for each of these words.',
    ],
    hints: ['Read the words aloud.', of.hint],
    because: said,
    why: (p, other) => `${sentence(inWords(p))} is ${digits(p.n)}, and ${inWords(other)} is ${digits(other.n)}.`,
    misconception: (p, other) => (p.n >= 10 && digitsTurned(p) === other.n ? 'teen_reversal' : 'looks_alike'),
  })

/** Words with their digits, and with those that children write for them, are sorted. */
export const sortWords = (base: TopicLevel<Named>, most: 4 | 5 | 6): LevelTask =>
  trueFalseSort(base, {
    id: 'sort_words',
    version: 2,
    sets: 'each',
    most,
    claims: claimsOf(base, {
      claim: (p, value) => `${sentence(inWords(p))} is ${digits(value.kind === 'rational' ? Number(value.n) : 0)}`,
      because: (p) => `${digits(p.n)} is ${inWords(p)}.`,
      whyNot: (_, { value }) => {
        const n = value.kind === 'rational' ? Number(value.n) : 0
        return `${digits(n)} is ${numberToWords(n)}.`
      },
      misconception: 'looks_alike',
    }),
    asks: () => [
      'True or not true? Sort them.',
      'Which ones are true? Sort them.',
      'Do the words and the number match? Sort them.',
    ],
    hints: ['Say the words. Then say the number.', 'Look at each digit. Is it in the right place?'],
  })
