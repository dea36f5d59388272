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

const value = (p: MarkedLine): number => p.from + p.mark * p.gap
const end = (p: MarkedLine): number => p.from + p.count * p.gap
/** The number on the line before the point, from which one counts. */
const base = (p: MarkedLine): number =>
  p.every === 0 ? p.from : p.from + Math.floor(p.mark / p.every) * p.every * p.gap
const steps = (p: MarkedLine): number => (value(p) - base(p)) / p.gap

function distractors(p: MarkedLine): Distractor[] {
  const [n, gap] = [value(p), p.gap]
  return [
    wrongAnswer(
      whole(n + gap),
      'count_marks_number_line',
      `You went one mark too far. The mark at \\(${base(p)}\\) is the start.`,
    ),
    wrongAnswer(
      whole(n - gap),
      gap === 1 ? 'count_off_by_one' : 'count_marks_number_line',
      `You stopped one mark too soon. Count the spaces from \\(${base(p)}\\).`,
    ),
    gap === 1
      ? wrongAnswer(whole(n + 2), 'near', `Count the spaces from \\(${base(p)}\\).`)
      : wrongAnswer(whole(base(p) + steps(p)), 'wrong_operation', `You counted by ones. Each space is \\(${gap}\\).`),
    wrongAnswer(whole(n - 2 * gap), 'near', `Count the spaces from \\(${base(p)}\\).`),
  ].filter(
    (wrong) =>
      wrong.value.kind === 'rational' && wrong.value.n >= BigInt(p.from) && wrong.value.n <= BigInt(end(p) + gap),
  )
}

function picture(p: MarkedLine, found: boolean): Figure {
  const drawn = numberLine({
    from: p.from,
    to: end(p),
    step: p.gap,
    labelEvery: p.every,
    points: [{ at: value(p), label: found ? String(value(p)) : '?' }],
  })
  if (found) return drawn
  const back = p.count - p.mark
  const at =
    p.every === 0 ? `${countNoun(back, 'mark')} before ${end(p)}` : `${countNoun(steps(p), 'mark')} after ${base(p)}`
  const named =
    p.every === 0 ? 'only the ends have numbers' : `numbers at ${range(p.from, end(p), p.every * p.gap).join(', ')}`
  return retold(drawn, {
    title: drawn.title,
    alt: `Number line from ${p.from} to ${end(p)}, a mark every ${p.gap}; ${named}. The point ? is ${at}.`,
    facts: drawn.facts,
  })
}

const counting = (p: MarkedLine): string => range(base(p), value(p), p.gap).join(', ')

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
    note: (p) => `${value(p)} in ${p.from}..${end(p)} by ${p.gap}, ${p.every}`,
    prompt: (_, words) => ({ text: words.pick(settings.prompts) }),
    answer: (p) => whole(value(p)),
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
      { text: `Start at \\(${base(p)}\\) and count on ${countNoun(steps(p), 'space')}.` },
    ],
    solution: (p) => [
      nextStep(
        p.every === 0
          ? `There are \\(${p.count}\\) spaces from \\(${p.from}\\) to \\(${end(p)}\\). Each space is \\(${p.gap}\\).`
          : `The number before the point is \\(${base(p)}\\). Each space is \\(${p.gap}\\).`,
      ),
      nextStep(`Count on, one space at a time: ${counting(p)}.`, String(value(p)), whole(value(p)), picture(p, true)),
    ],
    figure: (p) => picture(p, false),
  }
}
