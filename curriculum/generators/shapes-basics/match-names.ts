import { shape } from '../../figures/shape.ts'
import { shapeAsSeen } from '../../figures/shape-as-seen.ts'
import { matchFaces } from '../../tasks/match-faces.ts'
import { range } from '../wrong-answer.ts'
import type { SpotShape } from '@polyhex/contract/exercises/hot-spot-widget'
import type { LevelTask } from '../../tasks/task.ts'
import type { Figure } from '../../values/values.ts'

/** A shape and its name. */
export interface NamedCard {
  readonly name: string
  readonly shape: SpotShape
  readonly turn: number
}

/** The shape alone, told by what is seen. */
export const pictured = ({ shape: name, turn }: NamedCard): Figure =>
  shape({ items: [{ shape: name, turn }] }, { title: 'A shape', alt: `A shape: ${shapeAsSeen(name)}.` })

/** In how many ways so many names can be drawn, each with one of its shapes. */
function choices(shapes: readonly (readonly SpotShape[])[], count: number): number {
  const [first, ...rest] = shapes
  if (count === 0) return 1
  if (first === undefined) return 0
  return first.length * choices(rest, count - 1) + choices(rest, count)
}

/** Names matched with pictures: three to four that are all different. */
export function matchNames(of: {
  readonly named: Readonly<Record<string, readonly SpotShape[]>>
  readonly rule: (name: string) => string
  readonly most?: 3 | 4 | 5
}): LevelTask {
  const names = Object.keys(of.named)
  const { most = 4 } = of
  const space = range(3, most).reduce((sum, count) => sum + choices(Object.values(of.named), count), 0)
  return matchFaces<NamedCard>(
    {
      params: (chance, difficulty) => {
        const name = chance.pick(names)
        return {
          name,
          shape: chance.pick(of.named[name] ?? []),
          turn: chance.happens(0.1 + 0.8 * difficulty) ? 15 * chance.int(1, 11) : 0,
        }
      },
      note: (p) => `${p.name} ${p.shape} ${p.turn}`,
      load: (p) => (p.turn === 0 ? 0 : 2),
    },
    {
      id: 'match_names',
      version: 1,
      band: [0, 1],
      most,
      ...(space < 300 ? { space } : {}),
      left: (p) => p.name,
      right: pictured,
      means: (p) => p.name,
      asks: ['Match each name with its shape.', 'Which name belongs to which shape?', 'Find the shape for each name.'],
      hints: ['Count the sides of each shape.', 'Turning a shape does not change its name.'],
      because: (p) => of.rule(p.name),
      why: (p, other) => `You switched two names. ${of.rule(p.name)} ${of.rule(other.name)}`,
      misconception: () => 'prototype_shape',
    },
  )
}
