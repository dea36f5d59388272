import { paths } from '../shell/paths.ts'

/** What the questions of a game are about: the narrowest of these; with none, what the child should do next. */
export interface GameSubject {
  /** `code/level` of a topic level. */
  readonly topic?: string
  readonly unit?: string
  readonly theme?: string
  readonly grade?: number
}

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= 100 ? text : undefined
}
const gradeOf = (value: unknown): number | undefined =>
  /^(?:1[0-2]|\d)$/.test(textOf(value) ?? '') ? Number(value) : undefined

/** Where games about it are chosen. */
export function gamesAboutSubject({ topic, unit, theme, grade }: GameSubject): string {
  if (topic !== undefined) return paths.gamesAbout('topic', topic)
  if (unit !== undefined) return paths.gamesAbout('unit', unit)
  if (theme !== undefined) return paths.gamesAbout('theme', theme)
  return grade === undefined ? paths.games : paths.gamesAbout('grade', grade)
}

/** Where the same is practiced without a game. */
export function practiceOfSubject({ topic, unit, theme, grade }: GameSubject): string {
  const [topicCode, level] = topic?.split('/') ?? []
  if (topicCode !== undefined && level !== undefined) return paths.practice(topicCode, Number(level))
  if (unit !== undefined) return paths.unit(unit)
  if (theme !== undefined) return paths.theme(theme)
  return grade === undefined ? paths.topics : paths.grade(grade)
}

/** Reads what games are to be about from a query; what is not readable is left out. L-024. */
export function readSubject(search: Record<string, unknown>): GameSubject {
  const [topic, unit, theme] = [textOf(search['topic']), textOf(search['unit']), textOf(search['theme'])]
  const grade = gradeOf(search['grade'])
  return {
    ...(topic === undefined ? {} : { topic }),
    ...(unit === undefined ? {} : { unit }),
    ...(theme === undefined ? {} : { theme }),
    ...(grade === undefined ? {} : { grade }),
  }
}
