import type { CreditSource } from '@polyhex/contract/credits/credit'

/** A class of a student that a credit pays for. */
export interface PaidClass {
  readonly attendeeId: string
  readonly studentId: string
  readonly slotId: string
  /** The date of the class on the clocks of its zone, as `2027-03-08`. */
  readonly date: string
}

/** A credit that can pay. */
export interface PayingCredit {
  readonly id: string
  /** Null when the account is gone; then it is the student's, if it was meant for one. */
  readonly ownerId: string | null
  /** The one student who may use it; null: any student of its owner. */
  readonly onlyFor: string | null
  readonly source: CreditSource
  /** The last date of a class it pays for; null: it does not expire. */
  readonly expiresOn: string | null
}

/** Which of two credits that expire on the same day is used first. S-033. */
const rank: Readonly<Record<CreditSource, number>> = { trial: 0, gift: 1, admin: 2, purchased: 3 }

/** The order in which credits are used: the earliest to expire, then what was given before what was bought. */
export function creditOrder(a: PayingCredit, b: PayingCredit): number {
  if (a.expiresOn !== b.expiresOn) {
    if (a.expiresOn === null) return 1
    if (b.expiresOn === null) return -1
    return a.expiresOn < b.expiresOn ? -1 : 1
  }
  if (a.source !== b.source) return rank[a.source] - rank[b.source]
  return a.id < b.id ? -1 : 1
}

/** Whose a credit is when it is looked for: its owner's, or, when that account is gone, the student's it was meant for. */
const poolOf = (credit: PayingCredit): string | null => credit.ownerId ?? credit.onlyFor

/**
 * Which credit pays for which class: for each class, in the order given (by its start), the first credit in `creditOrder`
 * that is valid on the date of the class; of the student's own first, then of those who supply it, in the order in which
 * they were connected. Gives the credit by the attendee; a class that none is left for has none. S-033.
 */
export function chooseCredits(
  classes: readonly PaidClass[],
  credits: readonly PayingCredit[],
  suppliers: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const pools = new Map<string, PayingCredit[]>()
  for (const credit of credits.toSorted(creditOrder)) {
    const owner = poolOf(credit)
    if (owner === null) continue
    const pool = pools.get(owner)
    if (pool === undefined) pools.set(owner, [credit])
    else pool.push(credit)
  }
  const chosen = new Map<string, string>()
  for (const { attendeeId, studentId, date } of classes) {
    for (const owner of [studentId, ...(suppliers.get(studentId) ?? [])]) {
      const pool = pools.get(owner) ?? []
      const at = pool.findIndex(
        ({ onlyFor, expiresOn }) =>
          (onlyFor === null || onlyFor === studentId) && (expiresOn === null || expiresOn >= date),
      )
      const [credit] = at === -1 ? [] : pool.splice(at, 1)
      if (credit === undefined) continue
      chosen.set(attendeeId, credit.id)
      break
    }
  }
  return chosen
}

/** Credits of which one is as good as the other for everybody. */
const sameKind = (credit: PayingCredit): string =>
  [credit.ownerId, credit.onlyFor, credit.source, credit.expiresOn].join(' ')

/**
 * Exchanges credits of a choice for others as good, so that as many classes as possible keep the credit they have: what a
 * family has seen beside a class moves only when it must. The same classes are paid by credits of the same kind.
 */
export function keepCredits(
  chosen: ReadonlyMap<string, string>,
  credits: readonly PayingCredit[],
  had: ReadonlyMap<string, string>,
): Map<string, string> {
  const kinds = new Map(credits.map((credit) => [credit.id, sameKind(credit)]))
  const kept = new Map<string, string>()
  const taken = new Set<string>()
  for (const [attendeeId, creditId] of chosen) {
    const current = had.get(attendeeId)
    if (current === undefined || kinds.get(current) !== kinds.get(creditId)) continue
    kept.set(attendeeId, current)
    taken.add(current)
  }
  const free = new Map<string, string[]>()
  for (const { id } of credits.toSorted(creditOrder)) {
    const kind = kinds.get(id) ?? ''
    if (!taken.has(id)) free.set(kind, [...(free.get(kind) ?? []), id])
  }
  for (const [attendeeId, creditId] of chosen) {
    if (kept.has(attendeeId)) continue
    // As many as were chosen of a kind are left of it.
    kept.set(attendeeId, free.get(kinds.get(creditId) ?? '')?.shift() ?? creditId)
  }
  return kept
}
