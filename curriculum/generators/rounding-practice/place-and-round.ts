import { answerOf } from '../../questions/ask.ts'
import { numberLine } from '../../figures/number-line.ts'
import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { above, below, goesUp, halfway, nearest, unitName, type Rounded } from './rounded-to.ts'
import type { Part } from '../../topic-level.ts'

/** Seeing where it lies is less than half of it. */
const placed = 40

function parts(p: Rounded): Part[] {
  const isRight = (n: number): boolean => n === p.n
  return [
    {
      heading: `Put \\(${p.n}\\) on the line.`,
      form: 'line_points',
      answer: whole(p.n),
      weight: placed,
      widget: {
        surface: {
          widget: 'line_points',
          track: {
            from: below(p),
            to: above(p),
            under: 1,
            mark: p.unit / 10,
            every: 0,
            snap: p.unit / 10,
            written: 'decimal',
          },
          points: [String(p.n)],
          start: '',
        },
      },
      distractors: [p.n + p.unit / 10, p.n - p.unit / 10, below(p) + above(p) - p.n]
        .filter((n) => !isRight(n) && n >= below(p) && n <= above(p))
        .map((n) =>
          wrongAnswer(
            whole(n),
            'looks_alike',
            `You put it at ${n}. Each space is ${p.unit / 10}, counted from ${below(p)}.`,
          ),
        ),
    },
    {
      heading: `Which ${unitName(p.unit)} does it round to?`,
      form: 'numeric',
      answer: whole(nearest(p)),
      weight: 100 - placed,
      distractors: [
        wrongAnswer(
          whole(goesUp(p) ? below(p) : above(p)),
          goesUp(p) ? 'round_double' : 'looks_alike',
          p.n === halfway(p)
            ? `${p.n} is exactly halfway. Then it goes up.`
            : `Look at the line: ${p.n} is nearer to ${nearest(p)}.`,
        ),
      ],
    },
  ]
}

/** The number is put on a line between its neighbors, where it is seen which one is nearer (3.NBT.A.1). Only numbers on a mark. */
export function placeAndRound(numbers: Numbers<Rounded>, of: { readonly space?: number } = {}): LevelTask {
  return task<Rounded>({
    ...of,
    id: 'place_and_round',
    kind: 'build',
    version: 1,
    form: 'parts',
    params: (chance, difficulty) => {
      const p = numbers.params(chance, difficulty)
      return { ...p, n: p.n - (p.n % (p.unit / 10)) }
    },
    reject: (p) => (p.n % p.unit === 0 ? 'round already' : (numbers.reject?.(p) ?? null)),
    note: (p) => `${p.n} to ${p.unit}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Round \\(${p.n}\\) to the nearest ${unitName(p.unit)}. Find it on the line first.`,
        `Where is \\(${p.n}\\)? Which ${unitName(p.unit)} is it nearest to?`,
        `Use the line to round \\(${p.n}\\) to the nearest ${unitName(p.unit)}.`,
      ]),
    }),
    answer: (p) => answerOf(parts(p)),
    parts,
    distractors: () => [],
    hints: (p) => [
      { text: `Each space is \\(${p.unit / 10}\\). Count on from the left end.` },
      { text: `The middle of the line is \\(${halfway(p)}\\). On which side is your point?` },
    ],
    solution: (p) => [
      nextStep(
        `Count the spaces from \\(${below(p)}\\): \\(${p.n}\\) is ${(p.n - below(p)) / (p.unit / 10)} spaces to the right.`,
        undefined,
        undefined,
        numberLine({
          from: below(p),
          to: above(p),
          step: p.unit / 10,
          labelEvery: 10,
          points: [{ at: p.n, label: String(p.n) }],
        }),
      ),
      nextStep(
        p.n === halfway(p)
          ? `It is exactly halfway. Then it goes up to \\(${nearest(p)}\\).`
          : `It is nearer to \\(${nearest(p)}\\).`,
        `${p.n} \\approx ${nearest(p)}`,
        answerOf(parts(p)),
      ),
    ],
    load: (p) => numbers.load(p),
  })
}
