import { numberLine } from '../../figures/number-line.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** So many hops of one length from a start, on a line from `from`; below 0 they go to the left. */
export interface Hops {
  readonly from: number
  readonly gap: number
  readonly count: number
  /** Which mark it begins at, counted from 0. */
  readonly mark: number
  readonly hops: number
  /** Every so many marks have a number. */
  readonly every: number
}

const start = (p: Hops): number => p.from + p.mark * p.gap
const landing = (p: Hops): number => start(p) + p.hops * p.gap
const isBack = (p: Hops): boolean => p.hops < 0
const side = (p: Hops): string => (isBack(p) ? 'left' : 'right')
const many = (p: Hops): string => countNoun(Math.abs(p.hops), 'hop')
const sizeText = (p: Hops): string => (p.gap === 1 ? '' : ` of \\(${p.gap}\\)`)
const passed = (p: Hops): number[] => range(0, Math.abs(p.hops)).map((i) => start(p) + i * p.gap * Math.sign(p.hops))

function picture(p: Hops): Figure {
  const stops = passed(p)
  return numberLine({
    from: p.from,
    to: p.from + p.count * p.gap,
    step: p.gap,
    labelEvery: p.every,
    jumps: stops.slice(1).map((to, i) => ({ from: stops[i] ?? to, to })),
  })
}

/** Hop along a line and see where it ends: hops are counted, not marks. */
export function frogHops(
  of: Pick<TopicLevel<Hops>, 'params' | 'load'> & {
    readonly space?: number
    /** What a child does who counts the start as the first hop, among the misconceptions of the topic. */
    readonly startCounted?: 'count_marks_number_line' | 'count_off_by_one'
  },
): LevelTask {
  return task<Hops>({
    id: 'frog_hops',
    kind: 'apply',
    version: 1,
    form: 'line_jumps',
    params: of.params,
    load: of.load,
    ...(of.space === undefined ? {} : { space: of.space }),
    reject: (p) => (p.mark + p.hops < 0 || p.mark + p.hops > p.count ? 'it hops off the line' : null),
    note: (p) => `${start(p)} and ${p.hops} by ${p.gap} from ${p.from}`,
    prompt: (p, words) => ({
      text: words.pick([
        `A frog sits at \\(${start(p)}\\). It makes ${many(p)}${sizeText(p)} to the ${side(p)}. Show where it lands.`,
        `A rabbit is at \\(${start(p)}\\). It makes ${many(p)}${sizeText(p)} to the ${side(p)}. Draw its hops.`,
      ]),
    }),
    answer: (p) => whole(landing(p)),
    widget: (p) => ({
      surface: {
        widget: 'line_jumps',
        track: {
          from: p.from,
          to: p.from + p.count * p.gap,
          under: 1,
          mark: p.gap,
          every: p.every,
          snap: p.gap,
          written: 'decimal',
        },
        begin: start(p),
        lengths: [p.gap, -p.gap],
        only: [p.gap, -p.gap],
        showsPlaces: false,
        start: '',
      },
    }),
    distractors: (p) => {
      const on = p.gap * Math.sign(p.hops)
      return [
        wrongAnswer(
          whole(landing(p) - on),
          of.startCounted ?? 'count_marks_number_line',
          `That is one hop too few. Do not count \\(${start(p)}\\) as the first hop.`,
        ),
        wrongAnswer(whole(landing(p) + on), 'count_off_by_one', `That is one hop too many. Make ${many(p)}.`),
        wrongAnswer(
          whole(start(p) - p.hops * p.gap),
          'wrong_operation',
          `That is the other way. To the ${side(p)}, the numbers get ${isBack(p) ? 'smaller' : 'greater'}.`,
        ),
      ].filter(
        ({ value }) =>
          value.kind === 'rational' &&
          Number(value.n) >= p.from &&
          Number(value.n) <= p.from + p.count * p.gap &&
          Number(value.n) !== start(p),
      )
    },
    hints: (p) => [
      { text: `Start at \\(${start(p)}\\). Which way is ${side(p)}?` },
      { text: `Each hop is one space${p.gap === 1 ? '' : `, which is \\(${p.gap}\\)`}. Make ${many(p)}.` },
    ],
    solution: (p) => [
      nextStep(
        `Start at \\(${start(p)}\\) and go to the ${side(p)}. The numbers get ${isBack(p) ? 'smaller' : 'greater'}.`,
      ),
      nextStep(`Count the hops: ${passed(p).join(', ')}.`, undefined, whole(landing(p)), picture(p)),
    ],
  })
}
