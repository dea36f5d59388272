import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { commonFactor, commonMultiple, primeProduct, primesOf, smallerFactor } from './two-numbers.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { TwoNumbers } from './two-numbers.ts'

/** A story whose answer is the greatest common factor or the least common multiple of two numbers. */
export interface Params extends TwoNumbers {
  readonly story: 'bags' | 'tiles' | 'ribbons' | 'teams' | 'buses' | 'lights' | 'packs' | 'laps'
}

const sharing = ['bags', 'tiles', 'ribbons', 'teams'] as const
const meeting = ['buses', 'lights', 'packs', 'laps'] as const
const shares = (p: Params): boolean => (sharing as readonly string[]).includes(p.story)
const answer = (p: Params): number => (shares(p) ? commonFactor(p) : commonMultiple(p))

const easyPairs = range(6, 60)
  .flatMap((a) => range(a + 2, 90).map((b) => ({ a, b })))
  .filter((p) => commonFactor(p) >= 4 && p.b % p.a !== 0)
  .toSorted((x, y) => x.a + x.b - y.a - y.b)
const meetingPairs = range(4, 30)
  .flatMap((a) => range(a + 1, 40).map((b) => ({ a, b })))
  .filter((p) => commonFactor(p) > 1 && p.b % p.a !== 0 && commonMultiple(p) <= 180)
  .toSorted((x, y) => commonMultiple(x) - commonMultiple(y))

function params(chance: Chance, difficulty: number): Params {
  return chance.happens(0.5)
    ? { ...pickByDifficulty(chance, easyPairs, difficulty, 0.4), story: chance.pick(sharing) }
    : { ...pickByDifficulty(chance, meetingPairs, difficulty, 0.4), story: chance.pick(meeting) }
}

function told(p: Params, words: Chance): string {
  const [a, b] = [`\\(${p.a}\\)`, `\\(${p.b}\\)`]
  const [name] = pickNames(words, 1)
  switch (p.story) {
    case 'bags':
      return `${name} fills identical bags with ${a} pencils and ${b} stickers. Nothing is left over. What is the greatest number of bags?`
    case 'tiles':
      return `A wall is ${a} cm by ${b} cm. Square tiles of one size cover it exactly. How many centimeters long is the side of the largest such tile?`
    case 'ribbons':
      return `${name} cuts ribbons of ${a} cm and ${b} cm into equal pieces, with none left over. How many centimeters long is the longest possible piece?`
    case 'teams':
      return `${a} girls and ${b} boys form teams that are all made up alike. Everyone is in a team. What is the greatest number of teams?`
    case 'buses':
      return `One bus leaves every ${a} minutes, another every ${b} minutes. They leave together now. After how many minutes do they next leave together?`
    case 'lights':
      return `A red lamp flashes every ${a} seconds, a blue one every ${b} seconds. They flash together. After how many seconds does that happen again?`
    case 'packs':
      return `Cups come in packs of ${a}, plates in packs of ${b}. ${name} wants as many cups as plates. What is the least number of each?`
    case 'laps':
      return `${name} walks a lap in ${a} minutes, a friend in ${b} minutes. They start together. After how many minutes do they first meet at the start again?`
  }
}

function distractors(p: Params): Distractor[] {
  const [g, l] = [commonFactor(p), commonMultiple(p)]
  const smaller = smallerFactor(p)
  return shares(p)
    ? [
        wrongAnswer(
          whole(l),
          'factor_multiple_swap',
          'That is the least common multiple. Here something is split, so a common factor is needed.',
        ),
        ...(smaller === null
          ? []
          : [wrongAnswer(whole(smaller), 'stops_early', `\\(${smaller}\\) works, but a greater number works too.`)]),
        wrongAnswer(whole(p.b - p.a), 'wrong_operation', 'That is the difference of the two numbers.'),
        wrongAnswer(
          whole(p.a * p.b),
          'factor_multiple_swap',
          'That is the product. Something is split here, so the answer is not larger than the numbers.',
        ),
      ]
    : [
        wrongAnswer(
          whole(g),
          'factor_multiple_swap',
          'That is the greatest common factor. Here something repeats, so a common multiple is needed.',
        ),
        wrongAnswer(whole(p.a * p.b), 'factor_multiple_swap', 'The product works, but they meet earlier.'),
        wrongAnswer(
          whole(p.a + p.b),
          'wrong_operation',
          'That is the sum. Go on in steps of both numbers until they meet.',
        ),
      ]
}

function solution(p: Params): Step[] {
  const g = commonFactor(p)
  const primes = nextStep(
    'Write the prime factorization of both numbers.',
    `${p.a} = ${primeProduct(p.a)},\\quad ${p.b} = ${primeProduct(p.b)}`,
  )
  return shares(p)
    ? [
        nextStep(
          'The number must divide both, and it should be as great as possible. That is the greatest common factor.',
        ),
        primes,
        nextStep(
          'Multiply the shared primes.',
          primesOf(g).length === 1 ? String(g) : `${primeProduct(g)} = ${g}`,
          whole(g),
        ),
      ]
    : [
        nextStep(
          'The number must be a multiple of both, and it should be as small as possible. That is the least common multiple.',
        ),
        primes,
        nextStep(
          'Take every prime; the shared ones count once.',
          `${[p.a / g, g, p.b / g].flatMap((n) => (n === 1 ? [] : primesOf(n))).join(' \\times ')} = ${commonMultiple(p)}`,
          whole(commonMultiple(p)),
        ),
      ]
}

/** Choose GCF or LCM in a story (6.NS.B.4). */
export const level: TopicLevel<Params> = {
  key: 'gcf_lcm_practice/3',
  version: 1,
  params,
  reject: (p) =>
    p.story === 'tiles' && p.b > 2 * p.a
      ? 'an odd wall'
      : p.story === 'teams' && p.b > 60
        ? 'a crowd'
        : p.story === 'laps' && (p.a < 5 || p.b > 2 * p.a)
          ? 'odd walkers'
          : null,
  note: (p) => `${p.story} ${p.a} ${p.b}`,
  prompt: (p, words) => ({ text: told(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    {
      text: shares(p)
        ? 'Is something split into equal parts, or does something repeat?'
        : 'Does something repeat, or is it split into equal parts?',
    },
    {
      text: shares(p)
        ? 'Something is split. The answer divides both numbers, so look for a common factor.'
        : 'Something repeats. The answer is a multiple of both numbers, so look for a common multiple.',
    },
    { text: `\\(${p.a} = ${primeProduct(p.a)}\\) and \\(${p.b} = ${primeProduct(p.b)}\\).` },
  ],
  solution,
  load: (p) => (shares(p) ? (p.a + p.b) / 20 : commonMultiple(p) / 25),
}
