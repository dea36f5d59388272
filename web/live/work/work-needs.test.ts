import type { Member } from '@polyhex/contract/live/room/room-member'
import type { Work } from '@polyhex/contract/live/room/work-messages'
import { describe, expect, it } from 'vitest'
import type { Stroke } from '../../kit/strokes/pens.ts'
import { strokeChanges, withoutStrokes, withStroke } from './stroke-changes.ts'
import { byNeed, clockOf, needOf } from './work-needs.ts'

const now = Date.parse('2026-11-02T15:10:00Z')
const ago = (seconds: number): string => new Date(now - seconds * 1000).toISOString()

function member(publicName: string, given: Partial<Member> = {}): Member {
  return {
    memberId: publicName.padEnd(20, 'x'),
    accountId: null,
    publicName,
    avatar: 'hexagon',
    role: 'student',
    presence: 'here',
    microphone: 'off',
    camera: false,
    large: null,
    media: 'none',
    seesPictures: true,
    handSince: null,
    ...given,
  }
}

function work(given: Partial<Work> = {}, openedAgo: number | null = 10): Work {
  const open =
    openedAgo === null
      ? null
      : ({
          runId: 'r',
          questionId: 'q',
          type: 'practice',
          name: 'n',
          questionNumber: 1,
          openedAt: ago(openedAgo),
        } as Work['open'])
  return {
    memberId: 'm',
    open,
    page: 'exercise',
    finished: null,
    sheet: null,
    picked: null,
    strokes: [],
    answers: [],
    counts: { correct: 0, incorrect: 0, skipped: 0, inARow: 0 },
    last: null,
    helpOpen: false,
    helpOpened: false,
    place: 'practice',
    activeAt: ago(5),
    ...given,
  }
}

describe('what a student needs', () => {
  it('is told by the hand first, then by standing still, missing three times, or long on one question', () => {
    const sam = member('Sam')
    expect(needOf(member('Sam', { handSince: ago(3) }), work(), now)).toBe('hand')
    expect(needOf(member('Sam', { presence: 'lost', handSince: ago(3) }), work(), now)).toBe('away')
    expect(needOf(sam, work({ activeAt: ago(89) }), now)).toBe('working')
    expect(needOf(sam, work({ activeAt: ago(90) }), now)).toBe('stuck')
    expect(needOf(sam, work({}, 240), now)).toBe('stuck')
    expect(needOf(sam, work({ answers: ['incorrect', 'incorrect', 'incorrect'] }), now)).toBe('stuck')
    expect(needOf(sam, work({ answers: ['incorrect', 'correct', 'incorrect'] }), now)).toBe('working')
    expect(needOf(sam, work({ counts: { correct: 5, incorrect: 0, skipped: 0, inARow: 5 } }), now)).toBe('streak')
    expect(needOf(sam, work({ finished: 'Fractions' }, null), now)).toBe('finished')
    expect(needOf(sam, work({ page: 'nothing' }, null), now)).toBe('none')
    expect(needOf(sam, work({ page: 'choosing' }, null), now)).toBe('choosing')
    expect([undefined, work({ page: 'unknown' }, null)].map((each) => needOf(sam, each, now))).toEqual([
      'unknown',
      'unknown',
    ])
    // Who draws on the board leaves the exercise alone for good reason.
    expect(needOf(sam, work({ place: 'board', activeAt: ago(400) }, 400), now)).toBe('board')
    expect(needOf(member('Sam', { handSince: ago(3) }), work({ place: 'board' }), now)).toBe('hand')
  })

  it('puts those first who need somebody, hands by how long they are up', () => {
    const people = [
      member('Ann'),
      member('Bea', { handSince: ago(5) }),
      member('Cem', { handSince: ago(50) }),
      member('Dan'),
    ]
    const works = {
      [people[0]?.memberId ?? '']: work(),
      [people[3]?.memberId ?? '']: work({ activeAt: ago(200) }),
    }
    expect(byNeed(people, works, now).map((each) => each.publicName)).toEqual(['Cem', 'Bea', 'Dan', 'Ann'])
    expect([clockOf(8), clockOf(160)]).toEqual(['0:08', '2:40'])
  })
})

describe('strokes told to others', () => {
  it('are told once, grow by their new points, and are taken back by name', () => {
    let names = 0
    const name = () => `s${(names += 1)}`
    const first: Stroke = { pen: 'ink', points: [[1, 1]] }
    const began = strokeChanges([], [first], name)
    expect(began.changes).toEqual([
      { type: 'stroke', more: false, stroke: { strokeId: 's1', pen: 'ink', points: [[1, 1]] } },
    ])
    const grown: Stroke = { ...first, points: [...first.points, [2, 2], [3, 3]] }
    const second: Stroke = { pen: 'leaf', points: [[9, 9]] }
    const more = strokeChanges(began.told, [grown, second], name)
    expect(more.changes).toEqual([
      {
        type: 'stroke',
        more: true,
        stroke: {
          strokeId: 's1',
          pen: 'ink',
          points: [
            [2, 2],
            [3, 3],
          ],
        },
      },
      { type: 'stroke', more: false, stroke: { strokeId: 's2', pen: 'leaf', points: [[9, 9]] } },
    ])
    expect(strokeChanges(more.told, [grown, second], name).changes).toEqual([])
    expect(strokeChanges(more.told, [second], name).changes).toEqual([{ type: 'erase', strokeIds: ['s1'] }])
    expect(strokeChanges(more.told, [], name).changes).toEqual([{ type: 'erase', strokeIds: null }])
  })

  it('are put together again by who looks on', () => {
    const stroke = (points: [number, number][]) => ({ strokeId: 'a', pen: 'ink' as const, points })
    const one = withStroke([], { by: 'me', stroke: stroke([[1, 1]]) }, false)
    const two = withStroke(one, { by: 'me', stroke: stroke([[2, 2]]) }, true)
    expect(two).toEqual([
      {
        by: 'me',
        stroke: stroke([
          [1, 1],
          [2, 2],
        ]),
      },
    ])
    expect(withoutStrokes(two, 'you', null)).toHaveLength(1)
    expect(withoutStrokes(two, 'me', ['a'])).toEqual([])
  })
})
