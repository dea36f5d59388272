import type { Box, HitArea } from '@polyhex/curriculum/surfaces/surface'

export type Spot = readonly [x: number, y: number]

export const middleOf = ({ x, y, width, height }: Box): Spot => [x + width / 2, y + height / 2]

const holds = ({ x, y, width, height }: Box, [px, py]: Spot, slack: number): boolean =>
  px >= x - slack && px <= x + width + slack && py >= y - slack && py <= y + height + slack

const sizeOf = ({ width, height }: Box): number => Math.round(width * height)
const distance = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The area under a spot of the drawing; where several are, the smallest, then the one whose middle is nearest. `slack` widens each box. */
export function areaUnder(areas: readonly HitArea[], spot: Spot, slack = 0): HitArea | undefined {
  return areas
    .filter((area) => holds(area.box, spot, slack))
    .toSorted(
      (a, b) => sizeOf(a.box) - sizeOf(b.box) || distance(middleOf(a.box), spot) - distance(middleOf(b.box), spot),
    )[0]
}

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

/**
 * The area that an arrow, Home or End leads to inside its group: the nearest one on that side, sideways steps counting more than
 * those along. Undefined at the edge and for other keys.
 */
export function areaAfter(areas: readonly HitArea[], from: HitArea, key: string): HitArea | undefined {
  const group = areas.filter((area) => area.group === from.group)
  if (key === 'Home') return group[0]
  if (key === 'End') return group.at(-1)
  if (!Object.hasOwn(directions, key)) return undefined
  const [ux, uy] = directions[key as keyof typeof directions]
  const [x, y] = middleOf(from.box)
  const cost = (area: HitArea): number => {
    const [dx, dy] = [middleOf(area.box)[0] - x, middleOf(area.box)[1] - y]
    const along = dx * ux + dy * uy
    const aside = Math.abs(dx * uy) + Math.abs(dy * ux)
    return along > 1 && aside <= along * 2 ? along + aside * 3 : Number.POSITIVE_INFINITY
  }
  return group.filter((area) => cost(area) < Number.POSITIVE_INFINITY).toSorted((a, b) => cost(a) - cost(b))[0]
}
