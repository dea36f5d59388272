import { z } from 'zod'

/** Figures of the paging helper. */
export const pageSize = 100
export const mostPages = 20

/** Query part of every list: `offset` rows are passed over, at most `count` come. */
export const page = {
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
  count: z.coerce.number<number>().int().min(1).max(pageSize).default(pageSize),
}
export const Page = z.object(page)
export type Page = z.infer<typeof Page>

/**
 * The offset of the page after one that began at `offset` and brought `received` of `total` rows, or null when there is
 * none or when `mostPages` pages have been read.
 */
export function nextOffset(offset: number, received: number, total: number, count: number = pageSize): number | null {
  const next = offset + received
  return received === 0 || next >= total || next >= count * mostPages ? null : next
}

/**
 * A query value holding names joined by commas, as in `fields=unitName,learningGoal`. Names outside the list are a
 * 400, so that a typing mistake does not pass for an empty answer.
 */
export function nameList<const Names extends readonly [string, ...string[]]>(names: Names) {
  const known = new Set<string>(names)
  return z
    .string()
    .refine((text) => text.split(',').every((name) => known.has(name)), {
      error: `Choose from ${names.join(', ')}.`,
    })
    .optional()
}

/** The part of `row` that is named in `fields` plus `always`; the whole row when no fields are asked for. */
export function pickFields<Row extends object, Always extends keyof Row & string>(
  row: Row,
  fields: string | undefined,
  always: readonly Always[],
): Pick<Row, Always> & Partial<Row> {
  if (fields === undefined) return row
  const wanted = new Set<string>([...fields.split(','), ...always])
  return Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name))) as Pick<Row, Always> &
    Partial<Row>
}

/**
 * The shape of a row in a list that can be asked for some fields only: all members but `always` may be missing in an answer. The type
 * says the whole row, since who names no fields gets it, and who names some knows which.
 */
export function onlyAsked<Shape extends z.ZodRawShape>(
  row: z.ZodObject<Shape>,
  always: readonly (keyof Shape & string)[],
) {
  const kept = Object.fromEntries(always.map((name) => [name, true]))
  return row.partial().required(kept as never) as unknown as z.ZodObject<Shape>
}
