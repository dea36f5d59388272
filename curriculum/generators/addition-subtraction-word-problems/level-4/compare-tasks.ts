import { buildFigure } from '../../../tasks/build-figure.ts'
import { tapeOfTwo } from '../../../values/tape.ts'
import { pickNames } from '../../../words/names.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { addOrSubtract, numberSentence, toldOf, type Family, type ModeledStory } from '../modeled-story.ts'
import { compareStories as base, type Params } from './numbers.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Amounts } from '../../../values/values.ts'

/** A comparison with the two who are compared, the one who has more first. */
export interface Compared extends Params {
  readonly more: string
  readonly fewer: string
  readonly thing: string
}

const things = ['apples', 'plums', 'shells', 'stones', 'blocks', 'flowers', 'pencils', 'leaves', 'books'] as const

const compared: TopicLevel<Compared> = {
  ...base,
  params: (chance, difficulty) => {
    const p = base.params(chance, difficulty)
    const [more = '', fewer = ''] = pickNames(chance, 2)
    return { ...p, more, fewer, thing: chance.pick(things) }
  },
}

const difference = (p: Params): number => p.large - p.small
const isLargeAsked = ({ asked }: Params): boolean => asked === 'plus' || asked === 'fewer_than'
const isSmallAsked = ({ asked }: Params): boolean => asked === 'minus' || asked === 'more_than'

function tale({ large, small, asked, more, fewer, thing, ...p }: Compared): string {
  const [n, s, d] = [`\\(${large}\\)`, `\\(${small}\\)`, `\\(${difference({ large, small, asked, ...p })}\\)`]
  switch (asked) {
    case 'more':
      return `${more} has ${n} ${thing}. ${fewer} has ${s} ${thing}.`
    case 'fewer':
      return `${fewer} has ${s} ${thing}. ${more} has ${n} ${thing}.`
    case 'plus':
      return `${fewer} has ${s} ${thing}. ${more} has ${d} more than ${fewer}.`
    case 'minus':
      return `${more} has ${n} ${thing}. ${fewer} has ${d} fewer than ${more}.`
    case 'more_than':
      return `${more} has ${n} ${thing}. That is ${d} more than ${fewer} has.`
    case 'fewer_than':
      return `${fewer} has ${s} ${thing}. That is ${d} fewer than ${more} has.`
  }
}

const familyOf = (p: Params): Family => ({
  parts: [p.small, difference(p)],
  whole: p.large,
  asked: isLargeAsked(p) ? p.large : isSmallAsked(p) ? p.small : difference(p),
})

function because(p: Compared): string {
  if (isLargeAsked(p)) return `${p.more} has more than ${p.fewer}. The larger amount is missing, so add.`
  if (isSmallAsked(p)) return `${p.fewer} has fewer than ${p.more}. The smaller amount is missing, so subtract.`
  return `How many more does ${p.more} have? The difference is missing, so subtract.`
}

const text = (n: number, p: Params): string => (n === familyOf(p).asked ? '?' : String(n))

/** Both bars, with the one who has more on the longer one, or turned around. */
function barsOf(p: Compared, isTurned = false): Amounts {
  const [larger, smaller] = isTurned ? [p.fewer, p.more] : [p.more, p.fewer]
  const [large, small] = isTurned ? [p.small, p.large] : [p.large, p.small]
  return tapeOfTwo(
    { name: larger, label: text(large, p) },
    { name: smaller, label: text(small, p) },
    text(difference(p), p),
  )
}

/** Two bars are built before anything is worked out: whose is longer, what is told, where the unknown is (1.OA.A.1). */
export const buildBars = buildFigure<Compared>(
  {
    ...compared,
    answer: (p) => barsOf(p),
    distractors: (p) => [
      wrongAnswer(barsOf(p, true), 'keyword_operation', `Read it once more. ${p.more} has more than ${p.fewer}.`),
    ],
  },
  {
    id: 'build_bars',
    version: 1,
    form: 'tape',
    surface: (p) => ({
      widget: 'tape',
      bars: ['compare'],
      parts: 2,
      most: 2,
      names: [p.more, p.fewer].toSorted() as [string, string],
      labels: [
        ...toldOf(familyOf(p))
          .toSorted((a, b) => a - b)
          .map(String),
        '?',
      ],
      start: '',
    }),
    prompt: (p) => ({ text: `${tale(p)} Build the bars.` }),
    hints: (p) => [
      { text: `Who has more, ${[p.more, p.fewer].toSorted().join(' or ')}? That bar is longer.` },
      { text: 'The box beside the short bar shows how many more there are.' },
    ],
    solution: (p) => [
      nextStep(`${p.more} has more, so this bar is longer.`),
      nextStep(
        `${p.more}: ${text(p.large, p)}. ${p.fewer}: ${text(p.small, p)}. The difference is ${text(difference(p), p)}.`,
        undefined,
        barsOf(p),
      ),
    ],
  },
)

const story: ModeledStory<Compared> = {
  tale,
  wanted: (p) =>
    isLargeAsked(p)
      ? `How many does ${p.more} have`
      : isSmallAsked(p)
        ? `How many does ${p.fewer} have`
        : `How many more does ${p.more} have`,
  family: familyOf,
  because,
}

export const compareOperation = addOrSubtract(compared, story)
/** Two amounts alone ask nothing: here the question stands with the story. */
export const compareSentence = numberSentence(compared, { ...story, tale: (p) => `${tale(p)} ${story.wanted(p)}?` })
