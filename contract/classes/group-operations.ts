import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import { Ids } from './account-ids.ts'
import { Group, GroupPreview } from './class-group.ts'
import { TimeSlot } from './time-slot.ts'

const ofSlot = z.object({ timeSlotId: z.uuid() })
const ofGroup = z.object({ groupId: z.uuid() })
const made = z.object({ groups: z.array(Group) })
const makeRefusals = [
  'time_slot_not_found',
  'time_slot_past',
  'groups_not_ready',
  'no_students_to_group',
  'no_teachers_to_group',
] as const

/** Groups of a class. C-198 to C-200. */
export const groupingOperations = {
  listGroups: operation({
    method: 'GET',
    path: '/groups',
    access: 'signed-in',
    summary:
      'Groups of classes: all for an administrator and the teachers of the class, else one’s own and of managed accounts.',
    query: z.object({
      timeSlotId: z.uuid().optional(),
      timeSlotIds: Ids,
      fields: nameList([
        'id',
        'timeSlotId',
        'groupIndex',
        'videoConferenceLink',
        'instructions',
        'leaderAccountId',
        'size',
        'level',
      ]),
      ...page,
    }),
    response: z.object({ groups: z.array(onlyAsked(Group, ['id', 'timeSlotId'])), total: z.number().int() }),
    refusals: ['time_slot_not_found'],
  }),
  previewGroups: operation({
    method: 'GET',
    path: '/time-slots/:timeSlotId/groups/preview',
    access: 'admin',
    summary: 'The groups that would be made, without making them.',
    params: ofSlot,
    response: z.object({ preview: GroupPreview }),
    refusals: makeRefusals,
  }),
  createGroups: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/groups',
    access: 'admin',
    summary: 'Divides the students of a class into groups, one for each teacher who assists nobody.',
    params: ofSlot,
    response: made,
    refusals: makeRefusals,
  }),
  addMissedAttendees: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/groups/missed',
    access: 'admin',
    summary: 'Puts students without a group into the groups that are there; everybody else stays.',
    params: ofSlot,
    body: z.strictObject({ notify: z.boolean().default(false) }),
    response: made.extend({ placed: z.number().int() }),
    refusals: ['time_slot_not_found', 'time_slot_past', 'groups_not_created'],
  }),
  changeGroup: operation({
    method: 'POST',
    path: '/groups/:groupId/attendees',
    access: 'admin',
    summary: 'Puts a student of the class into this group; says when that makes it too large or parts class friends.',
    params: ofGroup,
    body: z.strictObject({ accountId: AccountId }),
    response: z.object({
      group: Group,
      /** Students beyond 12 for each teacher. */
      over: z.number().int(),
      splitFriends: z.array(AccountId),
    }),
    refusals: ['group_not_found', 'time_slot_past', 'not_groupable', 'assistant_follows_leader'],
  }),
  deleteGroup: operation({
    method: 'DELETE',
    path: '/groups/:groupId',
    access: 'admin',
    summary: 'Removes a group; its students go to the others. Without groups the class is ready to group again.',
    params: ofGroup,
    response: made,
    refusals: ['group_not_found', 'time_slot_past'],
  }),
  addGroupInstructions: operation({
    method: 'PATCH',
    path: '/groups/:groupId',
    access: 'staff',
    summary:
      'Sets what the tutor of a group is told, or the address of its room elsewhere; the tutor of the group or an administrator.',
    params: ofGroup,
    body: z.strictObject({
      instructions: z
        .string()
        .trim()
        .max(2000, 'Instructions can be at most 2000 characters long.')
        .nullable()
        .optional(),
      videoConferenceLink: z
        .url({ protocol: /^https$/, error: 'This must be an address that begins with https://.' })
        .regex(/^https:\/\//, 'This must be an address that begins with https://.')
        .max(500)
        .nullable()
        .optional(),
    }),
    response: z.object({ group: Group }),
    refusals: ['group_not_found', 'time_slot_past'],
  }),
}

/** What goes on now. */
export const staffBoardOperations = {
  listRunningClasses: operation({
    method: 'GET',
    path: '/running-classes',
    access: 'admin',
    summary: 'Classes that run now or start within an hour, with who is there and which teacher is late.',
    response: z.object({
      classes: z.array(
        z.object({
          timeSlot: TimeSlot,
          groups: z.array(
            z.object({
              groupId: z.uuid(),
              groupIndex: z.number().int(),
              teachers: z.array(z.object({ accountId: AccountId, publicName: z.string(), present: z.boolean() })),
              /** Students in the group, and how many are in the room now. */
              students: z.number().int(),
              present: z.number().int(),
              /** No teacher three minutes after the start. */
              teacherIsLate: z.boolean(),
            }),
          ),
          /** Students in the class without a group. */
          ungrouped: z.number().int(),
        }),
      ),
    }),
  }),
  getClassSettings: operation({
    method: 'GET',
    path: '/class-settings',
    access: 'admin',
    summary: 'What runs by itself.',
    response: z.object({ readyToGroupAlone: z.boolean(), createGroupsAlone: z.boolean() }),
  }),
  updateClassSettings: operation({
    method: 'PUT',
    path: '/class-settings',
    access: 'admin',
    summary: 'Sets what runs by itself.',
    body: z.strictObject({ readyToGroupAlone: z.boolean(), createGroupsAlone: z.boolean() }),
    response: z.object({ readyToGroupAlone: z.boolean(), createGroupsAlone: z.boolean() }),
  }),
}

export const groupOperations = { ...groupingOperations, ...staffBoardOperations }
