import { describe, expect, it } from 'vitest'
import { bulkActions, bulkActionsFor, itemsOf, requestsToMe } from './bulk-actions.ts'
import { connectionKind } from './connection-kinds.ts'
import { grouped, noSides, type Side, type Sides, takeStep } from './link-rules.ts'
import { type Permission, permissions, sectionPermissions, sensitivePermissions } from './permissions.ts'
import {
  presets,
  purposesFor,
  purposeTitles,
  sectionPresets,
  sectionPurposesFor,
  sectionPurposeTitles,
  ticked,
  type Wanted,
  whyNotTick,
} from './purposes.ts'
import { roleInSection } from './sections.ts'

const confirmed = (wanted: Wanted): Sides => {
  const held = (list: readonly Permission[]) =>
    Object.fromEntries(list.map((one) => [one, { status: 'confirmed' as const, askedBy: 'me' as const }]))
  return { mine: held(wanted.mine), theirs: held(wanted.theirs) }
}
const turned = ({ mine, theirs }: Wanted): Wanted => ({ mine: theirs, theirs: mine })

describe('permissions', () => {
  it('are six, two of them sensitive, and two for sections [A-122] [A-236] [A-237]', () => {
    expect(permissions.toSorted()).toEqual([
      'authenticate',
      'classFriends',
      'manage',
      'sourceCredits',
      'viewAnalytics',
      'viewDetails',
    ])
    expect(sensitivePermissions).toEqual(['manage', 'authenticate'])
    expect(sectionPermissions).toEqual(['viewSection', 'manageSection'])
  })

  it('of one side group by status [A-121]', () => {
    const state = { mine: { manage: { status: 'denied', askedBy: 'me' } }, theirs: {} } as const
    expect(grouped(state.mine)).toEqual({ confirmed: [], requested: [], denied: ['manage'] })
  })
})

describe('purposes', () => {
  it('set what the specification says [A-238] [A-239] [A-240]', () => {
    expect(presets.parent.mine.toSorted()).toEqual(['sourceCredits', 'viewDetails'])
    expect(presets.parent.theirs.toSorted()).toEqual(['authenticate', 'manage', 'viewAnalytics', 'viewDetails'])
    expect(presets.child).toEqual(turned(presets.parent))
    expect(presets.friend).toEqual({ mine: ['classFriends'], theirs: ['classFriends'] })
  })

  it('of sections make students and teachers [A-228] [A-241] [A-244]', () => {
    expect(sectionPresets).toEqual({ student: ['viewSection'], assistant: ['viewSection', 'manageSection'] })
    expect(sectionPurposesFor('section').map((one) => sectionPurposeTitles[one])).toEqual(['Student', 'Teacher'])
    expect(sectionPurposesFor('student').map((one) => sectionPurposeTitles[one])).toEqual(['Student'])
    expect([roleInSection(sectionPresets.student), roleInSection(sectionPresets.assistant)]).toEqual([
      'student',
      'assistant',
    ])
  })

  it.each([
    [['parent'], ['Your Child', 'Custom Scenario']],
    [['guardian'], ['Your Child', 'Custom Scenario']],
    [['student'], ['Your Parent or Guardian', 'A Class Friend', 'Custom Scenario']],
    [
      ['parent', 'student'],
      ['Your Child', 'A Class Friend', 'Custom Scenario'],
    ],
    [['tutor'], ['Your Parent or Guardian', 'Custom Scenario']],
  ] as const)('offered to %j are %j [A-243]', (roles, titles) => {
    expect(purposesFor(roles).map((one) => purposeTitles[one])).toEqual(titles)
  })

  it('make the other a student, a parent or a friend [A-160]', () => {
    expect(connectionKind(confirmed(presets.child))).toBe('student')
    expect(connectionKind(confirmed(presets.parent))).toBe('parent')
    expect(connectionKind(confirmed(presets.friend))).toBe('friend')
    expect(connectionKind(confirmed({ mine: [], theirs: ['sourceCredits'] }))).toBe('student')
    expect(connectionKind(confirmed({ mine: ['viewDetails'], theirs: ['viewDetails'] }))).toBe('friend')
    expect(connectionKind({ mine: { manage: { status: 'denied', askedBy: 'me' } }, theirs: {} })).toBe('friend')
  })
})

