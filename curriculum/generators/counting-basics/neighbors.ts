import { hundredChart } from '../../figures/hundred-chart.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filled } from '../../values/filled.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { LevelTask, Numbers } from '../../tasks/task.ts'
import type { Figure, Filled } from '../../values/values.ts'

/** The number in the middle of three. */
export interface Middle {
  readonly n: number
}

const lay = (before: number, after: number): Filled => filled([String(before), String(after)])
/** At the end of ten the tens change, which is hard. */
const load = ({ n }: Middle): number => n / 20 + (n % 10 === 9 || n % 10 === 0 ? 4 : 0)

/** The row or two rows of the chart in which the three numbers stand. */
function picture({ n }: Middle): Figure {
  const row = (m: number): number => Math.floor((m - 1) / 10)
  return hundredChart({
    to: 120,
    cells: range(10 * row(n - 1) + 1, 10 * row(n + 1) + 10).filter((m) => m <= 120),
    highlighted: [n - 1, n, n + 1],
  })
}

/** Lay the number just before and the one just after beside a number up to `most` (K.CC.A.2, 1.NBT.A.1). */
export function neighbors(of: { readonly least: number; readonly most: number }): LevelTask {
  const all = range(of.least + 1, of.most - 1)
    .map((n): Middle => ({ n }))
    .toSorted((a, b) => load(a) - load(b))
  const numbers: Numbers<Middle> = {
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    note: ({ n }) => String(n),
    load,
  }
  return fillSentence<Middle>(numbers, {
    id: 'neighbors',
    kind: 'build',
    version: 1,
    space: all.length,
    prompt: (_, words) => ({
      text: words.pick([
        'What comes just before? What comes just after?',
        'Count by ones. Put in the two numbers.',
        'Which numbers are next door? Put them in.',
      ]),
    }),
    sentence: ({ n }) => ({
      lines: [`[] ${n} []`],
      tiles: [n - 2, n - 1, n + 1, n + 2, n + 10].filter((m) => m >= 0 && m <= 120).map(String),
    }),
    fills: ({ n }) => lay(n - 1, n + 1),
    distractors: ({ n }) => [
      wrongAnswer(lay(n + 1, n - 1), 'reversed_order', `You say ${n - 1} before ${n}. Switch the two.`),
      wrongAnswer(lay(n - 1, n + 2), 'count_off_by_one', `${n + 2} is one step too far.`),
      wrongAnswer(lay(n - 2, n + 1), 'count_off_by_one', `${n - 2} is one step too far.`),
    ],
    hints: ({ n }) => [
      { text: `Start a bit lower and count up to ${n}.` },
      { text: `What do you say right after ${n}?` },
      {
        text: `Count: ${range(n - 3, n - 2)
          .filter((m) => m > 0)
          .join(', ')}, and so on. Go on past ${n}.`,
      },
    ],
    steps: ({ n }) => [
      nextStep(`Count: you say \\(${n - 1}\\), \\(${n}\\), \\(${n + 1}\\).`, undefined, undefined, picture({ n })),
    ],
    says: ({ n }) => ({
      say: `So \\(${n - 1}\\) comes just before, and \\(${n + 1}\\) just after.`,
      latex: `${n - 1}, ${n}, ${n + 1}`,
    }),
  })
}
