import { z } from 'zod'

/** A tile, or one of the words of a menu. Two with the same id are the same. The text may hold maths between \( and \). */
const SlotTile = z.object({
  /** As it would be typed, and as it stands in the response: '8', '+', 'more'. */
  id: z.string().regex(/^[^:;]{1,40}$/),
  text: z.string(),
  speech: z.string(),
})
export type SlotTile = z.infer<typeof SlotTile>

/** What a line is made of: words or signs that stand there, a blank that takes a tile, a blank with a menu of its own. */
const SlotPiece = z.discriminatedUnion('piece', [
  z.object({ piece: z.literal('text'), text: z.string(), speech: z.string() }),
  z.object({ piece: z.literal('blank') }),
  z.object({ piece: z.literal('menu'), choices: z.array(SlotTile).min(2).max(8) }),
])
export type SlotPiece = z.infer<typeof SlotPiece>

/**
 * response: '1:+;2:8', the blanks that are filled, counted over all lines from 1, each with the id of what is in it; notation in
 * ./responses/slots.ts
 */
export const SlotsWidget = z.object({
  widget: z.literal('slots'),
  lines: z.array(z.array(SlotPiece).min(1)).min(1).max(6),
  /** The bank, tile by tile; empty where every blank is a menu. */
  tiles: z.array(SlotTile).max(24),
  /** Whether a tile can be used again: then it stays in the bank. Else each is laid once. */
  stays: z.boolean(),
  /** Whether more than one way to fill the blanks is right, so that no single blank can be told to be wrong. */
  several: z.boolean(),
})
export type SlotsWidget = z.infer<typeof SlotsWidget>
