import { counters } from '../../figures/counters.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { countNoun } from '../../words/nouns.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

const arrangements = ['rows', 'ring', 'scattered'] as const
type Arrangement = (typeof arrangements)[number]

/** So many things of a kind, in an arrangement. */
export interface Things {
  readonly count: number
  readonly shape: 'circle' | 'square' | 'triangle' | 'star' | 'heart' | 'diamond'
  readonly arrangement: Arrangement
  /** Seed of the scatter. */
  readonly scatter: number
}

/** The arrangement so many places after another one: the groups of one question all look different. */
const after = (arrangement: Arrangement, places: number): Arrangement =>
  arrangements[(arrangements.indexOf(arrangement) + places) % arrangements.length] ?? 'rows'

const drawn = (p: Things, count: number, arrangement: Arrangement): Figure =>
  counters({
    small: true,
    groups: [{ count, shape: p.shape }],
    arrangement,
    seed: p.scatter + count,
    say: 'each',
    hue: 'lapis',
  })

const group = (p: Things, count: number, arrangement: Arrangement): Item => {
  const figure = drawn(p, count, arrangement)
  return item(`${count}`, '', { speech: figure.alt, figure })
}

const right = (p: Things): Item => group(p, p.count, p.arrangement)

/** Several groups are counted, until one has the number that was said (K.CC.B.5). */
export function whichGroup(base: TopicLevel<Things>): LevelTask {
  return task<Things>({
    id: 'which_group',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: base.params,
    note: base.note,
    ...(base.space === undefined ? {} : { space: base.space }),
    prompt: (p, words) => ({
      text: words.pick([
        `Find ${countNoun(p.count, p.shape)}.`,
        `Which picture has ${countNoun(p.count, p.shape)}?`,
        `Where do you see ${countNoun(p.count, p.shape)}?`,
      ]),
    }),
    answer: right,
    distractors: (p) => [
      wrongAnswer(
        group(p, p.count - 1, after(p.arrangement, 1)),
        'count_off_by_one',
        'Count them again. One is missing.',
      ),
      wrongAnswer(
        group(p, p.count + 1, after(p.arrangement, 2)),
        'count_off_by_one',
        'Count them again. There is one too many.',
      ),
      wrongAnswer(group(p, p.count + 2, p.arrangement), 'near', 'Count them again. There are too many.'),
    ],
    hints: (p) => [
      { text: 'Count one picture after the other.' },
      { text: `Touch each ${p.shape} once. Say one number each time.` },
      { text: `Stop at the picture where the last number is ${p.count}.` },
    ],
    solution: (p) => [
      nextStep(`Count the ${p.shape}s in each picture.`),
      nextStep(`This one has \\(${p.count}\\).`, String(p.count), right(p), right(p).figure),
    ],
    load: base.load,
  })
}
