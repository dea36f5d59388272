import { barModel } from '../../figures/bar-model.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** What of a story is unknown: the result of joining or taking, the change, or the start. */
export const changeKinds = ['join', 'take', 'join_change', 'take_change', 'join_start', 'take_start'] as const

/** `start` changes by `change` (more when joined, fewer when taken). */
export interface ChangeStory {
  readonly kind: (typeof changeKinds)[number]
  readonly start: number
  readonly change: number
}

const joins = (p: ChangeStory): boolean => p.kind.startsWith('join')
const end = (p: ChangeStory): number => (joins(p) ? p.start + p.change : p.start - p.change)
const unknown = (p: ChangeStory): 'end' | 'change' | 'start' =>
  p.kind.endsWith('change') ? 'change' : p.kind.endsWith('start') ? 'start' : 'end'

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
  const list = [
    wrongAnswer(
      whole(other),
      unknown(p) === 'end' ? 'wrong_operation' : 'keyword_operation',
      adds(p)
        ? p.kind === 'join'
          ? 'More came, so there are more than before. Add.'
          : 'There were more at the start, before some went. Add them back.'
        : p.kind === 'take'
          ? 'Some went away, so there are fewer. Subtract.'
          : 'Both numbers were added. One of them holds the other already.',
    ),
    wrongAnswer(whole(asked(p) + 1), 'slip_off_by_one', 'One too many. Check once more.'),
    wrongAnswer(whole(y), 'given_number', 'That number is told already. Find the missing one.'),
    wrongAnswer(whole(asked(p) - 1), 'slip_off_by_one', 'One too few. Check once more.'),
    wrongAnswer(whole(x), 'given_number', 'That number is told already. Find the missing one.'),
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
  const what = unknown(p)
  const bar = joins(p) ? 'end' : 'start'
  return [
    {
      text: joins(p)
        ? 'Some come along. Is it more or fewer than before?'
        : 'Some go away. Is it more or fewer than before?',
    },
    {
      text:
        what === bar
          ? 'The whole bar is asked for. Put its two parts together.'
          : 'One part of the bar is asked for. Take the other part away from the whole.',
    },
    { text: `Work out \\(${workLine(p)}\\).` },
  ]
}

function solution(p: ChangeStory): Step[] {
  const what = unknown(p)
  const wholeAsked = what === (joins(p) ? 'end' : 'start')
  return [
    nextStep(
      what === 'end'
        ? `At first there are \\(${p.start}\\). Then \\(${p.change}\\) ${joins(p) ? 'come' : 'go'}.`
        : what === 'change'
          ? `At first there are \\(${p.start}\\), at the end \\(${end(p)}\\).`
          : `\\(${p.change}\\) ${joins(p) ? 'come' : 'go'}, and then there are \\(${end(p)}\\).`,
      undefined,
      undefined,
      picture(p, false),
    ),
    nextStep(
      wholeAsked ? 'Put the two parts of the bar together.' : 'Take the known part away from the whole bar.',
      `${workLine(p)} = ${asked(p)}`,
      whole(asked(p)),
      picture(p, true),
    ),
  ]
}

/** A level of joining and taking stories; the stories themselves are the level's own. */
export function changeStoryLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<ChangeStory>, 'params' | 'load'> &
    Partial<Pick<TopicLevel<ChangeStory>, 'reject' | 'space'>> & {
      readonly tell: (p: ChangeStory, words: Chance) => string
    },
): TopicLevel<ChangeStory> {
  const { tell, ...rest } = settings
  return {
    key,
    version: 2,
    ...rest,
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
export function endOf(p: ChangeStory): number {
  return end(p)
}
