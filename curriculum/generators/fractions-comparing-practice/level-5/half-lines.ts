import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { filledTruly } from '../../../values/filled.ts'
import { nextStep, range } from '../../wrong-answer.ts'
import { lowest, orderOf, signOf, tex, type Pair } from '../comparing.ts'
import type { Chance } from '../../../chance.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'

type Fraction = readonly [top: number, bottom: number]

/** Fractions less than one half, equal to it and greater, and one more of either side. */
export interface BesideHalf {
  readonly less: Fraction
  readonly equal: Fraction
  readonly greater: Fraction
  readonly extra: Fraction
}

const parts = (low: number, high: number): Fraction[] =>
  range(low, high).flatMap((d) => range(1, d - 1).map((n): Fraction => [n, d]))
const draw = (chance: Chance, difficulty: number): BesideHalf => {
  const [low, high] = [3 + Math.round(2 * difficulty), 7 + Math.round(5 * difficulty)]
  const all = parts(low, high).filter(([n, d]) => lowest(n, d))
  const even = range(low, high).filter((d) => d % 2 === 0 && d > 2)
  const half = chance.pick(even)
  return {
    less: chance.pick(all.filter(([n, d]) => 2 * n < d)),
    equal: [half / 2, half],
    greater: chance.pick(all.filter(([n, d]) => 2 * n > d)),
    extra: chance.pick(all.filter(([n, d]) => 2 * n !== d)),
  }
}
const text = ([n, d]: Fraction): string => `${n}/${d}`
const shown = ([n, d]: Fraction): string => tex(n, d)
const besideHalf: Numbers<BesideHalf> = {
  params: draw,
  reject: (p) => (new Set([p.less, p.equal, p.greater, p.extra].map(text)).size < 4 ? 'a fraction twice' : null),
  note: (p) => [p.less, p.equal, p.greater, p.extra].map(text).join(' '),
  load: (p) => p.less[1] + p.greater[1] + p.equal[1],
}

/** Fractions are laid under, on and over one half; every true laying is right (4.NF.A.2). */
export const halfLines: LevelTask = fillSentence<BesideHalf>(besideHalf, {
  id: 'half_lines',
  kind: 'build',
  version: 1,
  prompt: (_, words) => ({
    text: words.pick([
      'Compare with one half. Lay a fraction in each line so that it is true.',
      'Which fraction is less than one half, which is equal, and which is greater? Make all lines true.',
      'Make each line true. Think of one half of the parts.',
    ]),
  }),
  sentence: (p) => ({
    lines: ['[] < 1/2', '[] = 1/2', '[] > 1/2'],
    tiles: [p.less, p.equal, p.greater, p.extra].map(text),
  }),
  fills: (p) => filledTruly([p.less, p.equal, p.greater].map(text)),
  hints: (p) => [
    { text: 'Double the numerator. Is that less than the denominator, equal, or more?' },
    { text: `\\(${shown(p.equal)}\\): half of ${p.equal[1]} is ${p.equal[0]}. So this one is equal to one half.` },
  ],
  steps: (p) => [
    nextStep(`Half of ${p.less[1]} parts is more than ${p.less[0]}.`, `${shown(p.less)} < ${tex(1, 2)}`),
    nextStep(`Half of ${p.equal[1]} is ${p.equal[0]}.`, `${shown(p.equal)} = ${tex(1, 2)}`),
  ],
  says: (p) => ({
    say: `Half of ${p.greater[1]} parts is less than ${p.greater[0]}.`,
    latex: `${shown(p.greater)} > ${tex(1, 2)}`,
  }),
})

/** Comparisons of fractions are checked: by denominators, by what is missing, or truly (4.NF.A.2). */
export const trueCompare: LevelTask = trueFalseSort<Pair>(
  {
    params: (chance, difficulty) => {
      const all = parts(2, 6 + Math.round(6 * difficulty)).filter(([n, d]) => lowest(n, d))
      const [[a, b], [c, d]] = [chance.pick(all), chance.pick(all)]
      return { a, b, c, d }
    },
    reject: (p) => (p.b === p.d || p.a === p.c || orderOf(p) === 0 ? 'too plain' : null),
    note: (p) => `${p.a}/${p.b} ${p.c}/${p.d}`,
    load: (p) => p.b + p.d,
  },
  {
    id: 'true_compare',
    version: 1,
    sets: 'each',
    most: 5,
    claims: (p) =>
      (['<', '>'] as const).map((sign) => ({
        text: `\\(${tex(p.a, p.b)} ${sign} ${tex(p.c, p.d)}\\)`,
        isTrue: sign === signOf(p),
        misconception: sign === signOf(p) ? 'larger_denominator_larger' : 'gap_thinking',
        why: `Over \\(${p.b * p.d}\\) the numerators are \\(${p.a * p.d}\\) and \\(${p.c * p.b}\\).`,
      })),
    asks: () => [
      'Which comparisons are true? Sort them.',
      'True or not true? Sort the comparisons.',
      'Check each comparison. Is it true?',
    ],
    hints: ['Compare with one half first. Then compare with 1.', 'If that does not help, use the same denominator.'],
  },
)
