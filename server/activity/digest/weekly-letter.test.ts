import { describe, expect, it } from 'vitest'
import type { MailMessage, MailPort } from '../../outside/mail/mail-port.ts'
import { sendDueMails } from '../../outside/mail/send-due-mails.ts'
import { openWorld, type Person, publicNameOf } from '../../seed/test-world.ts'
import { addPastRun } from '../progress/past-answers-of-tests.ts'
import { accountOfToken, accountToken } from '../../identity/signed-token.ts'
import { sendWeeklyLetters, sundayDue } from './send-weekly-letters.ts'

const world = openWorld()
/** 17:00 on Sunday, November 8, 2026 in New York. */
const sunday = new Date('2026-11-08T22:00:00Z')

async function family(email = 'parent@polyhex.test'): Promise<{ parent: Person; child: Person }> {
  const [parent, child] = [await world.person({ roles: ['parent'], grade: null, email }), await world.person()]
  await world.manages(parent, child)
  return { parent, child }
}

async function sent(now = sunday): Promise<MailMessage[]> {
  const messages: MailMessage[] = []
  const mail: MailPort = { send: async (message) => void messages.push(message), close: async () => {} }
  await sendDueMails({ db: world.db, mail, site: 'https://polyhex.test', help: 'help@polyhex.test' }, now)
  return messages
}

