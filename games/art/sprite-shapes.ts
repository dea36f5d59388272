/** A small picture as filled outlines in a box of 32 by 32, from back to front. */
export type SpriteShapes = readonly (readonly [fill: string, outline: string, opacity?: number])[]

/** The width and height of the box that the outlines are drawn in. */
export const spriteBox = 32
