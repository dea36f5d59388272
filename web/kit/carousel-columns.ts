/** Window widths, px, from which so many cards are in view: the product's two sets. */
const breakpointSets = {
  five: [
    [1450, 5],
    [1000, 4],
    [700, 3],
    [450, 2],
    [0, 1],
  ],
  four: [
    [1100, 4],
    [900, 3],
    [600, 2],
    [0, 1],
  ],
} as const

export type CarouselBreakpoints = keyof typeof breakpointSets

/** Cards in view at a window width. */
export function carouselColumns(width: number, breakpoints: CarouselBreakpoints): number {
  const found = breakpointSets[breakpoints].find(([from]) => width >= from)
  return found ? found[1] : 1
}

/** The grade carousel steps every 5 s, the other every 3 s. */
export const autoPlayMs = { grades: 5000, other: 3000 } as const

/** How long a step of the other carousel takes, ms. */
export const glideMs = 500
