import { retold } from '../../figures/drawing.ts'
import { numberLine } from '../../figures/number-line.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A line of `count` gaps from `from`; the point stands on mark number `mark`. Every `every`th mark has a number; 0: the ends. */
export interface MarkedLine {
  readonly from: number
  readonly gap: number
  readonly count: number
  readonly mark: number
  readonly every: number
}

/** What the point stands on. */
export const valueOf = (p: MarkedLine): number => p.from + p.mark * p.gap
/** The number at the right end. */
export const endOf = (p: MarkedLine): number => p.from + p.count * p.gap
/** The number on the line before the point, from which one counts. */
export const baseOf = (p: MarkedLine): number =>
  p.every === 0 ? p.from : p.from + Math.floor(p.mark / p.every) * p.every * p.gap
/** How many spaces the point is after that number. */
export const stepsOf = (p: MarkedLine): number => (valueOf(p) - baseOf(p)) / p.gap

function distractors(p: MarkedLine): Distractor[] {
  const [n, gap] = [valueOf(p), p.gap]
  return [
    wrongAnswer(
      whole(n + gap),
      'count_marks_number_line',
      `You went one mark too far. The mark at \\(${baseOf(p)}\\) is the start.`,
    ),
    wrongAnswer(
      whole(n - gap),
      gap === 1 ? 'count_off_by_one' : 'count_marks_number_line',
      `You stopped one mark too soon. Count the spaces from \\(${baseOf(p)}\\).`,
    ),
    gap === 1
      ? wrongAnswer(whole(n + 2), 'near', `Count the spaces from \\(${baseOf(p)}\\).`)
      : wrongAnswer(
          whole(baseOf(p) + stepsOf(p)),
          'wrong_operation',
          `You counted by ones. Each space is \\(${gap}\\).`,
        ),
    wrongAnswer(whole(n - 2 * gap), 'near', `Count the spaces from \\(${baseOf(p)}\\).`),
  ].filter(
    (wrong) =>
      wrong.value.kind === 'rational' && wrong.value.n >= BigInt(p.from) && wrong.value.n <= BigInt(endOf(p) + gap),
  )
}

/** The line with its point, which is named once it is found. */
export function lineWithPoint(p: MarkedLine, found: boolean): Figure {
  const drawn = numberLine({
    from: p.from,
    to: endOf(p),
    step: p.gap,
    labelEvery: p.every,
    points: [{ at: valueOf(p), label: found ? String(valueOf(p)) : '?' }],
  })
  if (found) return drawn
  const back = p.count - p.mark
  const at =
    p.every === 0
      ? `${countNoun(back, 'mark')} before ${endOf(p)}`
      : `${countNoun(stepsOf(p), 'mark')} after ${baseOf(p)}`
  const named =
    p.every === 0 ? 'only the ends have numbers' : `numbers at ${range(p.from, endOf(p), p.every * p.gap).join(', ')}`
  return retold(drawn, {
    title: drawn.title,
    alt: `Number line from ${p.from} to ${endOf(p)}, a mark every ${p.gap}; ${named}. The point ? is ${at}.`,
    facts: drawn.facts,
  })
}

/** The numbers from the one on the line to the point: '5, 6, 7'. */
export const counting = (p: MarkedLine): string => range(baseOf(p), valueOf(p), p.gap).join(', ')

/** A level of reading and placing a point on a mark of a line. */
export function markedLineLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<MarkedLine>, 'params' | 'load'> & {
    readonly space?: number
    readonly prompts: readonly string[]
  },
): TopicLevel<MarkedLine> {
  return {
    key,
    version: 2,
    params: settings.params,
    load: settings.load,
    ...(settings.space === undefined ? {} : { space: settings.space }),
    reject: (p) => (p.mark % Math.max(1, p.every === 0 ? p.count : p.every) === 0 ? 'the number stands there' : null),
    note: (p) => `${valueOf(p)} in ${p.from}..${endOf(p)} by ${p.gap}, ${p.every}`,
    prompt: (_, words) => ({ text: words.pick(settings.prompts) }),
    answer: (p) => whole(valueOf(p)),
    forms: ['numeric', 'choice'],
    formsLeftOut: { number_line: 'On a second line the point could be copied without reading a number.' },
    distractors,
    hints: (p) => [
      {
        text: p.every === 0 ? 'How many spaces are between the two numbers?' : 'Which number comes before the point?',
      },
      {
        text: `Each space on the line is \\(${p.gap}\\).`,
      },
      { text: `Start at \\(${baseOf(p)}\\) and count on ${countNoun(stepsOf(p), 'space')}.` },
    ],
    solution: (p) => [
      nextStep(
        p.every === 0
          ? `There are \\(${p.count}\\) spaces from \\(${p.from}\\) to \\(${endOf(p)}\\). Each space is \\(${p.gap}\\).`
          : `The number before the point is \\(${baseOf(p)}\\). Each space is \\(${p.gap}\\).`,
      ),
      nextStep(
        `Count on, one space at a time: ${counting(p)}.`,
        String(valueOf(p)),
        whole(valueOf(p)),
        lineWithPoint(p, true),
      ),
    ],
    figure: (p) => lineWithPoint(p, false),
  }
}
