import { surfaceOf } from '../surfaces/surface-of.ts'
import type { Action } from '../surfaces/surface.ts'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Figure } from '../values/values.ts'

const distance = (a: Figure['facts'], b: Figure['facts']): number =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].reduce(
    (sum, name) => sum + Math.abs(Number(a[name] ?? 0) - Number(b[name] ?? 0)),
    0,
  )

/** All that a finger can do without dragging. */
function tapsOf(widget: SurfaceWidget, state: unknown): Action[] {
  const surface = surfaceOf(widget)
  const areas = surface.areas(widget, state).flatMap((area): Action[] => {
    // A tap beside a handle brings it there; step by step is the same and needs no places.
    if (area.drag === 'spot' && area.role === 'slider')
      return ([1, -1] as const).flatMap((by) =>
        (['x', 'y'] as const).map((along): Action => ({ act: 'step', id: area.id, by, along })),
      )
    // A cell takes any key of the pad.
    if (area.role === 'digit')
      return Array.from({ length: area.most ?? 1 }, (_, i) => i).flatMap((tens) =>
        Array.from({ length: 10 }, (_, ones): Action => ({
          act: 'type',
          id: area.id,
          text: tens === 0 ? String(ones) : `${tens}${ones}`,
        })),
      )
    return [{ act: 'tap', id: area.id }]
  })
  const tools = surface.tools(widget, state).flatMap((tool): Action[] => {
    if (tool.kind === 'button') return tool.off === undefined ? [{ act: 'press', id: tool.id }] : []
    return [
      ...(tool.atMost ? [] : [{ act: 'step', id: tool.id, by: 1 } as const]),
      ...(tool.atLeast ? [] : [{ act: 'step', id: tool.id, by: -1 } as const]),
    ]
  })
  return [...areas, ...tools]
}

/** More states than any answer is away from its start. */
const most = 4000

/**
 * The taps that lead from the start to a state in which the same can be counted as in the wanted one; null when there are none.
 * The nearest state is always tried first.
 */
export function tapsTo(widget: SurfaceWidget, response: string): Action[] | null {
  const surface = surfaceOf(widget)
  const goal = surface.facts(widget, surface.read(widget, response))
  const seen = new Set<string>()
  const isShaded = widget.widget === 'fraction_parts' && widget.parts !== null
  let open: { state: unknown; taps: Action[]; far: number }[] = [
    { state: surface.blank(widget), taps: [], far: distance(surface.facts(widget, surface.blank(widget)), goal) },
  ]
  while (open.length > 0 && seen.size < most) {
    const [next, ...rest] = open.toSorted((a, b) => a.far - b.far || a.taps.length - b.taps.length)
    if (next === undefined) return null
    if (next.far === 0) return next.taps
    open = rest
    for (const tap of tapsOf(widget, next.state)) {
      const state = surface.move(widget, next.state, tap)
      const text = surface.write(widget, state)
      if (seen.has(text)) continue
      const far = distance(surface.facts(widget, state), goal)
      // Cells are filled one by one: a digit that leads no nearer is of no use later either.
      if ((tap.act === 'type' || isShaded) && far >= next.far) continue
      seen.add(text)
      open.push({ state, taps: [...next.taps, tap], far })
      // One part is as good as the other.
      if (isShaded) break
    }
  }
  return null
}
