import type { Standard, StandardsGrade, StandardsLevel } from '@polyhex/contract/curriculum/standards-operations'

/** Most standards that a search shows. */
export const mostShown = 60

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Standards whose code begins as typed (points may be left out), else those whose levels hold every word typed. */
export function shownStandards(
  grades: readonly StandardsGrade[],
  levels: ReadonlyMap<string, StandardsLevel>,
  wanted: string,
): { standards: readonly Standard[]; total: number } {
  const all = grades.flatMap((grade) => grade.domains.flatMap((domain) => domain.standards))
  const code = plain(wanted)
  const byCode = code === '' ? [] : all.filter((one) => plain(one.code).startsWith(code))
  const words = wanted.toLowerCase().split(/\s+/)
  const byWords = all.filter((one) =>
    one.topicLevels.some((key) => {
      const level = levels.get(key)
      const text = `${level?.name} ${level?.description}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  )
  const found = byCode.length > 0 ? byCode : byWords
  return { standards: found.slice(0, mostShown), total: found.length }
}
