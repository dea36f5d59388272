/** Pairs of UDP ports: a connection takes one port, and the second of its pair when the first is still held by the system. */
export function portPairs(range: readonly [number, number] | null): {
  take(): readonly [number, number] | null
  free(ports: readonly [number, number] | null): void
} {
  const free: (readonly [number, number])[] = []
  if (range !== null) for (let port = range[0]; port + 1 <= range[1]; port += 2) free.push([port, port + 1])
  return {
    take: () => {
      if (range === null) return null
      // In turn: a port that was given back last is taken last.
      const pair = free.shift()
      if (pair === undefined) throw new Error('no UDP port of MEDIA_PORTS is free')
      return pair
    },
    free: (ports) => void (ports !== null && free.push(ports)),
  }
}

/** The part of a range that one of several processes has for itself, on even bounds. */
export function shareOfPorts(
  range: readonly [number, number] | null,
  index: number,
  processes: number,
): readonly [number, number] | null {
  if (range === null) return null
  const pairs = Math.floor((range[1] - range[0] + 1) / 2 / processes)
  const first = range[0] + index * pairs * 2
  return [first, first + pairs * 2 - 1]
}
