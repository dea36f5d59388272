import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseCredits, creditOrder, keepCredits, type PaidClass, type PayingCredit } from './choose-credits.ts'

const day = (n: number): string => `2027-03-${String(n).padStart(2, '0')}`
const sources = ['trial', 'gift', 'admin', 'purchased'] as const

/** Classes of one student by date, and credits of one owner. */
const oneStudent = fc.record({
  days: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }),
  credits: fc.array(
    fc.record({ expires: fc.option(fc.integer({ min: 1, max: 9 })), source: fc.constantFrom(...sources) }),
    { maxLength: 6 },
  ),
})

function build({
  days,
  credits,
}: {
  days: number[]
  credits: { expires: number | null; source: (typeof sources)[number] }[]
}) {
  const classes = days
    .toSorted((a, b) => a - b)
    .map((n, i): PaidClass => ({ attendeeId: `a${i}`, studentId: 's', slotId: `t${i}`, date: day(n) }))
  const paying = credits.map(({ expires, source }, i): PayingCredit => ({
    id: `c${i}`,
    ownerId: 's',
    onlyFor: null,
    source,
    expiresOn: expires === null ? null : day(expires),
  }))
  return { classes, paying }
}

/** The most classes that can be paid at all, by trying every way. */
function most(classes: readonly PaidClass[], credits: readonly PayingCredit[]): number {
  const [first, ...rest] = classes
  if (first === undefined) return 0
  const without = most(rest, credits)
  const ways = credits
    .filter(({ expiresOn }) => expiresOn === null || expiresOn >= first.date)
    .map(
      (credit) =>
        1 +
        most(
          rest,
          credits.filter((other) => other !== credit),
        ),
    )
  return Math.max(without, ...ways)
}

describe('which credit pays for which class', () => {
  it('is the choice by which most classes are paid', () => {
    fc.assert(
      fc.property(oneStudent, (given) => {
        const { classes, paying } = build(given)
        expect(chooseCredits(classes, paying, new Map()).size).toBe(most(classes, paying))
      }),
      { numRuns: 300 },
    )
  })

  it('does not depend on the order in which credits are read, uses none twice and none after its last date', () => {
    fc.assert(
      fc.property(oneStudent, fc.infiniteStream(fc.nat()), (given, draws) => {
        const { classes, paying } = build(given)
        const chosen = chooseCredits(classes, paying, new Map())
        const shuffled = paying
          .map((credit) => ({ credit, at: draws.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ credit }) => credit)
        expect(chooseCredits(classes, shuffled, new Map())).toEqual(chosen)
        expect(new Set(chosen.values()).size).toBe(chosen.size)
        for (const { attendeeId, date } of classes) {
          const credit = paying.find(({ id }) => id === chosen.get(attendeeId))
          expect(credit === undefined || credit.expiresOn === null || credit.expiresOn >= date).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('takes the earliest to expire, then what was given before what was bought', () => {
    const credit = (id: string, source: PayingCredit['source'], expiresOn: string | null): PayingCredit => ({
      id,
      source,
      expiresOn,
      ownerId: 's',
      onlyFor: null,
    })
    const all = [
      credit('open', 'trial', null),
      credit('late', 'trial', day(9)),
      credit('bought2', 'purchased', day(5)),
      credit('bought1', 'purchased', day(5)),
      credit('admin', 'admin', day(5)),
      credit('gift', 'gift', day(5)),
      credit('trial', 'trial', day(5)),
    ]
    expect(all.toSorted(creditOrder).map(({ id }) => id)).toEqual([
      ...['trial', 'gift', 'admin', 'bought1', 'bought2', 'late', 'open'],
    ])
  })

  it('asks suppliers in their order, and leaves what is meant for another student', () => {
    const classes = [1, 2, 3].map((n) => ({ attendeeId: `a${n}`, studentId: 's', slotId: `t${n}`, date: day(n) }))
    const of = (id: string, ownerId: string | null, onlyFor: string | null = null): PayingCredit => ({
      ...{ id, ownerId, onlyFor },
      ...{ source: 'purchased', expiresOn: null },
    })
    const credits = [
      of('b', 'second'),
      of('a', 'first', 'other'),
      of('c', 'first'),
      of('d', null, 's'),
      of('e', 'stranger'),
    ]
    const chosen = chooseCredits(classes, credits, new Map([['s', ['first', 'second']]]))
    // One whose owner is gone is the student's own.
    expect([...chosen.values()]).toEqual(['d', 'c', 'b'])
  })

  it('keeps what classes have wherever another credit is no better', () => {
    const pairs = fc.tuple(oneStudent, fc.infiniteStream(fc.nat()))
    fc.assert(
      fc.property(pairs, ([given, draws]) => {
        const { classes, paying } = build(given)
        const chosen = chooseCredits(classes, paying, new Map())
        // Some classes have some credit already.
        const pool = paying.map(({ id }) => id).toSorted(() => ((draws.next().value as number) % 2 === 0 ? 1 : -1))
        const had = new Map(
          classes.flatMap(({ attendeeId }): [string, string][] => {
            const credit = (draws.next().value as number) % 3 === 0 ? undefined : pool.pop()
            return credit === undefined ? [] : [[attendeeId, credit]]
          }),
        )
        const kept = keepCredits(chosen, paying, had)
        const kind = (id: string | undefined): string => {
          const credit = paying.find((one) => one.id === id)
          return `${credit?.source} ${credit?.expiresOn}`
        }
        expect([...kept.keys()].toSorted()).toEqual([...chosen.keys()].toSorted())
        expect(new Set(kept.values()).size).toBe(kept.size)
        for (const [attendeeId, creditId] of kept) {
          expect(kind(creditId)).toBe(kind(chosen.get(attendeeId)))
          const before = had.get(attendeeId)
          if (kind(before) === kind(creditId)) expect(creditId).toBe(before)
        }
      }),
      { numRuns: 300 },
    )
  })
})
