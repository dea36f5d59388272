import { z } from 'zod'
import { PenName, PenStroke } from '../../exercises/strokes.ts'
import { PublicQuestion } from '../../exercises/questions.ts'
import { MemberId } from '../room/room-member.ts'

/** Units across and down every page of a board, whatever the screen. */
export const boardPage = { width: 1600, height: 900 } as const

/**
 * Figures of a board. `bytes` is the size of the stored document up to which browsers add to it; the server refuses all
 * that would take it beyond `mostBytes`, and single messages beyond `messageBytes`.
 */
export const boardLimits = {
  pages: 30,
  objects: 3000,
  words: 300,
  bytes: 1_500_000,
  mostBytes: 3_000_000,
  messageBytes: 200_000,
  /** What one student may have on a board, as JSON. The rest is always left for who teaches. */
  person: { objects: 500, bytes: 250_000 },
} as const

/** Pictures on boards: px of the longer side, bytes as JPEG, how many a group has, and how large a file or a PDF may be. */
export const pictureLimits = { side: 1600, bytes: 900_000, ofGroup: 60, fileBytes: 15_000_000, pdfPages: 20 } as const

/** What a page is printed with: nothing, squares, or lines to write on. */
export const papers = ['plain', 'grid', 'lines'] as const
export const Paper = z.enum(papers)
export type Paper = z.infer<typeof Paper>

export const BoardPage = z.object({ id: z.string().min(1).max(40), order: z.number(), paper: Paper })
export type BoardPage = z.infer<typeof BoardPage>

const across = z
  .number()
  .min(-boardPage.width)
  .max(2 * boardPage.width)
const downwards = z
  .number()
  .min(-boardPage.height)
  .max(2 * boardPage.height)

const placed = {
  id: z.string().min(1).max(40),
  page: z.string().min(1).max(40),
  /** Who put it there. Names are looked up, so that nothing of a deleted account stays in a board. */
  by: MemberId,
  /** What lies over what: higher over lower. */
  z: z.number(),
}

/** Two corners, or two ends. */
const corners = { pen: PenName, x1: across, y1: downwards, x2: across, y2: downwards }

/** Something on a page of a board. */
export const BoardObject = z.discriminatedUnion('kind', [
  z.object({ ...placed, kind: z.literal('stroke'), ...PenStroke.shape }),
  z.object({ ...placed, kind: z.literal('line'), ...corners }),
  z.object({ ...placed, kind: z.literal('rectangle'), ...corners }),
  z.object({ ...placed, kind: z.literal('ellipse'), ...corners }),
  z.object({ ...placed, kind: z.literal('text'), x: across, y: downwards, text: z.string().max(boardLimits.words) }),
  z.object({ ...placed, kind: z.literal('maths'), x: across, y: downwards, latex: z.string().max(boardLimits.words) }),
  z.object({
    ...placed,
    kind: z.literal('number_line'),
    x: across,
    y: downwards,
    width: z.number().min(100).max(boardPage.width),
    from: z.number().min(-1_000_000).max(1_000_000),
    to: z.number().min(-1_000_000).max(1_000_000),
    step: z.number().positive().max(1_000_000),
  }),
  z.object({
    ...placed,
    kind: z.literal('picture'),
    x: across,
    y: downwards,
    width: z.number().min(20).max(boardPage.width),
    height: z.number().min(20).max(boardPage.height),
    pictureId: z.uuid(),
    /** What it is, in the words of who added it. */
    text: z.string().max(boardLimits.words),
  }),
  z.object({ ...placed, kind: z.literal('question'), x: across, y: downwards, question: PublicQuestion }),
])
export type BoardObject = z.infer<typeof BoardObject>
/** Marks on a number line from its first to its last number, at most 60; none where that makes no sense. */
export function numberLineMarks(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9)
  if (!(step > 0) || !(count >= 1) || count > 60) return []
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)))
}

/** The pages in their order, and what lies on them from the lowest to the highest; equal places are told apart by id. */
export function inOrder<Thing extends { id: string }>(
  things: readonly Thing[],
  place: (thing: Thing) => number,
): Thing[] {
  return things.toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1))
}
