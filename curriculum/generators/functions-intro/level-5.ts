import { functionGraph } from '../../figures/function-graph.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import { corners, parts, story } from './walks.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Part } from './walks.ts'

type Id = Part['id']

/** A walk from a place `start` tens of meters from home, in parts that last so many minutes. */
export interface Params {
  readonly ids: readonly Id[]
  readonly minutes: readonly number[]
  readonly start: number
}

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.4 ? 2 : 3
  const ids: Id[] = []
  while (ids.length < count) {
    const next = chance.pick(parts).id
    if (next !== ids.at(-1)) ids.push(next)
  }
  return { ids, minutes: ids.map(() => chance.int(2, 4)), start: chance.int(0, 8) }
}

function reject(p: Params): string | null {
  if (corners(p.ids, p.minutes, p.start).some(([, d]) => d < 0 || d > 14)) return 'past home, or far off'
  return p.ids.every((id) => id === 'rest') ? 'nobody moves' : null
}

/** The graph taken for the shape of the way: up is uphill. */
const asPicture: Readonly<Record<Id, string>> = {
  slow: 'goes up a gentle hill',
  fast: 'goes up a steep hill',
  rest: 'goes along a flat path',
  back: 'goes down a gentle hill',
  hurry: 'goes down a steep hill',
}
const said = (text: string): Item => item(text, text)

function picturedStory(ids: readonly Id[]): string {
  const text = ids.map((id) => asPicture[id]).join(', then ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const turned: Readonly<Record<Id, Id>> = { slow: 'back', back: 'slow', fast: 'hurry', hurry: 'fast', rest: 'rest' }
const otherPace: Readonly<Record<Id, Id>> = { slow: 'fast', fast: 'slow', back: 'hurry', hurry: 'back', rest: 'rest' }

const meanings: Readonly<Record<Id, string>> = {
  slow: 'The line rises gently: slowly away from home.',
  fast: 'The line rises steeply: quickly away from home.',
  rest: 'The line is level: the distance stays the same.',
  back: 'The line falls gently: slowly back toward home.',
  hurry: 'The line falls steeply: quickly back toward home.',
}

function tell(p: Params): Telling {
  return {
    ask: [
      'The graph shows the distance from home over time. Which story fits?',
      'Which story does the graph of the distance from home tell?',
      'Match the graph of the distance from home with its story.',
      'What happens on this trip? The graph shows the distance from home.',
    ],
    answer: said(story(p.ids)),
    wrong: [
      [
        said(picturedStory(p.ids)),
        'graph_as_picture',
        'The line is not a picture of a path. Its height is the distance from home.',
      ],
      [
        said(story(p.ids.map((id) => otherPace[id]))),
        'looks_alike',
        'A steep line means fast, a gentle line means slow.',
      ],
      [
        said(story(p.ids.map((id) => turned[id]))),
        'looks_alike',
        'A line that rises leads away from home, a line that falls leads back.',
      ],
      [said(story(p.ids.toReversed())), 'looks_alike', 'Read the graph from left to right.'],
    ],
    hints: [
      'Read from left to right. Height is the distance from home.',
      'Does the line rise, fall or stay level? Is it steep or gentle?',
      meanings[p.ids[0] as Id],
    ],
    steps: p.ids.map(
      (id, i) =>
        [
          `${['First', 'Second', 'Third'][i]} part: ${meanings[id].charAt(0).toLowerCase()}${meanings[id].slice(1)}`,
        ] as const,
    ),
  }
}

function picture(p: Params): Figure {
  const points = corners(p.ids, p.minutes, p.start)
  const last = points.at(-1)?.[0] ?? 10
  return functionGraph(
    {
      x: { min: 0, max: last + 1, step: 1, name: 'minutes' },
      y: { min: 0, max: 15, step: 1, numberStep: 5, name: 'tens of meters' },
      curves: [{ curve: { kind: 'polyline', points } }],
    },
    { title: 'Distance from home' },
  )
}

/** Match a story to a graph (8.F.B.5). */
export const level: TopicLevel<Params> = {
  key: 'functions_intro/5',
  version: 2,
  params,
  reject,
  note: (p) => `${p.ids.join(' ')} ${p.minutes.join()} ${p.start}`,
  ...toldBy(tell),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a story, not a number' },
  figure: picture,
  load: (p) => p.ids.length,
}
