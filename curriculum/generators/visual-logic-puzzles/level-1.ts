import { markNames, markShapes } from '../../figures/marks.ts'
import { patternTiles } from '../../figures/pattern-tiles.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { MarkShape } from '../../figures/marks.ts'
import type { Tile } from '../../figures/pattern-tiles.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Telling } from '../telling.ts'

/** Four pictures; three agree in the way that `kind` names and the one at `odd` does not. */
export interface Params {
  readonly kind: 'shape' | 'size' | 'turn'
  readonly tiles: readonly {
    readonly shape: MarkShape | 'arrow' | 'flag'
    readonly small: boolean
    readonly turns: number
  }[]
  readonly odd: number
}

const kinds = ['shape', 'size', 'turn'] as const
const letters = ['A', 'B', 'C', 'D'] as const
const ways = ['up', 'right', 'down', 'left'] as const
const shapes: readonly MarkShape[] = markShapes

function params(chance: Chance, difficulty: number): Params {
  const kind = kinds[Math.min(2, Math.max(0, Math.round(2 * difficulty + 0.9 * (chance.unit() - 0.5))))] ?? 'shape'
  const odd = chance.int(0, 3)
  const halves = chance.shuffle([true, true, false, false])
  if (kind === 'shape') {
    const [most, one] = chance.sample(shapes, 2) as [MarkShape, MarkShape]
    return { kind, odd, tiles: halves.map((small, i) => ({ shape: i === odd ? one : most, small, turns: 0 })) }
  }
  if (kind === 'size') {
    const oneIsSmall = chance.happens(0.5)
    // Two of each shape: of four different ones a child could call the circle odd for having no corners.
    const [one, other] = chance.sample(shapes, 2) as [MarkShape, MarkShape]
    const small = (i: number): boolean => (i === odd) === oneIsSmall
    return { kind, odd, tiles: halves.map((first, i) => ({ shape: first ? one : other, small: small(i), turns: 0 })) }
  }
  const shape = chance.pick(['arrow', 'flag'] as const)
  const [most, one] = chance.sample([0, 1, 2, 3], 2) as [number, number]
  return { kind, odd, tiles: halves.map((small, i) => ({ shape, small, turns: i === odd ? one : most })) }
}

const drawn = (p: Params): Tile[] =>
  p.tiles.map(({ shape, small, turns }) => ({ shape, ...(small ? { small } : {}), turns }))
const nameOf = (shape: string): string =>
  shape === 'arrow' || shape === 'flag' ? shape : markNames[shape as MarkShape]

/** What a picture is like in the way that counts. */
function look(p: Params, i: number): string {
  const tile = p.tiles[i]
  if (tile === undefined) return ''
  if (p.kind === 'shape') return `a ${nameOf(tile.shape)}`
  return p.kind === 'size' ? (tile.small ? 'small' : 'big') : `turned ${ways[tile.turns]}`
}

function tell(p: Params): Telling {
  const other = p.odd === 0 ? 1 : 0
  return {
    ask: ['Which one does not belong?', 'Which picture breaks the rule?', 'Which one is not like the others?'],
    answer: item(letters[p.odd] as string),
    wrong: [0, 1, 2, 3]
      .filter((i) => i !== p.odd)
      .map((i) => [item(letters[i] as string), 'looks_alike', `This one is ${look(p, i)}, like two others.`] as const),
    hints: [
      'Three of them are alike in one way.',
      { shape: 'Look at the shapes.', size: 'Look at how big they are.', turn: 'Look at which way they are turned.' }[
        p.kind
      ],
      `Three of them are ${look(p, other)}.`.replace('are a ', 'show a '),
    ],
    steps: [
      [`Three of them have a rule: each is ${look(p, other)}.`],
      [`Picture ${letters[p.odd]} is ${look(p, p.odd)}. It breaks the rule.`],
    ],
  }
}

const picture = (p: Params): ReturnType<typeof patternTiles> =>
  patternTiles({ rows: [drawn(p)], lettered: true, title: 'Four pictures' })

/** Find the picture that breaks the rule of the others (K.MD.B.3). */
export const level: TopicLevel<Params> = {
  key: 'visual_logic_puzzles/1',
  version: 2,
  params,
  note: (p) => p.tiles.map((t) => `${t.shape}${t.small ? '-' : '+'}${t.turns}`).join(' '),
  ...toldBy(tell, picture),
  forms: ['choice'],
  fixedOrder: true,
  figure: picture,
  load: (p) => 2 * kinds.indexOf(p.kind) + 1,
}
