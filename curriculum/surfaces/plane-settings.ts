import type { PlotShape, PlotWidget } from '@polyhex/contract/exercises/surface-widgets'

/** What a question on a square plane declares; everything else is as usual. */
export interface PlaneSettings {
  /** The plane goes from -reach to reach both ways; at most 6 on a phone, so that crossings stay apart under a finger. */
  readonly reach: number
  readonly shape: PlotShape
  /** Of points and polygons: how many. */
  readonly corners?: number
  readonly region?: boolean
  readonly given?: PlotWidget['given']
  /** False where telling a place by its coordinates is what is asked. */
  readonly showsPlaces?: boolean
}

/** A plane around the origin on which one curve is drawn, snapped to whole numbers. */
export function plane({
  reach,
  shape,
  corners = 1,
  region = false,
  given = [],
  showsPlaces = true,
}: PlaneSettings): PlotWidget {
  return {
    widget: 'plot',
    window: { xMin: -reach, xMax: reach, yMin: -reach, yMax: reach },
    step: { x: [1, 1], y: [1, 1] },
    lines: { x: 1, y: 1 },
    inPi: false,
    curves: [{ shape, corners, region }],
    given: [...given],
    showsPlaces,
    start: '',
  }
}
