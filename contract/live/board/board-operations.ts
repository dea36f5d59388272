import { z } from 'zod'
import { AccountId } from '../../identity/accounts.ts'
import { operation } from '../../operation.ts'
import { BoardObject, BoardPage, pictureLimits } from './board-document.ts'
import { MemberId } from '../room/room-member.ts'
import { ChatLine } from './chat.ts'

const ofGroup = z.object({ groupId: z.uuid('This is not a group.') })

/** A board as it can be read after the class. */
export const ClassBoard = z.object({
  groupId: z.uuid(),
  className: z.string(),
  groupIndex: z.number().int(),
  /** When the class began, UTC. */
  startingAt: z.iso.datetime(),
  /** The same on the clock of who reads: `2027-03-08T16:00` and `EST`. */
  local: z.string(),
  zone: z.string(),
  pages: z.array(BoardPage),
  objects: z.array(BoardObject),
  /** Public names of those of the group who put something there. */
  people: z.array(z.object({ memberId: MemberId, publicName: z.string() })),
  changedAt: z.iso.datetime().nullable(),
})
export type ClassBoard = z.infer<typeof ClassBoard>

export const boardOperations = {
  getClassBoard: operation({
    method: 'GET',
    path: '/class-groups/:groupId/board',
    access: 'signed-in',
    summary: 'Gives the board of a group to its students, those who manage them, its tutors and administrators.',
    params: ofGroup,
    response: ClassBoard,
    refusals: ['group_not_found'],
  }),
  addBoardPicture: operation({
    method: 'POST',
    path: '/class-groups/:groupId/pictures',
    access: 'staff',
    summary:
      'Keeps a picture for the board of a group, by one of its tutors: a JPEG, without anything but the picture.',
    params: ofGroup,
    body: z.object({ jpeg: z.base64('This is not a picture.').max(Math.ceil((pictureLimits.bytes * 4) / 3) + 4) }),
    response: z.object({ pictureId: z.uuid(), width: z.number().int(), height: z.number().int() }),
    refusals: ['group_not_found', 'picture_not_readable', 'picture_too_large', 'too_many_pictures'],
    bodyLimit: 1_300_000,
    limit: { calls: 60, seconds: 60 },
  }),
  getBoardPicture: operation({
    method: 'GET',
    path: '/class-groups/:groupId/pictures/:pictureId',
    access: 'signed-in',
    summary: 'Gives a picture of the board of a group to who may read the board.',
    params: ofGroup.extend({ pictureId: z.uuid('This is not a picture.') }),
    response: z.unknown(),
    refusals: ['group_not_found', 'picture_not_found'],
    produces: 'image/jpeg',
  }),
  listClassChat: operation({
    method: 'GET',
    path: '/class-groups/:groupId/chat',
    access: 'staff',
    summary:
      'Gives the chat of a group with the lines that were removed, to its tutors and administrators, for 30 days.',
    params: ofGroup,
    response: z.object({ lines: z.array(ChatLine.extend({ accountId: AccountId, removedBy: AccountId.nullable() })) }),
    refusals: ['group_not_found'],
  }),
}
