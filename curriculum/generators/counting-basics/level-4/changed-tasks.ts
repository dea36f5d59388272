import { counters } from '../../../figures/counters.ts'
import { buildFigure } from '../../../tasks/build-figure.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { changedGroup, changeWord, type Params } from './numbers.ts'
import type { Amounts, Item } from '../../../values/values.ts'

/** One ten frame, or two where one is too small. */
const placesOf = (p: Params): number => (Math.max(p.count, p.count + p.change) > 10 ? 20 : 10)
const shown = (count: number): Amounts => amounts({ counter: count }, 'exact')
const are = (count: number): string => (count === 1 ? 'is' : 'are')

/** Counters lie there; one is put to them or taken away. */
export const makeOneMore: LevelTask = buildFigure<Params>(
  { ...changedGroup, answer: (p) => shown(p.count + p.change) },
  {
    id: 'make_one_more',
    version: 1,
    ...(changedGroup.space === undefined ? {} : { space: changedGroup.space }),
    form: 'counters',
    surface: (p) => ({
      widget: 'counters',
      mode: 'frame',
      places: placesOf(p),
      colors: 1,
      does: 'place',
      start: `f:${'1'.repeat(p.count)}${'0'.repeat(placesOf(p) - p.count)}`,
    }),
    prompt: (p, words) => ({
      text: words.pick([
        `${countNoun(p.count, 'counter')} ${are(p.count)} here. Make it ${changeWord(p)}.`,
        `Show ${changeWord(p)} than ${p.count}.`,
        `Make ${changeWord(p)} than you see.`,
      ]),
    }),
    distractors: (p) => [
      wrongAnswer(
        shown(p.count - p.change),
        'reversed_order',
        p.change > 0 ? 'One more means that one comes.' : 'One fewer means that one goes away.',
      ),
      ...(p.count + 2 * p.change > 0 && p.count + 2 * p.change <= placesOf(p)
        ? [wrongAnswer(shown(p.count + 2 * p.change), 'count_off_by_one', 'Only one counter changes.')]
        : []),
    ],
    hints: (p) => [
      { text: p.change > 0 ? 'One more means that one comes.' : 'One fewer means that one goes away.' },
      { text: p.change > 0 ? 'Tap one empty place.' : 'Tap one counter to take it away.' },
    ],
    solution: (p) => [
      nextStep(`There ${are(p.count)} \\(${p.count}\\).`),
      nextStep(
        `${p.change > 0 ? 'One comes' : 'One goes away'}. Now there ${are(p.count + p.change)} \\(${p.count + p.change}\\).`,
        `${p.count}, ${p.count + p.change}`,
        shown(p.count + p.change),
      ),
    ],
  },
)

function group(p: Params, count: number): Item {
  const figure = counters({ small: true, groups: [{ count, shape: p.shape }], say: 'each', hue: 'lapis' })
  return item(`${count}`, '', { speech: figure.alt, figure })
}

/** Which picture has one more, or one fewer, than the group that is shown? */
export const whichChanged: LevelTask = task<Params>({
  id: 'which_changed',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => {
    const drawn = changedGroup.params(chance, difficulty)
    return { ...drawn, count: Math.max(2, Math.min(drawn.count, 10)) }
  },
  note: changedGroup.note,
  space: 18,
  prompt: (p, words) => ({
    text: words.pick([
      `You have ${countNoun(p.count, p.shape)}. Which picture shows ${changeWord(p)}?`,
      `Find the picture with ${changeWord(p)} than ${p.count}.`,
      `Which picture shows ${changeWord(p)} than ${p.count}?`,
    ]),
  }),
  answer: (p) => group(p, p.count + p.change),
  distractors: (p) => [
    wrongAnswer(
      group(p, p.count - p.change),
      'reversed_order',
      `That is ${p.change > 0 ? 'one fewer' : 'one more'} than ${p.count}.`,
    ),
    wrongAnswer(group(p, p.count), 'count_off_by_one', `That is ${p.count}. Find ${changeWord(p)}.`),
    wrongAnswer(group(p, p.count + 2), 'count_off_by_one', `That is two more than ${p.count}.`),
  ],
  hints: (p) => [
    { text: `What number comes just ${p.change > 0 ? 'after' : 'before'} ${p.count}?` },
    { text: `Count the ${p.shape}s in each picture.` },
  ],
  solution: (p) => [
    nextStep(`Just ${p.change > 0 ? 'after' : 'before'} \\(${p.count}\\) comes \\(${p.count + p.change}\\).`),
    nextStep(`This picture has \\(${p.count + p.change}\\).`, String(p.count + p.change), group(p, p.count + p.change)),
  ],
  load: (p) => p.count + (p.change < 0 ? 3 : 0),
})

const animals = { frog: 'hops', bird: 'flies', duck: 'swims', cat: 'runs' } as const
type Animal = keyof typeof animals
const names = ['frog', 'bird', 'duck', 'cat'] as const

/** So many are there now, after one came or went. */
interface Now {
  readonly before: number
  readonly change: 1 | -1
  readonly animal: Animal
}

const now = (p: Now): number => p.before + p.change
const moves = (p: Now): string => `One ${p.animal} ${p.change > 0 ? 'comes' : `${animals[p.animal]} away`}.`

/** One came or went, and it is told how many are there now: how many were there before? */
export const before: LevelTask = task<Now>({
  id: 'before',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => {
    const drawn = changedGroup.params(chance, difficulty)
    return { before: Math.max(2, drawn.count), change: drawn.change, animal: chance.pick(names) }
  },
  note: (p) => `${p.before} ${p.change} ${p.animal}`,
  space: 18 * 2 * names.length,
  prompt: (p) => ({
    text: `${moves(p)} Now there ${are(now(p))} ${now(p)}. How many were there before?`,
  }),
  answer: (p) => whole(p.before),
  distractors: (p) =>
    [
      wrongAnswer(
        whole(now(p) + p.change),
        'reversed_order',
        p.change > 0 ? 'One came. So there was one fewer before.' : 'One went away. So there was one more before.',
      ),
      wrongAnswer(whole(now(p)), 'count_off_by_one', `${now(p)} is how many there are now. Think back.`),
      wrongAnswer(whole(now(p) - 2 * p.change), 'count_off_by_one', 'Only one moved.'),
    ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n),
  hints: (p) => [
    { text: 'Think back. Were there more before, or fewer?' },
    { text: p.change > 0 ? `Send that ${p.animal} away again.` : `Let that ${p.animal} come back.` },
    { text: `What comes just ${p.change > 0 ? 'before' : 'after'} ${now(p)}?` },
  ],
  solution: (p) => [
    nextStep(`Now there ${are(now(p))} \\(${now(p)}\\). One ${p.change > 0 ? 'came' : 'went away'}.`),
    nextStep(
      `So before there was one ${p.change > 0 ? 'fewer' : 'more'}: \\(${p.before}\\).`,
      range(Math.min(p.before, now(p)), Math.max(p.before, now(p))).join(', '),
      whole(p.before),
    ),
  ],
  load: (p) => p.before + (p.change < 0 ? 3 : 0),
})
