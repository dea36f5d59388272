/** A device with a pointer that can be aimed, and room for a game. L-007. */
export function canPlayHere(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine) and (min-width: 700px)').matches
}
