/**
 * How long answers that are the same for everybody may be kept, in seconds. Answers about
 * somebody are never stored: computers are shared by families and schools (decision 0024).
 */
export const cacheSeconds = { curriculum: 21_600, worksheets: 21_600, questions: 1200, games: 21_600 } as const
