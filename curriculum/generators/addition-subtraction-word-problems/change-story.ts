import { barModel } from '../../figures/bar-model.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { joinFrames, takeFrames } from './change-frames.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { ChangeFrame } from './change-frames.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** What of a story is unknown: the result of joining or taking, the change, or the start. */
export const changeKinds = ['join', 'take', 'join_change', 'take_change', 'join_start', 'take_start'] as const

/** `start` changes by `change` (more when joined, fewer when taken). */
export interface ChangeStory {
  readonly kind: (typeof changeKinds)[number]
  readonly start: number
  readonly change: number
  /** Which of the stories it is told as: a place in the list of frames. */
  readonly frame: number
}

type Numbers = Omit<ChangeStory, 'frame'>

const joins = (p: Numbers): boolean => p.kind.startsWith('join')
const end = (p: Numbers): number => (joins(p) ? p.start + p.change : p.start - p.change)
const unknown = (p: ChangeStory): 'end' | 'change' | 'start' =>
  p.kind.endsWith('change') ? 'change' : p.kind.endsWith('start') ? 'start' : 'end'

const frameOf = (p: ChangeStory): ChangeFrame => (joins(p) ? joinFrames : takeFrames)[p.frame] as ChangeFrame

/** The whole story with its question. */
function tell(p: ChangeStory, words: Chance): string {
  const [name = ''] = pickNames(words, 1)
  const told = frameOf(p).tell({ name, a: `\\(${p.start}\\)`, b: `\\(${p.change}\\)`, e: `\\(${end(p)}\\)` })
  switch (unknown(p)) {
    case 'end':
      return `${told.start} ${told.change} ${told.askEnd}`
    case 'change':
      return `${told.start} ${told.someChange} ${told.end} ${told.askChange}`
    case 'start':
      return `${told.someStart} ${told.change} ${told.end} ${told.askStart}`
  }
}

/** What happens, without the question. */
export function taleOf(p: ChangeStory, words: Chance): string {
  const [name = ''] = pickNames(words, 1)
  const told = frameOf(p).tell({ name, a: `\\(${p.start}\\)`, b: `\\(${p.change}\\)`, e: `\\(${end(p)}\\)` })
  const parts = {
    end: [told.start, told.change],
    change: [told.start, told.someChange, told.end],
    start: [told.someStart, told.change, told.end],
  }
  return parts[unknown(p)].join(' ')
}

/** What is counted in a story, in the plural. */
export const thingsOf = (p: ChangeStory): string => frameOf(p).things

/** What is asked for. */
export function asked(p: ChangeStory): number {
  return unknown(p) === 'end' ? end(p) : p[unknown(p) as 'change' | 'start']
}

/** The two numbers that the story tells, in its order. */
function given(p: ChangeStory): [number, number] {
  if (unknown(p) === 'end') return [p.start, p.change]
  return unknown(p) === 'change' ? [p.start, end(p)] : [p.change, end(p)]
}

/** True when the numbers told are added. */
const adds = (p: ChangeStory): boolean => p.kind === 'join' || p.kind === 'take_start'

/** The line that is worked out: larger number first where it subtracts. */
function workLine(p: ChangeStory): string {
  const [x, y] = given(p)
  if (adds(p)) return p.kind === 'take_start' ? `${y} + ${x}` : `${x} + ${y}`
  return `${Math.max(x, y)} - ${Math.min(x, y)}`
}