describe('the weekly letter', () => {
  it('goes on Sunday at 17:00 of the parent’s time zone, once, whatever the number of processes', async () => {
    await family()
    const before = new Date(sunday.getTime() - 1000)
    expect(await sendWeeklyLetters(world.db, before)).toBe(0)
    const counts = await Promise.all([1, 2, 3].map(async () => sendWeeklyLetters(world.db, sunday)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await sendWeeklyLetters(world.db, new Date(sunday.getTime() + 3_600_000))).toBe(0)
    expect(await sent()).toHaveLength(1)
    expect(await sendWeeklyLetters(world.db, new Date(sunday.getTime() + 24 * 3_600_000))).toBe(0)
    // The next Sunday is another letter.
    expect(await sendWeeklyLetters(world.db, new Date(sunday.getTime() + 7 * 86_400_000))).toBe(1)
  })

  it('tells of each child from the same figures as the page, and of no other family', async () => {
    const { parent, child } = await family()
    const second = await world.person()
    await world.manages(parent, second)
    const others = await family('other@polyhex.test')
    await addPastRun(world.db, child.accountId, [
      { at: '2026-11-02T12:00:00Z', seconds: 400 },
      { at: '2026-11-03T12:00:00Z', outcome: 'wrong', misconception: 'smaller_from_larger' },
      { at: '2026-11-03T12:01:00Z', outcome: 'wrong', misconception: 'smaller_from_larger' },
      // After the letter: it belongs to the next one.
      { at: '2026-11-08T22:30:00Z' },
    ])
    await addPastRun(world.db, others.child.accountId, [{ at: '2026-11-02T12:00:00Z' }])
    await sendWeeklyLetters(world.db, sunday)
    const letter = (await sent()).find((message) => message.to.address === 'parent@polyhex.test')
    expect(letter?.subject).toBe('The week in math')
    expect(letter?.text).toContain(publicNameOf(child))
    expect(letter?.text).toContain('Answered: 3 questions, 1 right')
    expect(letter?.text).toContain('Time: about 4 minutes on 2 days')
    expect(letter?.text).toContain('Too few answers to tell whether more is right than before.')
    expect(letter?.text).toContain(
      'Met more than once: subtracts the smaller digit from the larger. What helps: Show the top number',
    )
    expect(letter?.text).toContain(`https://polyhex.test/accounts/${child.accountId}/progress/`)
    expect(letter?.text).toContain(`${publicNameOf(second)}\n`)
    expect(letter?.text).toContain('No question has been answered yet.')
    expect(letter?.text).not.toContain(publicNameOf(others.child))
    expect(letter?.html).toContain('Answered')
  })

  it('is kind about a week without practice, and stops after four such weeks until there is practice again', async () => {
    const { child } = await family()
    await addPastRun(world.db, child.accountId, [{ at: '2026-10-20T12:00:00Z' }])
    await sendWeeklyLetters(world.db, sunday)
    const [letter] = await sent()
    expect(letter?.text).toContain('No math here this week, and that is fine.')
    const week = 7 * 86_400_000
    const later = async (weeks: number) => sendWeeklyLetters(world.db, new Date(sunday.getTime() + weeks * week))
    expect([await later(1), await later(2), await later(3), await later(4)]).toEqual([1, 1, 1, 0])
    await addPastRun(world.db, child.accountId, [{ at: '2026-12-10T12:00:00Z' }])
    expect(await later(5)).toBe(1)
  })

  it('goes to nobody without a child, without a certain address, or who has said no', async () => {
    await world.person({ roles: ['parent'], grade: null, email: 'alone@polyhex.test' })
    const noAddress = await world.person({ roles: ['parent'], grade: null })
    await world.manages(noAddress, await world.person())
    const tutor = await world.person({ roles: ['tutor'], grade: null, email: 'tutor@polyhex.test' })
    await world.manages(tutor, await world.person())
    const { parent } = await family()
    const body = { weeklyLetter: false }
    const params = { accountId: parent.accountId }
    expect((await parent.call('getLetterChoices', { params })).body).toEqual({ weeklyLetter: true, canBeSent: true })
    expect((await parent.call('chooseLetters', { params, body })).body).toEqual({
      weeklyLetter: false,
      canBeSent: true,
    })
    expect(await sendWeeklyLetters(world.db, sunday)).toBe(0)
    const answer = await noAddress.call('getLetterChoices', { params: { accountId: noAddress.accountId } })
    expect(answer.body).toEqual({ weeklyLetter: true, canBeSent: false })
  })

  it('is stopped without signing in: by the page of its link, and by the button of a mail program', async () => {
    const { parent } = await family()
    await sendWeeklyLetters(world.db, sunday)
    const [letter] = await sent()
    const address = new URL(letter?.stopAddress ?? '')
    const token = await accountToken(world.db.queries, 'weekly_letter', parent.accountId)
    expect(address.pathname).toBe(`/api/letters/${token}/stop`)
    expect(letter?.text).toContain(`Stop this letter: https://polyhex.test/letters/${token}/`)
    const press = async (path: string) =>
      world.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        payload: 'List-Unsubscribe=One-Click',
      })
    const wanted = async () =>
      (await parent.call('getLetterChoices', { params: { accountId: parent.accountId } })).body.weeklyLetter
    expect((await press(address.pathname)).statusCode).toBe(204)
    expect(await wanted()).toBe(false)
    const visitor = world.visitor()
    const choose = async (weeklyLetter: boolean, of = token) =>
      visitor.call('chooseLettersByMail', { params: { token: of }, body: { weeklyLetter } })
    expect((await choose(true)).body).toEqual({ weeklyLetter: true })
    expect(await wanted()).toBe(true)
    expect((await choose(false)).status).toBe(200)
    expect(await wanted()).toBe(false)
    // One sign of the signature is another.
    const forged = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`
    expect((await press(`/api/letters/${forged}/stop`)).statusCode).toBe(404)
    expect((await choose(true, forged)).status).toBe(404)
    expect(await accountOfToken(world.db.queries, 'weekly_letter', forged)).toBeNull()
    expect(await wanted()).toBe(false)
  })
})

it('a letter is due from Sunday 17:00 for 48 hours, also over a change of clocks', () => {
  const due = (at: string, zone = 'America/New_York') => sundayDue(new Date(at), zone)
  // Clocks go back on November 1, 2026.
  expect(due('2026-11-01T21:59:59Z')).toBeNull()
  expect(due('2026-11-01T22:00:00Z')).toBe('2026-11-01')
  expect(due('2026-11-03T21:59:59Z')).toBe('2026-11-01')
  expect(due('2026-11-03T22:00:00Z')).toBeNull()
  expect(due('2026-11-08T04:00:00Z', 'Pacific/Auckland')).toBe('2026-11-08')
  expect(due('2026-11-08T04:00:00Z', 'Pacific/Honolulu')).toBeNull()
})
