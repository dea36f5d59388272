/** Two things that people may do or have, for studies: what is done, what is measured, and where such people are found. */
export interface Question {
  readonly does: string
  readonly doing: string
  readonly measured: string
  readonly verb: 'is' | 'are'
}

export const questions: readonly Question[] = [
  { does: 'drink tea at night', doing: 'drinking tea', measured: 'hours of sleep', verb: 'are' },
  { does: 'walk every day', doing: 'walking every day', measured: 'pulse', verb: 'is' },
  { does: 'play chess', doing: 'playing chess', measured: 'test points', verb: 'are' },
  { does: 'eat breakfast', doing: 'eating breakfast', measured: 'attention in class', verb: 'is' },
  { does: 'listen to music', doing: 'listening to music', measured: 'time for a puzzle', verb: 'is' },
  { does: 'take vitamin pills', doing: 'taking vitamin pills', measured: 'number of colds', verb: 'is' },
  { does: 'read before bed', doing: 'reading before bed', measured: 'hours of sleep', verb: 'are' },
  { does: 'learn with cards', doing: 'learning with cards', measured: 'words they remember', verb: 'are' },
  { does: 'stretch before running', doing: 'stretching', measured: 'number of injuries', verb: 'is' },
  { does: 'chew gum', doing: 'chewing gum', measured: 'memory for names', verb: 'is' },
  { does: 'garden', doing: 'gardening', measured: 'strength of grip', verb: 'is' },
  { does: 'sing in a choir', doing: 'singing', measured: 'lung volume', verb: 'is' },
]

export const places = ['a town', 'a city', 'a county', 'an island', 'a region', 'a valley'] as const

/** How a study is done. */
export type Design = 'experiment' | 'observation' | 'survey'
export const designs = ['experiment', 'observation', 'survey'] as const

/** The study in words: who, how chosen, what is done. */
export function studyText(design: Design, q: Question, size: number, place: string): string {
  if (design === 'experiment')
    return `\\(${size}\\) volunteers are split into two groups at random. One group is told to ${q.does}. Then the ${q.measured} of both groups ${q.verb} compared.`
  if (design === 'observation')
    return `\\(${size}\\) volunteers say if they ${q.does}. The ${q.measured} of those who do and those who do not ${q.verb} compared.`
  return `\\(${size}\\) people are drawn at random from ${place}. They are asked if they ${q.does}.`
}
