import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { trueFalseSort, type Claim } from '../../../tasks/true-false-sort.ts'
import { filledTruly } from '../../../values/filled.ts'
import { nextStep } from '../../wrong-answer.ts'
import { timesTens, writtenTens, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'

const total = (p: Params): number => 10 * p.digit * p.tens
const tex = (p: Params): string => `\\(${writtenTens(p)}\\)`

/** The ten is split off with tiles, and what is left is multiplied (3.NBT.A.3, 3.OA.B.5). */
export const tensApart: LevelTask = fillSentence<Params>(timesTens, {
  id: 'tens_apart',
  kind: 'build',
  version: 1,
  space: 64,
  note: (p) => `${p.digit}x${p.tens}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Write \\(${10 * p.tens}\\) with a factor of 10. Then multiply.`,
      `How many tens are there? Find \\(${p.digit} \\times ${10 * p.tens}\\) step by step.`,
      `Think of tens. Fill in all the lines.`,
    ]),
  }),
  sentence: (p) => ({
    lines: [
      `${p.digit} × ${10 * p.tens} = ${p.digit} × [] × 10`,
      `${p.digit} × ${10 * p.tens} = [] × 10`,
      `${p.digit} × ${10 * p.tens} = []`,
    ],
    tiles: [...new Set([p.tens, p.digit * p.tens, total(p), 10 * total(p), p.digit + p.tens])].map(String),
    stays: true,
  }),
  fills: (p) => filledTruly([p.tens, p.digit * p.tens, total(p)].map(String)),
  hints: (p) => [
    { text: `\\(${10 * p.tens}\\) is how many tens?` },
    { text: `\\(${p.digit}\\) times \\(${p.tens}\\) tens: how many tens are that?` },
  ],
  steps: (p) => [
    nextStep(`\\(${10 * p.tens}\\) is \\(${p.tens}\\) tens.`, `${10 * p.tens} = ${p.tens} \\times 10`),
    nextStep('Multiply the tens.', `${p.digit} \\times ${p.tens} = ${p.digit * p.tens}`),
  ],
  says: (p) => ({
    say: `\\(${p.digit * p.tens}\\) tens are \\(${total(p)}\\).`,
    latex: `${p.digit * p.tens} \\times 10 = ${total(p)}`,
  }),
})

/** Products with tens are matched with how many tens they are (3.NBT.A.3). */
export const matchTens: LevelTask = matchFaces<Params>(timesTens, {
  id: 'match_tens',
  version: 1,
  band: [0, 1],
  left: tex,
  right: (p) => `${p.digit * p.tens} tens`,
  means: (p) => String(total(p)),
  asks: ['How many tens is each product? Match them.', 'Match each product with its tens.', 'Which belong together?'],
  hints: ['Leave the zero away for a moment. What is the product then?', 'The product is that many tens.'],
  because: (p) => `${tex(p)} is ${p.digit} times ${p.tens} tens. That is ${p.digit * p.tens} tens.`,
  why: (p, other) => `${tex(p)} is ${p.digit * p.tens} tens, not ${other.digit * other.tens}.`,
})

const claim = (p: Params, value: number, misconception: string): Claim => ({
  text: `\\(${writtenTens(p)} = ${value}\\)`,
  isTrue: value === total(p),
  misconception,
  why: `${p.digit} times ${p.tens} tens are ${p.digit * p.tens} tens. That is \\(${total(p)}\\).`,
})

/** Products with tens are checked: zeros left out, zeros too many, sums (3.NBT.A.3). */
export const trueTens: LevelTask = trueFalseSort<Params>(timesTens, {
  id: 'true_tens',
  version: 1,
  sets: 'each',
  most: 5,
  claims: (p) => [
    claim(p, total(p), 'slip_place'),
    claim(p, total(p) / 10, 'place_shift_missing'),
    claim(p, 10 * total(p), 'slip_place'),
    ...(p.digit + p.tens === p.digit * p.tens ? [] : [claim(p, 10 * (p.digit + p.tens), 'wrong_operation')]),
  ],
  asks: () => [
    'Which products are right? Sort them.',
    'True or not true? Count in tens.',
    'Check each product. Is it true?',
  ],
  hints: ['How many tens are multiplied?', 'Only one number is in tens.'],
})
