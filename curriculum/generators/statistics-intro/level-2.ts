import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { listTex, meanOf, medianOf, modesOf, plotOf, rangeOf, sum } from './data.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** Data in the order in which they were collected. */
export interface Params {
  readonly data: readonly number[]
}

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.3 ? 4 : difficulty < 0.6 ? 5 : difficulty < 0.8 ? 6 : 8
  const base = chance.int(1, 6 + Math.round(20 * difficulty))
  return { data: range(1, count).map(() => base + chance.int(0, 9)) }
}

function reject(p: Params): string | null {
  const mean = meanOf(p.data)
  if (10n % mean.d !== 0n || mean.d > 5n || rangeOf(p.data) < 3) return 'an awkward mean or hardly any spread'
  const modes = modesOf(p.data)
  if (modes.length > 1 || new Set(p.data).size === p.data.length) return 'no single mode'
  const others = [medianOf(p.data), rational(modes[0] ?? 0)]
  return others.some((o) => o.n * mean.d === mean.n * o.d) ? 'the mean is the median or the mode' : null
}

/** Find a mean as a fair share or balance point (6.SP.A.3, 6.SP.B.5c). */
export const level: TopicLevel<Params> = {
  key: 'statistics_intro/2',
  version: 1,
  params,
  reject,
  note: (p) => p.data.toSorted((a, b) => a - b).join(),
  prompt: (p, words) => ({
    text: words.pick([
      'Find the mean of these numbers.',
      'What is the mean of the data?',
      `If all \\(${p.data.length}\\) shared equally, how much would each have? Find the mean.`,
    ]),
    latex: listTex(p.data),
  }),
  answer: (p) => meanOf(p.data),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    [
      wrongAnswer(
        rational(modesOf(p.data)[0] ?? 0),
        'mean_is_mode',
        'That number comes most often. The mean shares all of them equally.',
      ),
      wrongAnswer(
        medianOf(p.data),
        'mean_is_mode',
        'That is the middle of the ordered numbers. The mean shares all of them equally.',
      ),
      wrongAnswer(meanOf([...new Set(p.data)]), 'mean_unweighted', 'A number that comes twice counts twice.'),
      wrongAnswer(rational(sum(p.data)), 'stops_early', `That is the sum. Share it among \\(${p.data.length}\\).`),
      wrongAnswer(rational(sum(p.data) + p.data.length, p.data.length), 'slip_off_by_one', 'Very near. Add once more.'),
    ].filter((w) => w.value.kind === 'rational' && 10n % w.value.d === 0n),
  hints: (p) => [
    { text: 'The mean is the fair share: put all together and share equally.' },
    { text: `Add the numbers. There are \\(${p.data.length}\\) of them.` },
    { text: `The sum is \\(${sum(p.data)}\\). Divide it by \\(${p.data.length}\\).` },
  ],
  solution: (p) => [
    nextStep('Add all the numbers.', `${p.data.join(' + ')} = ${sum(p.data)}`),
    nextStep(
      `Divide by how many there are.`,
      `${sum(p.data)} \\div ${p.data.length} = ${rationalLatex(meanOf(p.data), 'decimal')}`,
      meanOf(p.data),
    ),
  ],
  figure: (p) => plotOf(p.data),
  load: (p) => p.data.length + sum(p.data) / 60,
}
