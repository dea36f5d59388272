import { z } from 'zod'
import { Section, SectionName } from '../connections/sections.ts'
import { ContestCode } from '../contests/contest.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'

/** Codes of contests cannot be tried out. */
const adding = { calls: 60, seconds: 60 } as const
const ofSection = z.object({ sectionId: z.uuid() })

/** How far a contest is. */
const ContestState = z.enum(['plan', 'register', 'active', 'complete'])

/** A contest that a section, a class or a group plays. C-204. */
export const ClassContest = z.object({
  /** By which others join. */
  code: z.string(),
  status: ContestState,
  /** What it is about, in words. */
  title: z.string(),
  players: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type ClassContest = z.infer<typeof ClassContest>
/** Members that a query can name in `fields`: the code always comes. C-204. */
const contestFields = ['code', 'status', 'title', 'players', 'createdAt'] as const
const contests = z.object({ contests: z.array(onlyAsked(ClassContest, ['code'])), total: z.number().int() })
const listing = z.object({ status: ContestState.optional(), fields: nameList(contestFields), ...page })

/** Beyond what `connections` has: one section, and what it plays. C-203, C-204. */
export const sectionOperations = {
  getSection: operation({
    method: 'GET',
    path: '/sections/:sectionId',
    access: 'signed-in',
    summary: 'A section, for its members and administrators.',
    params: ofSection,
    response: z.object({ section: Section }),
    refusals: ['section_not_found'],
  }),
  updateSection: operation({
    method: 'PATCH',
    path: '/sections/:sectionId',
    access: 'signed-in',
    summary: 'Renames a section, by who leads it.',
    params: ofSection,
    body: z.strictObject({ name: SectionName }),
    response: z.object({ section: Section }),
    refusals: ['section_not_found', 'text_not_allowed'],
  }),
  deleteSection: operation({
    method: 'DELETE',
    path: '/sections/:sectionId',
    access: 'signed-in',
    summary: 'Removes a section without classes, by its instructor or an administrator; the accounts stay.',
    params: ofSection,
    response: z.object({}),
    refusals: ['section_not_found', 'section_in_use'],
  }),
  addSectionContest: operation({
    method: 'POST',
    path: '/sections/:sectionId/contests',
    access: 'signed-in',
    summary: 'Lets a section play a contest that the caller hosts.',
    params: ofSection,
    body: z.strictObject({ code: ContestCode }),
    response: z.object({ contest: ClassContest }),
    refusals: ['section_not_found', 'contest_not_found'],
    limit: adding,
  }),
  listSectionContests: operation({
    method: 'GET',
    path: '/sections/:sectionId/contests',
    access: 'signed-in',
    summary: 'Contests of a section, for its members.',
    params: ofSection,
    query: listing,
    response: contests,
    refusals: ['section_not_found'],
  }),
  addTimeSlotContest: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/contests',
    access: 'staff',
    summary: 'Lets a class play a contest that the caller hosts; its teachers and administrators.',
    params: z.object({ timeSlotId: z.uuid() }),
    body: z.strictObject({ code: ContestCode }),
    response: z.object({ contest: ClassContest }),
    refusals: ['time_slot_not_found', 'contest_not_found'],
    limit: adding,
  }),
  listTimeSlotContests: operation({
    method: 'GET',
    path: '/time-slots/:timeSlotId/contests',
    access: 'signed-in',
    summary: 'Contests of a class, for its attendees and teachers.',
    params: z.object({ timeSlotId: z.uuid() }),
    query: listing,
    response: contests,
    refusals: ['time_slot_not_found'],
  }),
  addGroupContest: operation({
    method: 'POST',
    path: '/groups/:groupId/contests',
    access: 'staff',
    summary: 'Lets one group of a class play a contest that the caller hosts; its teachers and administrators.',
    params: z.object({ groupId: z.uuid() }),
    body: z.strictObject({ code: ContestCode }),
    response: z.object({ contest: ClassContest }),
    refusals: ['group_not_found', 'contest_not_found'],
    limit: adding,
  }),
  listGroupContests: operation({
    method: 'GET',
    path: '/groups/:groupId/contests',
    access: 'signed-in',
    summary: 'Contests of a group, for its attendees and teachers.',
    params: z.object({ groupId: z.uuid() }),
    query: listing,
    response: contests,
    refusals: ['group_not_found'],
  }),
}
