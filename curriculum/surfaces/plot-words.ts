import type { PlotShape, PlotWidget } from '@polyhex/contract/exercises/surface-widgets'

const names: Readonly<Record<Exclude<PlotShape, 'points' | 'polygon'>, readonly string[]>> = {
  segment: ['First end', 'Second end'],
  line: ['First point', 'Second point'],
  ray: ['Endpoint', 'Point on the ray'],
  vector: ['Tail', 'Tip'],
  circle: ['Center', 'Point on the circle'],
  parabola: ['Vertex', 'Point on the parabola'],
  absolute: ['Vertex', 'Point on the graph'],
  exponential: ['Asymptote', 'First point', 'Second point'],
  sine: ['Point on the midline', 'Next high or low point'],
}

/** What a handle of a curve is called; points and corners by their number. */
export function handleName({ shape, corners }: PlotWidget['curves'][number], at: number): string {
  if (shape === 'points') return corners === 1 ? 'Point' : `Point ${at + 1}`
  return shape === 'polygon' ? `Corner ${at + 1}` : (names[shape][at] ?? '')
}
