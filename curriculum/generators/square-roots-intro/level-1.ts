import { gridArea } from '../../figures/grid-area.ts'
import { sqrt } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** The root of r^2 ('side', as the side of a square), k times it, or it plus or minus k. */
export interface Params {
  readonly kind: 'side' | 'root' | 'times' | 'plus' | 'minus'
  readonly r: number
  readonly k: number
}

const loadOf = (p: Params): number => p.r + { side: 0, root: 1, plus: 3, minus: 4, times: 5 }[p.kind] + p.k / 2
const all: readonly Params[] = range(2, 15)
  .flatMap((r): Params[] => [
    { kind: 'side', r, k: 0 },
    { kind: 'root', r, k: 0 },
    ...range(2, 6).flatMap((k): Params[] => [
      { kind: 'times', r, k },
      { kind: 'plus', r, k },
      { kind: 'minus', r, k },
    ]),
  ])
  .filter((p) => p.kind !== 'minus' || p.k < p.r)
  .toSorted((a, b) => loadOf(a) - loadOf(b) || a.r - b.r)

const square = ({ r }: Params): number => r * r
const withRoot = (p: Params, root: number): number =>
  p.kind === 'times' ? p.k * root : p.kind === 'plus' ? root + p.k : p.kind === 'minus' ? root - p.k : root
const value = (p: Params): number => withRoot(p, p.r)
const put = (p: Params, root: string): string =>
  p.kind === 'times'
    ? `${p.k} \\times ${root}`
    : p.kind === 'plus'
      ? `${root} + ${p.k}`
      : p.kind === 'minus'
        ? `${root} - ${p.k}`
        : root
const asked = (p: Params): string => (p.kind === 'times' ? `${p.k}${sqrt(square(p))}` : put(p, sqrt(square(p))))

function distractors(p: Params): Distractor[] {
  const n = square(p)
  const list = [
    ...(n % 2 === 0
      ? [
          wrongAnswer(
            whole(withRoot(p, n / 2)),
            'root_as_half',
            `The root is not the half. Which number times itself is \\(${n}\\)?`,
          ),
        ]
      : []),
    ...(p.kind === 'side' || p.kind === 'root'
      ? [wrongAnswer(whole(n), 'given_number', `\\(${n}\\) is the square. Its root times itself gives \\(${n}\\).`)]
      : [wrongAnswer(whole(p.r), 'stops_early', `\\(${p.r}\\) is the root. There is one more thing to do.`)]),
    wrongAnswer(
      whole(withRoot(p, p.r + 1)),
      'slip_off_by_one',
      `\\(${p.r + 1}\\) times itself is \\((${p.r + 1})^2 = ${(p.r + 1) ** 2}\\).`,
    ),
    wrongAnswer(
      whole(withRoot(p, p.r - 1)),
      'slip_off_by_one',
      `\\(${p.r - 1}\\) times itself is \\(${(p.r - 1) ** 2}\\).`,
    ),
    wrongAnswer(whole(-value(p)), 'lost_root', 'The root sign means the root that is not negative.'),
  ]
  return list
}

/** Find square roots of perfect squares (8.EE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'square_roots_intro/1',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.4)),
  note: (p) => `${p.kind} ${p.r} ${p.k}`,
  space: all.length,
  prompt: (p, words) =>
    p.kind === 'side'
      ? { text: `A square is made of \\(${square(p)}\\) small squares. How many are along one side?` }
      : { text: words.pick(['Find the value.', 'Evaluate.', 'Work it out.']), latex: asked(p) },
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Which number times itself is \\(${square(p)}\\)?` },
    { text: `Try \\(${p.r > 9 ? 10 : p.r + 2}\\): it gives \\(${(p.r > 9 ? 10 : p.r + 2) ** 2}\\).` },
    {
      text: `The root of \\(${square(p)}\\) is \\(${p.r}\\).${p.kind === 'side' || p.kind === 'root' ? '' : ' Then do the rest.'}`,
    },
  ],
  solution: (p) => {
    const result = whole(value(p))
    const first = nextStep(
      `Look for a number that times itself is \\(${square(p)}\\).`,
      `${p.r} \\times ${p.r} = ${square(p)}`,
    )
    if (p.kind === 'side' || p.kind === 'root')
      return [first, nextStep(`So the root is \\(${p.r}\\).`, `${sqrt(square(p))} = ${p.r}`, result)]
    return [
      first,
      nextStep('Put the root in.', put(p, String(p.r)), result),
      { say: 'Work it out.', latex: `${put(p, String(p.r))} = ${value(p)}`, value: result, relation: 'same' },
    ]
  },
  figure: (p) => gridArea({ columns: p.r, rows: p.r, top: null, left: null }),
  load: loadOf,
}
