import { z } from 'zod'
import { MemberId } from './room-member.ts'

/**
 * Sound and picture: the server offers, once per connection, with one way up for a voice and one for a picture, and a
 * fixed number of ways down. Whose voice or picture lies on a way down changes without a new offer; `on-air` tells it.
 */
export const mediaFromBrowser = [
  /** Ready for an offer; also after `media-restart`. */
  z.object({ kind: z.literal('media-start') }),
  z.object({ kind: z.literal('media-answer'), offer: z.number().int(), sdp: z.string().max(40_000) }),
  /** Null: no more will come. */
  z.object({
    kind: z.literal('media-candidate'),
    offer: z.number().int(),
    candidate: z.string().max(1000).nullable(),
    mid: z.string().max(20).nullable(),
  }),
  z.object({ kind: z.literal('media-stop') }),
  /** Whether the pictures of others are wanted: false while the line of this browser does not carry them. */
  z.object({ kind: z.literal('pictures'), wanted: z.boolean() }),
  /** By who leads: speaks to one member alone; null: to all again. */
  z.object({ kind: z.literal('whisper'), to: MemberId.nullable() }),
] as const

/** A way of the offer, by its mid. up: the browser sends on it. */
export const MediaWay = z.object({
  mid: z.string(),
  media: z.enum(['voice', 'picture']),
  direction: z.enum(['up', 'down']),
  /** From 0 within voices and pictures that come down. */
  place: z.number().int(),
})
export type MediaWay = z.infer<typeof MediaWay>

export const mediaFromServer = [
  z.object({
    kind: z.literal('media-offer'),
    /** Counts up with each offer to this member; answers to earlier ones are passed over. */
    offer: z.number().int(),
    sdp: z.string(),
    ways: z.array(MediaWay),
  }),
  z.object({
    kind: z.literal('media-candidate'),
    offer: z.number().int(),
    candidate: z.string().nullable(),
    mid: z.string().nullable(),
  }),
  /** Who lies on each way down, by place; null: nobody. */
  z.object({
    kind: z.literal('on-air'),
    voices: z.array(MemberId.nullable()),
    pictures: z.array(MemberId.nullable()),
  }),
  /** Who is speaking, loudest first. */
  z.object({ kind: z.literal('speaking'), memberIds: z.array(MemberId) }),
  /** The sound was interrupted on our side; send `media-start` again. */
  z.object({ kind: z.literal('media-restart') }),
  /** To the two of them, and to the others who lead; `to` null: it is over. */
  z.object({ kind: z.literal('whispering'), from: MemberId, to: MemberId.nullable() }),
] as const
