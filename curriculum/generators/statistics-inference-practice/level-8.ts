import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import { designs, places, questions, studyText } from './designs.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'
import type { Design, Question } from './designs.ts'
import type { Telling } from '../telling.ts'

/** A study, and whether its kind is asked for or what it can show. */
export interface Params {
  readonly question: number
  readonly place: number
  readonly size: number
  readonly design: Design
  readonly ask: 'design' | 'shows'
}

const questionOf = (p: Params): Question => questions[p.question] as Question
const placeOf = (p: Params): string => places[p.place] as string

const params = (chance: Chance, difficulty: number): Params => ({
  question: chance.int(0, questions.length - 1),
  place: chance.int(0, places.length - 1),
  size: 20 * chance.int(5, 20),
  design: chance.pick(designs),
  ask: chance.happens(1.6 * difficulty - 0.3) ? 'shows' : 'design',
})

const named = (text: string): Item => item(text, text)
const kinds: Readonly<Record<Design | 'census', string>> = {
  experiment: 'an experiment',
  observation: 'an observational study',
  survey: 'a sample survey',
  census: 'a census of all people',
}

/** What each design can show, in words about this question. */
export function claims(p: Params): Readonly<Record<Design | 'none', string>> {
  const { doing, measured } = questionOf(p)
  return {
    experiment: `Whether ${doing} changes the ${measured} of such volunteers`,
    observation: `Whether ${doing} and the ${measured} go together in this group`,
    survey: `About which share of the people of ${placeOf(p)} do this`,
    none: `Whether ${doing} changes the ${measured} of all the people of ${placeOf(p)}`,
  }
}

const signs: Readonly<Record<Design, string>> = {
  experiment: 'People are told what to do, and chance decides who is in which group.',
  observation: 'Nobody is told what to do. Two things are only looked at as they are.',
  survey: 'Chance decides who is asked, and one thing is counted.',
}

function tell(p: Params): Telling {
  const study = studyText(p.design, questionOf(p), p.size, placeOf(p))
  const others = designs.filter((d) => d !== p.design)
  if (p.ask === 'design')
    return {
      ask: [`${study} What kind of study is this?`, `${study} What is such a study called?`],
      answer: named(kinds[p.design]),
      wrong: [
        ...others.map((d) => [named(kinds[d]), 'looks_alike', `${signs[p.design]} So it is not ${kinds[d]}.`] as const),
        [named(kinds.census), 'looks_alike', `A census asks everyone, not only \\(${p.size}\\) people.`],
      ],
      hints: [
        'Does anyone tell the people what to do?',
        'What does chance decide: who is asked, who is in which group, or nothing?',
        signs[p.design],
      ],
      steps: [[signs[p.design]], [`So it is ${kinds[p.design]}.`]],
    }
  const all = claims(p)
  const why: Readonly<Record<Design | 'none', string>> = {
    experiment:
      'Only chance can make two groups alike. Here nobody was put into groups by chance, so no cause can be shown.',
    observation:
      p.design === 'experiment'
        ? 'It shows more: chance made the groups, so it can show a cause.'
        : 'Only one thing was asked here.',
    survey: 'Volunteers do not stand for a whole population. Only people drawn at random do.',
    none: 'For all people they would have to be drawn at random and put into groups at random.',
  }
  return {
    ask: [`${study} What can this study show?`, `${study} Which question can it answer?`],
    answer: named(all[p.design]),
    wrong: [
      [named(all.none), 'looks_alike', why.none],
      ...others.map((d) => [named(all[d]), 'looks_alike', why[d]] as const),
    ],
    hints: [
      'A cause can be shown only when chance decides who does what.',
      'A whole population is described only when chance decides who is asked.',
      signs[p.design],
    ],
    steps: [
      [signs[p.design]],
      [
        {
          experiment:
            'Chance made the groups alike, so a difference points to a cause, for people like these volunteers.',
          observation: 'Without chance a link can be seen, but not its cause, and only in this group.',
          survey: 'A random sample stands for the whole population, so a share can be estimated.',
        }[p.design],
      ],
    ],
  }
}

/** Tell study designs apart and what they can show (HSS-IC.A.1, HSS-IC.B.3, HSS-IC.B.6). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/8',
  version: 2,
  params,
  note: (p) => `${p.design} ${p.ask} ${p.question} ${p.place} ${p.size}`,
  ...toldBy(tell),
  forms: ['choice'],
  load: (p) => (p.ask === 'shows' ? 3 : 1),
}
