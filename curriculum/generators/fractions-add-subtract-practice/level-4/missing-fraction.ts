import { rationalLatex } from '../../../notation/number-latex.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { addRationals, rational, subtractRationals } from '../../../values/rational.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { everySum } from './every-sum.ts'
import { answer, common, tex, unlikeFractions, type Params } from './numbers.ts'
import type { Distractor } from '../../../topic-level.ts'
import type { Rational } from '../../../values/values.ts'

/** A sum or difference with its first or second fraction left open. */
export interface Open {
  readonly base: Params
  readonly open: 'first' | 'second'
}

/** The largest denominator that a question of grade 5 shows. */
const largest = 12n

const sums: readonly Params[] = everySum
  .filter((p) => answer(p).d > 1n && answer(p).d <= largest)
  .toSorted((p, q) => unlikeFractions.load(p) - unlikeFractions.load(q))

const first = ({ base }: Open): Rational => rational(base.a, base.b)
const second = ({ base }: Open): Rational => rational(base.c, base.d)
const missing = (p: Open): Rational => (p.open === 'first' ? first(p) : second(p))
const known = (p: Open): Rational => (p.open === 'first' ? second(p) : first(p))

const sentence = (p: Open): string => {
  const [left, right] = p.open === 'first' ? ['\\Box', tex(p.base.c, p.base.d)] : [tex(p.base.a, p.base.b), '\\Box']
  return `${left} ${p.base.sign} ${right} = ${rationalLatex(answer(p.base))}`
}

/** How the open fraction is found: which two, and by which sign. */
function undoing(p: Open): { readonly left: Rational; readonly sign: '+' | '-'; readonly right: Rational } {
  if (p.base.sign === '+') return { left: answer(p.base), sign: '-', right: known(p) }
  return p.open === 'first'
    ? { left: answer(p.base), sign: '+', right: known(p) }
    : { left: known(p), sign: '-', right: answer(p.base) }
}

const undoingTex = (p: Open): string => {
  const { left, sign, right } = undoing(p)
  return `${rationalLatex(left)} ${sign} ${rationalLatex(right)}`
}

const reason = (p: Open): string => {
  if (p.base.sign === '+') return 'The sum minus the part that you know gives the other part.'
  return p.open === 'first'
    ? 'What is left and what was taken away make the start.'
    : 'The start minus what is left gives what was taken away.'
}

function distractors(p: Open): Distractor[] {
  const { left, sign, right } = undoing(p)
  const turned = sign === '+' ? subtractRationals(left, right) : addRationals(left, right)
  const list: Distractor[] = [
    wrongAnswer(turned, 'wrong_operation', `Put your fraction in the box and check. ${reason(p)}`),
    wrongAnswer(
      answer(p.base),
      'given_number',
      'That fraction is already there. Find the one that the box stands for.',
    ),
  ]
  const [tops, bottoms] = sign === '+' ? [left.n + right.n, left.d + right.d] : [left.n - right.n, left.d - right.d]
  if (tops * bottoms > 0n)
    list.unshift(
      wrongAnswer(
        rational(tops, bottoms),
        'add_tops_and_bottoms',
        'Find a common denominator first. Denominators are not added or subtracted.',
      ),
    )
  return list.filter(({ value }) => value.kind === 'rational' && value.n > 0n)
}

/** One of the two fractions is asked for: found by undoing, with a common denominator of other fractions than those on show. */
export const missingFraction: LevelTask = task<Open>({
  id: 'missing_fraction',
  kind: 'reverse',
  version: 1,
  form: 'fraction',
  params: (chance, difficulty) => ({
    base: chance.pick(windowOf(sums, difficulty)),
    open: chance.pick(['first', 'second'] as const),
  }),
  reject: (p) => (answer(p.base).d === known(p).d ? 'the denominators are alike' : null),
  note: (p) => `${unlikeFractions.note(p.base)} ${p.open}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Find the missing fraction in simplest form.',
      'Which fraction belongs in the box? Write it in simplest form.',
      'What must the box be to make this true? Write it in simplest form.',
    ]),
    latex: sentence(p),
  }),
  answer: missing,
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: reason(p) },
    { text: `Work out \\(${undoingTex(p)}\\).` },
    {
      text: `Both fractions can be written with the denominator \\(${common(Number(undoing(p).left.d), Number(undoing(p).right.d))}\\).`,
    },
  ],
  solution: (p) => {
    const { left, sign, right } = undoing(p)
    const size = common(Number(left.d), Number(right.d))
    const [x, y] = [(Number(left.n) * size) / Number(left.d), (Number(right.n) * size) / Number(right.d)]
    const total = sign === '+' ? x + y : x - y
    return [
      nextStep(reason(p), undoingTex(p)),
      nextStep(
        `Write both with the denominator \\(${size}\\), and ${sign === '+' ? 'add' : 'subtract'}.`,
        `${tex(x, size)} ${sign} ${tex(y, size)} = ${tex(total, size)}`,
        missing(p),
      ),
      nextStep('Put it in the box, in simplest form, and check.', `\\Box = ${rationalLatex(missing(p))}`, missing(p)),
    ]
  },
  load: (p) => unlikeFractions.load(p.base),
})