describe('the ticks of the custom purpose', () => {
  const none: Wanted = { mine: [], theirs: [] }
  const tick = (ticks: Wanted, side: Side, permission: Permission, on = true) => ticked(ticks, side, permission, on)

  it('need viewDetails for manage, and drop manage without it [A-155] [A-219] [A-220]', () => {
    expect(whyNotTick(noSides, none, 'mine', 'manage')).toBe('manage_needs_view_details')
    const details = tick(none, 'mine', 'viewDetails')
    expect(whyNotTick(noSides, details, 'mine', 'manage')).toBeNull()
    expect(whyNotTick(noSides, details, 'theirs', 'manage')).toBe('manage_needs_view_details')
    const both = tick(details, 'mine', 'manage')
    expect(both.mine).toEqual(['viewDetails', 'manage'])
    expect(tick(both, 'mine', 'viewDetails', false)).toEqual(none)
  })

  it('swap credits while they are not stored; what is stored blocks [A-157] [A-220]', () => {
    const mine = tick(none, 'mine', 'sourceCredits')
    expect(tick(mine, 'theirs', 'sourceCredits')).toEqual({ mine: [], theirs: ['sourceCredits'] })
    expect(whyNotTick(confirmed(mine), none, 'theirs', 'sourceCredits')).toBe('source_credits_exclusive')
    expect(whyNotTick(confirmed(mine), none, 'mine', 'sourceCredits')).toBeNull()
  })

  it('tick class friends for both [A-156] [A-242]', () => {
    const both = tick(none, 'theirs', 'classFriends')
    expect(both).toEqual({ mine: ['classFriends'], theirs: ['classFriends'] })
    expect(tick(both, 'mine', 'classFriends', false)).toEqual(none)
  })
})

describe('bulk actions', () => {
  it('are five [A-158]', () => {
    expect(bulkActions.map((bulk) => bulk.title)).toEqual([
      'Cancel Requested',
      'Re-request Denied',
      'Deny Requested',
      'Confirm Requested',
      'Allow Denied',
    ])
  })

  it('are offered to whom they concern, with one item for each permission [A-159]', () => {
    const state: Sides = {
      mine: {
        viewDetails: { status: 'requested', askedBy: 'me' },
        viewAnalytics: { status: 'denied', askedBy: 'me' },
        classFriends: { status: 'requested', askedBy: 'them' },
      },
      theirs: {
        authenticate: { status: 'requested', askedBy: 'them' },
        viewDetails: { status: 'denied', askedBy: 'them' },
        viewAnalytics: { status: 'confirmed', askedBy: 'me' },
        classFriends: { status: 'requested', askedBy: 'them' },
      },
    }
    const items = bulkActionsFor(state).map((bulk) => [
      bulk.title,
      itemsOf(state, bulk).map(({ side, permission }) => `${side} ${permission}`),
    ])
    expect(items).toEqual([
      ['Cancel Requested', ['mine viewDetails']],
      ['Re-request Denied', ['mine viewAnalytics']],
      ['Deny Requested', ['mine classFriends', 'theirs authenticate']],
      ['Confirm Requested', ['mine classFriends', 'theirs authenticate']],
      ['Allow Denied', ['theirs viewDetails']],
    ])
    expect(requestsToMe(state)).toHaveLength(2)
    for (const bulk of bulkActionsFor(state)) {
      for (const { side, permission } of itemsOf(state, bulk))
        expect(takeStep(state, side, permission, bulk.action)).toHaveProperty('state')
    }
    expect(bulkActionsFor(noSides)).toEqual([])
  })
})
