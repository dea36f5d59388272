import { counters } from '../../../figures/counters.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { arrangements, countedThings, type Params } from './numbers.ts'
import type { Figure, Item } from '../../../values/values.ts'

type Arrangement = Params['arrangement']

/** The arrangement so many places after another one: the groups of one question all look different. */
const after = (arrangement: Arrangement, places: number): Arrangement =>
  arrangements[(arrangements.indexOf(arrangement) + places) % arrangements.length] ?? 'rows'

const drawn = (p: Params, count: number, arrangement: Arrangement): Figure =>
  counters({
    small: true,
    groups: [{ count, shape: p.shape }],
    arrangement,
    seed: p.scatter + count,
    say: 'each',
    hue: 'lapis',
  })

const group = (p: Params, count: number, arrangement: Arrangement): Item => {
  const figure = drawn(p, count, arrangement)
  return item(`${count}`, '', { speech: figure.alt, figure })
}

const right = (p: Params): Item => group(p, p.count, p.arrangement)

/** Several groups are counted, until one has the number that was said (K.CC.B.5). */
export const whichGroup: LevelTask = task<Params>({
  id: 'which_group',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: countedThings.params,
  note: countedThings.note,
  space: countedThings.space ?? 0,
  prompt: (p, words) => ({
    text: words.pick([
      `Find ${p.count} ${p.shape}s.`,
      `Which picture has ${p.count} ${p.shape}s?`,
      `Where do you see ${p.count} ${p.shape}s?`,
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
  load: countedThings.load,
})
