import { markThings } from '../../../figures/marks.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { filled } from '../../../values/filled.ts'
import { yesNo } from '../../../values/items.ts'
import { nounFor } from '../../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { happening, smallStories as base, tasks, type Params } from './numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { Amounts, Item } from '../../../values/values.ts'

const places = 10
const space = 80
const many = (p: Params): string => nounFor(2, p.thing)
const result = (p: Params): number => (p.joins ? p.start + p.change : p.start - p.change)

const comesOrGoes = (p: Params): string => `${p.joins ? 'come' : 'go'}${p.change > 1 ? '' : p.joins ? 's' : 'es'}`

/** What happens, without the question. */
function tale(p: Params, words: Chance): string {
  const { place, come, go } = happening(p, words)
  return `There are \\(${p.start}\\) ${many(p)} ${place}. ${p.joins ? come : go}`
}

/** The frame after the story: counters that came lie there, those that went are crossed out. */
const acted = (p: Params, change: number): Amounts =>
  p.joins
    ? amounts({ disc: p.start, hexagon: change }, 'exact')
    : amounts({ counter: p.start - change, 'crossed out': change }, 'exact')

/** Counters of a story that come. */
export const actOutJoining: LevelTask = actOut(true)
/** Counters of a story that go. */
export const actOutTaking: LevelTask = actOut(false)

/** The story is acted out with counters: hexagons are put in, or counters are crossed out. */
function actOut(joins: boolean): LevelTask {
  const ofThisKind = tasks.filter((story) => story.joins === joins)
  return task<Params>({
    id: joins ? 'act_joining' : 'act_taking',
    kind: 'build',
    version: 1,
    form: 'counters',
    weight: 1,
    params: (chance, difficulty) => ({
      ...pickByDifficulty(chance, ofThisKind, difficulty),
      thing: chance.pick(markThings),
    }),
    note: base.note,
    space: ofThisKind.length,
    prompt: (p, words) => ({
      text: `${tale(p, words)} ${joins ? 'Put in hexagons for the new ones.' : 'Cross out the ones that go.'}`,
    }),
    answer: (p) => acted(p, p.change),
    widget: (p) => ({
      surface: {
        widget: 'counters',
        mode: 'frame',
        places,
        colors: joins ? 2 : 1,
        does: joins ? 'place' : 'cross_out',
        start: `f:${'1'.repeat(p.start)}${'0'.repeat(places - p.start)}`,
      },
    }),
    distractors: (p) =>
      [p.change + 1, p.change - 1]
        .filter((n) => n > 0 && (joins ? p.start + n <= places : n <= p.start))
        .map((n) =>
          wrongAnswer(
            acted(p, n),
            'slip_off_by_one',
            n > p.change ? 'That is one too many. Read the story again.' : 'One is missing. Read the story again.',
          ),
        ),
    hints: (p) => [
      { text: `The ${joins ? 'discs' : 'counters'} are the ${many(p)} at first.` },
      { text: joins ? `How many more come? Put in one for each.` : 'How many go? Cross out one for each.' },
    ],
    solution: (p) => [
      nextStep(`First there are \\(${p.start}\\).`),
      nextStep(
        joins
          ? `Put in \\(${p.change}\\): ${range(1, p.change).join(', ')}.`
          : `Cross out \\(${p.change}\\): ${range(1, p.change).join(', ')}.`,
        `${p.start} ${joins ? '+' : '-'} ${p.change} = ${result(p)}`,
        acted(p, p.change),
      ),
    ],
    load: base.load,
  })
}

const moreOrFewer = (isMore: boolean): Item => yesNo(isMore, ['More', 'Fewer'])

/** Whether there are more or fewer at the end, before anything is counted. */
export const moreNow: LevelTask = task<Params>({
  id: 'more_now',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => base.params(chance, difficulty),
  note: base.note,
  space,
  prompt: (p, words) => ({ text: `${tale(p, words)} Are there more now, or fewer?` }),
  answer: (p) => moreOrFewer(p.joins),
  distractors: (p) => [
    wrongAnswer(
      moreOrFewer(!p.joins),
      'keyword_operation',
      p.joins ? 'Some come. So there are more than before.' : 'Some go. So there are fewer than before.',
    ),
  ],
  hints: () => [{ text: 'Act the story out with your fingers.' }, { text: 'Do some come, or do some go?' }],
  solution: (p) => [
    nextStep(`\\(${p.change}\\) ${comesOrGoes(p)}.`),
    nextStep(
      p.joins ? 'So there are more than before.' : 'So there are fewer than before.',
      `${p.start} ${p.joins ? '+' : '-'} ${p.change} = ${result(p)}`,
      moreOrFewer(p.joins),
    ),
  ],
  load: base.load,
})

/** The story as a number sentence with its sign. */
export const tellStory: LevelTask = fillSentence<Params>(base, {
  id: 'tell_story',
  kind: 'apply',
  version: 1,
  band: [0, 1],
  space,
  prompt: (p, words) => ({ text: `${tale(p, words)} Make the number sentence.` }),
  sentence: (p) => {
    const other = p.joins ? Math.abs(p.start - p.change) : p.start + p.change
    const numbers = [p.start, p.change, result(p)]
    const extra = [other, result(p) + 1].filter((n) => n <= places && !numbers.includes(n))
    return { lines: ['[] [] [] = []'], tiles: [...numbers, ...new Set(extra), '+', '-'].map(String) }
  },
  fills: (p) => {
    const [a, b, end] = [p.start, p.change, result(p)].map(String) as [string, string, string]
    if (!p.joins) return filled([a, '-', b, end])
    return a === b ? filled([a, '+', b, end]) : filled([a, '+', b, end], [b, '+', a, end])
  },
  hints: (p) => [
    { text: 'How many are there at first?' },
    { text: p.joins ? 'Some come. Which sign puts together?' : 'Some go. Which sign takes away?' },
  ],
  steps: (p) => [nextStep(`At first there are \\(${p.start}\\). Then \\(${p.change}\\) ${comesOrGoes(p)}.`)],
  says: (p) => ({
    say: `So there are \\(${result(p)}\\) now.`,
    latex: `${p.start} ${p.joins ? '+' : '-'} ${p.change} = ${result(p)}`,
  }),
})
