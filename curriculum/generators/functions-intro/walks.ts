/** One part of a walk: how far from home it leads, in tens of meters a minute, and the words for it. */
export interface Part {
  readonly id: 'slow' | 'fast' | 'rest' | 'back' | 'hurry'
  readonly speed: number
}

export const parts: readonly Part[] = [
  { id: 'slow', speed: 1 },
  { id: 'fast', speed: 3 },
  { id: 'rest', speed: 0 },
  { id: 'back', speed: -1 },
  { id: 'hurry', speed: -3 },
]

export const partOf = (id: Part['id']): Part => parts.find((p) => p.id === id) as Part

/** The words of a part; `way` is what someone goes on. */
export const words: Readonly<Record<Part['id'], string>> = {
  slow: 'walks away slowly',
  fast: 'runs away',
  rest: 'rests',
  back: 'walks back slowly',
  hurry: 'runs back',
}

/** A sentence of the parts in their order. */
export function story(ids: readonly Part['id'][]): string {
  const said = ids.map((id) => words[id])
  const text = said.length === 2 ? said.join(', then ') : `${said.slice(0, -1).join(', ')}, then ${said.at(-1)}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Corners of the graph: minutes and distance, each part lasting so many minutes. */
export function corners(
  ids: readonly Part['id'][],
  minutes: readonly number[],
  start: number,
): (readonly [number, number])[] {
  let [t, d] = [0, start]
  return [
    [t, d] as const,
    ...ids.map((id, i) => {
      t += minutes[i] ?? 1
      d += partOf(id).speed * (minutes[i] ?? 1)
      return [t, d] as const
    }),
  ]
}
