/** The product's size presets and the usual size of a picture or video, px. L-256. */
export const sizes = { small: 24, medium: 50, large: 75 } as const
export type Size = keyof typeof sizes
export const defaultMediaPx = 300
