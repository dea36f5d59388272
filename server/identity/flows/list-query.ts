import { failure, invalidFields } from './flow-failure.ts'
import type { Read, Rule, ValuesOf } from './field-rules.ts'

/** The query of a list: each name once or several times. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

/** The last value of a name, as Django takes it; undefined for none and for the empty text, which filters nothing. */
export function lastOf(query: Query, name: string): string | undefined {
  const given = query[name]
  const value = Array.isArray(given) ? given.at(-1) : given
  return value === '' ? undefined : value
}

/** A rule for filters, with the words that filters use for what they cannot read. */
export function filterRule<T>(rule: Rule<T>, words: (given: string) => string): Rule<T> {
  return (given): Read<T> => {
    const read = rule(given)
    return 'error' in read ? { error: words(String(given)) } : read
  }
}

export const choiceWords = (given: string): string =>
  `Select a valid choice. ${given} is not one of the available choices.`
export const keyWords = (): string => 'Enter a valid UUID.'
export const numberWords = (): string => 'Enter a number.'
export const flagWords = (): string => 'Enter true or false.'

/** Reads the filters of a list. Throws with every filter whose value cannot be. */
export function readFilters<R extends Readonly<Record<string, Rule<unknown>>>>(rules: R, query: Query): ValuesOf<R> {
  const errors: Record<string, string[]> = {}
  const values: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const given = lastOf(query, name)
    if (given === undefined) continue
    const read = given.includes('\0') ? { error: 'Null characters are not allowed.' } : rule(given)
    if ('error' in read) errors[name] = [read.error]
    else values[name] = read.value
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return values as ValuesOf<R>
}

/** The words of a search: every one must be found somewhere. At most 16, each safe within LIKE. */
export function searchPatterns(query: Query): string[] {
  const words = (lastOf(query, 'search') ?? '').replaceAll('\0', '').split(/[\s,]+/)
  const found = words.filter((word) => word !== '').slice(0, 16)
  return found.map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
}

/** By what a list is ordered: names of `allowed`, with `-` for downward; others are passed over. */
export function readOrdering<Name extends string>(
  query: Query,
  allowed: Readonly<Record<string, Name>>,
  standard: readonly (readonly [Name, 'asc' | 'desc'])[],
): readonly (readonly [Name, 'asc' | 'desc'])[] {
  const read = (lastOf(query, 'ordering') ?? '').split(',').flatMap((term): (readonly [Name, 'asc' | 'desc'])[] => {
    const word = term.trim()
    const column = Object.hasOwn(allowed, word.replace(/^-/, '')) ? allowed[word.replace(/^-/, '')] : undefined
    return column === undefined ? [] : [[column, word.startsWith('-') ? 'desc' : 'asc']]
  })
  return read.length > 0 ? read : standard
}

const mostInPage = 100

export interface PageWanted {
  readonly page: number
  readonly size: number
}

/** Which page is wanted; a size that is none is 100, which is also the most. Throws "Invalid page." for no number. */
export function readPage(query: Query): PageWanted {
  const size = Number(lastOf(query, 'page_size') ?? mostInPage)
  const text = lastOf(query, 'page') ?? '1'
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) throw failure(404, 'Invalid page.')
  return { page: Number(text), size: Number.isInteger(size) && size > 0 ? Math.min(size, mostInPage) : mostInPage }
}

/** A page of a list in the envelope of this prefix: page numbers, 0 where there is none. Throws beyond the last page. */
export function envelope<Row>(results: readonly Row[], count: number, { page, size }: PageWanted): object {
  const pages = Math.max(1, Math.ceil(count / size))
  if (page > pages) throw failure(404, 'Invalid page.')
  return {
    pagination: {
      next: page < pages ? page + 1 : 0,
      previous: page - 1,
      count,
      current: page,
      total_pages: pages,
      start_index: count === 0 ? 0 : (page - 1) * size + 1,
      end_index: Math.min(count, page * size),
    },
    results,
    autocomplete: {},
  }
}