function distractors(p: ChangeStory): Distractor[] {
  const [x, y] = given(p)
  const other = adds(p) ? Math.abs(x - y) : x + y
  const { things } = frameOf(p)
  const list = [
    wrongAnswer(
      whole(other),
      unknown(p) === 'end' ? 'wrong_operation' : 'keyword_operation',
      adds(p)
        ? p.kind === 'join'
          ? `You subtracted ${p.change}. More ${things} come, so add.`
          : `You subtracted ${x}. There were more ${things} at first, so add the ${x} back.`
        : p.kind === 'take'
          ? `You added ${p.change}. Some ${things} go away, so subtract.`
          : `You added ${x} and ${y}. The ${Math.max(x, y)} ${things} already include the ${Math.min(x, y)}, so subtract.`,
    ),
    wrongAnswer(whole(asked(p) + 1), 'slip_off_by_one', `That is 1 too many. Find \\(${workLine(p)}\\) again.`),
    wrongAnswer(whole(y), 'given_number', `The story tells you ${y}. Find the number it does not tell.`),
    wrongAnswer(whole(asked(p) - 1), 'slip_off_by_one', `That is 1 too few. Find \\(${workLine(p)}\\) again.`),
    wrongAnswer(whole(x), 'given_number', `The story tells you ${x}. Find the number it does not tell.`),
  ]
  return list.filter(({ value }) => value.kind === 'rational' && value.n > 0n)
}

/** The story as one bar: start and change side by side, or the rest and what was taken. */
function picture(p: ChangeStory, found: boolean): Figure {
  const text = (n: number, what: 'end' | 'change' | 'start'): string | null =>
    !found && unknown(p) === what ? null : String(n)
  return joins(p)
    ? barModel({
        bars: [
          {
            parts: [
              { size: p.start, text: text(p.start, 'start') },
              { size: p.change, text: text(p.change, 'change'), second: true },
            ],
            total: text(end(p), 'end'),
          },
        ],
      })
    : barModel({
        bars: [
          {
            parts: [
              { size: end(p), text: text(end(p), 'end') },
              { size: p.change, text: text(p.change, 'change'), second: true },
            ],
            total: text(p.start, 'start'),
          },
        ],
      })
}

function hints(p: ChangeStory): Hint[] {
  const wholeAsked = unknown(p) === (joins(p) ? 'end' : 'start')
  const { things } = frameOf(p)
  return [
    {
      text: joins(p)
        ? `More ${things} come. What does the story ask for?`
        : `Some ${things} go. What does the story ask for?`,
    },
    {
      text: wholeAsked
        ? 'You know both parts. Add them to find the whole.'
        : 'You know the whole and one part. Subtract to find the other part.',
    },
    { text: `Find \\(${workLine(p)}\\).` },
  ]
}

function solution(p: ChangeStory): Step[] {
  const what = unknown(p)
  const wholeAsked = what === (joins(p) ? 'end' : 'start')
  const { things } = frameOf(p)
  const more = joins(p) ? `\\(${p.change}\\) more` : `\\(${p.change}\\)`
  return [
    nextStep(
      what === 'end'
        ? `There are \\(${p.start}\\) ${things} at first. Then ${joins(p) ? `there are ${more}` : `${more} are gone`}.`
        : what === 'change'
          ? `There are \\(${p.start}\\) ${things} at first and \\(${end(p)}\\) at the end.`
          : `Then ${joins(p) ? `there are ${more}` : `${more} are gone`}. At the end there are \\(${end(p)}\\) ${things}.`,
      undefined,
      undefined,
      picture(p, false),
    ),
    nextStep(
      wholeAsked ? 'Add the two parts to find the whole.' : 'Subtract the part you know from the whole.',
      `${workLine(p)} = ${asked(p)}`,
      whole(asked(p)),
      picture(p, true),
    ),
  ]
}

/** A level of stories in which things come or go. */
export function changeStoryLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<ChangeStory>, 'params' | 'load'> &
    Partial<Pick<TopicLevel<ChangeStory>, 'reject' | 'space'>>,
): TopicLevel<ChangeStory> {
  return {
    key,
    version: 3,
    ...settings,
    note: (p) => `${p.kind} ${p.start} ${p.change}`,
    prompt: (p, words) => ({ text: tell(p, words) }),
    answer: (p) => whole(asked(p)),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution,
    figure: (p) => picture(p, false),
  }
}

/** What stands at the end of the story. */
export function endOf(p: Numbers): number {
  return end(p)
}
