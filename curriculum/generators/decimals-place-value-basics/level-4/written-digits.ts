import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { filled } from '../../../values/filled.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'

/** ones, tenths, hundredths and thousandths by their digits; some are 0. */
export interface Digits {
  readonly digits: readonly [ones: number, tenths: number, hundredths: number, thousandths: number]
}

const names = ['one', 'tenth', 'hundredth', 'thousandth'] as const
const after = (p: Digits): string => p.digits.slice(1).join('')
const written = (p: Digits): string => `${p.digits[0]}.${after(p)}`
const told = (p: Digits): string => {
  const parts = p.digits.flatMap((digit, i) => (digit === 0 ? [] : [`${digit} ${names[i]}${digit === 1 ? '' : 's'}`]))
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
const zeros = (p: Digits): number => p.digits.slice(1).filter((digit) => digit === 0).length

const decimals: Numbers<Digits> = {
  params: (chance, difficulty) => {
    const empty = difficulty < 0.3 ? [] : difficulty < 0.7 ? [chance.int(1, 2)] : chance.pick([[1, 2], [1], [2]])
    const digit = (at: number): number => (empty.includes(at) ? 0 : chance.int(1, 9))
    return { digits: [chance.int(1, 9), digit(1), digit(2), chance.int(1, 9)] }
  },
  note: (p) => p.digits.join(''),
  load: (p) => 3 * zeros(p) + (p.digits[0] > 5 ? 0.1 : 0),
}

/** The digits of a decimal are laid in their places, zeros too (5.NBT.A.3a). */
export const layDigits: LevelTask = fillSentence<Digits>(decimals, {
  id: 'lay_digits',
  kind: 'build',
  version: 1,
  prompt: (p, words) => ({
    text: words.pick([
      `Lay the digits: ${told(p)}.`,
      `Make the decimal with ${told(p)}.`,
      `Which digit goes in which place? Lay ${told(p)}.`,
    ]),
  }),
  sentence: (p) => ({
    lines: ['[] ones', '[] tenths', '[] hundredths', '[] thousandths'],
    tiles: [...new Set([0, ...p.digits])].map(String),
    stays: true,
  }),
  fills: (p) => filled(p.digits.map(String)),
  distractors: (p) =>
    p.digits[2] === 0 && p.digits[1] !== 0
      ? [
          wrongAnswer(
            filled([p.digits[0], p.digits[1], p.digits[3], 0].map(String)),
            'looks_alike',
            'There are no hundredths, so a 0 goes there. The last digit is in the thousandths place.',
          ),
        ]
      : [],
  hints: () => [
    { text: 'After the ones come tenths, then hundredths, then thousandths.' },
    { text: 'A place that is not told gets a 0.' },
  ],
  steps: (p) => [
    nextStep(`Go place by place: ${told(p)}.`),
    ...(zeros(p) > 0 ? [nextStep('A place without anything gets a 0.')] : []),
  ],
  says: (p) => ({ say: 'So this is the decimal.', latex: written(p) }),
})

/** Decimals are matched with how many thousandths they have (5.NBT.A.3a). */
export const matchWords: LevelTask = matchFaces<Digits>(decimals, {
  id: 'match_words',
  version: 1,
  band: [0, 1],
  draws: (chance) => {
    const [a = 1, b = 2, ones = 0] = chance.sample(range(1, 9), 3)
    return chance.shuffle([
      { digits: [ones, a, 0, b] as const },
      { digits: [ones, a, b, 0] as const },
      { digits: [ones, 0, a, b] as const },
      { digits: [ones, 0, 0, a] as const },
    ])
  },
  left: (p) => `\\(${written(p)}\\)`,
  right: (p) => told(p),
  means: written,
  most: 4,
  asks: [
    'Match each decimal with its places.',
    'Which words belong to which decimal? Match them.',
    'Find the places of each decimal.',
  ],
  hints: [
    'The first place after the point is tenths, the second hundredths, the third thousandths.',
    'Look at where the zeros are.',
  ],
  because: (p) => `\\(${written(p)}\\) has ${told(p)}.`,
  why: (p, q) => `\\(${written(p)}\\) has ${told(p)}, and \\(${written(q)}\\) has ${told(q)}.`,
})
