import { item } from '../../values/items.ts'
import { surveys } from './samples.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'
import type { Survey } from './samples.ts'

/** One fair way among unfair ones, or one unfair way among fair ones; members of the survey's lists by place. */
export interface Params {
  readonly survey: number
  readonly ask: 'fair' | 'unfair'
  readonly right: number
  readonly others: readonly number[]
}

const surveyOf = (p: Params): Survey => surveys[p.survey] as Survey

function params(chance: Chance, difficulty: number): Params {
  const survey = chance.int(0, surveys.length - 1)
  const ask = chance.happens(difficulty < 0.5 ? 0.15 : 0.85) ? 'unfair' : 'fair'
  const [mine, theirs] = ask === 'fair' ? [3, 4] : [4, 3]
  return {
    survey,
    ask,
    right: chance.int(0, mine - 1),
    others: chance.sample(
      Array.from({ length: theirs }, (_, i) => i),
      3,
    ),
  }
}

const fairItem = (p: Params, i: number): Item => {
  const text = surveyOf(p).fair[i] as string
  return item(text, text)
}
const unfairItem = (p: Params, i: number): Item => {
  const text = surveyOf(p).unfair[i]?.text as string
  return item(text, text)
}
const answer = (p: Params): Item => (p.ask === 'fair' ? fairItem(p, p.right) : unfairItem(p, p.right))

function distractors(p: Params): Distractor[] {
  return p.others.map((i) =>
    p.ask === 'fair'
      ? { value: unfairItem(p, i), misconception: 'looks_alike', why: surveyOf(p).unfair[i]?.why as string }
      : {
          value: fairItem(p, i),
          misconception: 'looks_alike',
          why: 'Here everyone has the same chance to be asked, so it is fair.',
        },
  )
}

/** Judge if a sample is fair (7.SP.A.1). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/1',
  version: 1,
  params,
  note: (p) => `${p.survey} ${p.ask} ${p.right} ${p.others.toSorted((a, b) => a - b).join()}`,
  space: surveys.length * (3 * 4 + 4 * 1),
  prompt: (p) => ({
    text: `A survey asks ${surveyOf(p).about}. Which sample is ${p.ask === 'fair' ? 'fair' : 'not fair'}?`,
  }),
  answer,
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'In a fair sample, everyone in the whole group has the same chance to be chosen.' },
    {
      text:
        p.ask === 'fair'
          ? 'For each way, ask who could never be chosen, or who is chosen too often.'
          : 'Three of the ways leave it to chance. One way picks special cases.',
    },
  ],
  solution: (p) => [
    {
      say: 'Ask of each way: does everyone have the same chance to be chosen?',
      latex: '\\text{same chance for all} \\to \\text{fair}',
      relation: 'next',
    },
    {
      say:
        p.ask === 'fair'
          ? 'This way leaves it to chance and reaches the whole group.'
          : (surveyOf(p).unfair[p.right]?.why as string),
      value: answer(p),
      relation: 'next',
    },
  ],
  load: (p) => (p.ask === 'fair' ? 1 : 2),
}
