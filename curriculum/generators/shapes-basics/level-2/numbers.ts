import { shape } from '../../../figures/shape.ts'
import { item } from '../../../values/items.ts'
import { withArticle } from '../../../words/nouns.ts'
import { toldBy } from '../../telling.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'
import type { Telling } from '../../telling.ts'

const names = ['circle', 'square', 'triangle', 'rectangle', 'hexagon', 'star', 'heart'] as const
type Name = (typeof names)[number]
export type Place = 'above' | 'below' | 'beside' | 'in front' | 'behind'

/**
 * where: one shape stands at `place` of `middle`. which: three shapes stand above, below and beside the middle one, in that order,
 * and the one at `place` is asked for.
 */
export interface Params {
  readonly asked: 'where' | 'which'
  readonly place: Place
  readonly middle: Name
  readonly others: readonly Name[]
  readonly side: 'left' | 'right'
}

function params(chance: Chance, difficulty: number): Params {
  const [middle, ...others] = chance.sample(names, 4) as [Name, Name, Name, Name]
  const side = chance.pick(['left', 'right'] as const)
  if (chance.happens(1.4 * difficulty - 0.2))
    return { asked: 'which', place: chance.pick(['above', 'below', 'beside'] as const), middle, others, side }
  const place = chance.pick(['above', 'below', 'beside', 'in front', 'behind', 'beside'] as const)
  return { asked: 'where', place, middle, others: others.slice(0, 1), side }
}

const opposite: Readonly<Record<Place, Place>> = {
  above: 'below',
  below: 'above',
  beside: 'above',
  'in front': 'behind',
  behind: 'in front',
}
const meaning: Readonly<Record<Place, string>> = {
  above: 'Above means higher up.',
  below: 'Below means lower down.',
  beside: 'Beside means next to it.',
  'in front': 'In front means nearer to you. It covers a part.',
  behind: 'Behind means farther away. A part is hidden.',
}
const places: readonly Place[] = ['above', 'below', 'beside']
const drawn = (name: Name): Item =>
  item(name, '', {
    speech: name,
    figure: shape({ items: [{ shape: name }] }, { title: name, alt: `A picture of ${withArticle(name)}.` }),
  })

function tell(p: Params): Telling {
  if (p.asked === 'which') {
    const at = (place: Place): Name => p.others[places.indexOf(place)] as Name
    return {
      ask: [`Which shape is ${p.place} the ${p.middle}?`, `What is ${p.place} the ${p.middle}?`],
      answer: drawn(at(p.place)),
      wrong: places
        .filter((place) => place !== p.place)
        .toSorted((a) => (a === opposite[p.place] ? -1 : 1))
        .map((place) => [
          drawn(at(place)),
          place === opposite[p.place] ? 'reversed_order' : 'looks_alike',
          `That one is ${place}. ${meaning[p.place]}`,
        ]),
      hints: [`Put your finger on the ${p.middle}.`, meaning[p.place]],
      steps: [[`Start at the ${p.middle}.`], [`${meaning[p.place]} There is the ${at(p.place)}.`]],
    }
  }
  const [other] = p.others as [Name]
  const others = p.place === 'in front' || p.place === 'behind' ? (['beside', 'in front', 'behind'] as const) : places
  return {
    ask: [`Where is the ${other}? It is ___ the ${p.middle}.`],
    answer: item(p.place, p.place),
    wrong: others
      .filter((place) => place !== p.place)
      .toSorted((a) => (a === opposite[p.place] ? -1 : 1))
      .map((place) => [
        item(place, place),
        place === opposite[p.place] ? 'reversed_order' : 'looks_alike',
        meaning[place],
      ]),
    hints: [
      `Put your finger on the ${p.middle}.`,
      p.place === 'in front' || p.place === 'behind'
        ? 'Which shape is closer to you?'
        : `Now go to the ${other}. Did you go up, down, or across?`,
    ],
    steps: [[`Start at the ${p.middle} and go to the ${other}.`], [`${meaning[p.place]} So it is ${p.place}.`]],
  }
}

function picture(p: Params): Figure {
  const beside: readonly [number, number] = p.side === 'left' ? [0, 1] : [2, 1]
  if (p.asked === 'which') {
    const [above, below, next] = p.others as [Name, Name, Name]
    return shape(
      {
        items: [
          { shape: p.middle, cell: [1, 1], color: 2 },
          { shape: above, cell: [1, 0] },
          { shape: below, cell: [1, 2] },
          { shape: next, cell: beside },
        ],
        columns: 3,
      },
      {
        alt: `The ${p.middle} is in the middle. Top row: ${above}. Middle row, ${p.side}: ${next}. Last row: ${below}.`,
      },
    )
  }
  const [other] = p.others as [Name]
  if (p.place === 'in front' || p.place === 'behind') {
    const back = p.place === 'behind' ? other : p.middle
    const front = p.place === 'behind' ? p.middle : other
    const shift = p.side === 'left' ? -0.22 : 0.22
    return shape(
      {
        items: [
          { shape: back, cell: [1 - shift, 0.1], color: back === p.middle ? 2 : 1, size: 0.95 },
          { shape: front, cell: [1 + shift, 0.25], color: front === p.middle ? 2 : 1, size: 0.95 },
        ],
        columns: 3,
      },
      { alt: `The ${front} covers a part of the ${back}.` },
    )
  }
  const [high, low] = p.place === 'above' ? [other, p.middle] : [p.middle, other]
  if (p.place === 'beside')
    return shape(
      {
        items: [
          { shape: p.middle, cell: [1, 0], color: 2 },
          { shape: other, cell: [beside[0], 0] },
        ],
        columns: 3,
      },
      { alt: `One row: the ${p.middle} in the middle and the ${other} on the ${p.side}.` },
    )
  return shape(
    {
      items: [
        { shape: high, cell: [1, 0], color: high === p.middle ? 2 : 1 },
        { shape: low, cell: [1, 1], color: low === p.middle ? 2 : 1 },
      ],
      columns: 3,
    },
    { alt: `Top row: the ${high}. Bottom row: the ${low}.` },
  )
}

/** Use above, below, beside, in front and behind (K.G.A.1). */
export const whereItIs: TopicLevel<Params> = {
  key: 'shapes_basics/2',
  version: 1,
  params,
  note: (p) => `${p.place} ${p.middle} ${p.others.join()} ${p.side}`,
  ...toldBy(tell, picture),
  forms: ['choice'],
  figure: picture,
  load: (p) => (p.asked === 'which' ? 2 : 0),
}
