/** The six hues in which mathematics is drawn; they never tell a state. */
export const figureHues = ['lapis', 'honey', 'leaf', 'coral', 'sky', 'grape'] as const
export type FigureHue = (typeof figureHues)[number]
