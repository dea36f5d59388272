import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { faultOfName, givesNameAway } from './judge-name.ts'
import { isMadeName, makeName } from './suggest-names.ts'
import { kindWords, mathsWords } from './word-lists.ts'

describe('judging a name', () => {
  it.each([
    'stupid.cat',
    'i_hate_math',
    'iHateMath',
    'stup1d_no',
    'h4t3r',
    'w0rthl3ss',
    'ugly-duck',
    'die.now',
    'x_loser_x',
    'k1ll3r',
    'haaaate',
  ])('finds what is unkind in %s, also written with digits [A-174, A-186]', (name) =>
    expect(faultOfName(name, null)).toBe('negative_sentiment'),
  )
  it.each(['f_u_c_k_it', 'fuuuck', 'sh1t.happens', 'a55hole'])('finds the bad word in %s [A-173]', (name) =>
    expect(faultOfName(name, null)).toBe('bad_word'),
  )
  it.each([
    'skillful.otter',
    'diego.math',
    'whatever',
    'closer.look',
    'snugly',
    'grape.juice',
    'class.of.30',
    'empathetic',
    'sunny.day',
    'madison',
    'alphabet',
    'assessment',
    'brave_hexagon_27',
  ])('leaves %s in peace', (name) => expect(faultOfName(name, null)).toBeNull())
  it.each([
    ['nora_rocks', 'Nora Field'],
    ['FieldNora', 'Nora Field'],
    ['n0ra99', 'Nora Field'],
    ['dieter', 'Dieter Ã'],
    ['ann.hexagon', 'Ann Lee'],
    ['annlee', 'Ann Lee'],
    ['jose7', 'José Ruiz'],
    ['call_5551234567', ''],
  ])('%s gives %s away [A-187]', (name, real) => expect(givesNameAway(name, real)).toBe(true))
  it.each([
    ['sleepy_otter', 'Ann Lee'],
    ['brave_hexagon_27', 'Nora Field'],
    ['planner', 'Ann Lee'],
  ])('%s does not give %s away', (name, real) => expect(givesNameAway(name, real)).toBe(false))
})

describe('names we make', () => {
  it('are all fit to be shown, whatever the draw', () => {
    for (const kind of kindWords)
      for (const maths of mathsWords)
        expect([kind, maths, faultOfName(`${kind}_${maths}_10`, null)]).toEqual([kind, maths, null])
  })
  it('are lower-case, of a length that fits both kinds, and known again [A-175]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (draws) => {
          let i = 0
          const name = makeName(() => draws[i++] ?? 0)
          expect(name).toMatch(/^[a-z]+_[a-z]+_\d{2,3}$/)
          expect(name.length).toBeLessThanOrEqual(40)
          expect(isMadeName(name)).toBe(true)
          expect(faultOfName(name, null)).toBeNull()
        },
      ),
    )
    for (const name of ['nora_hexagon_12', 'brave_field_12', 'brave_hexagon', 'brave_hexagon_1', 'brave_hexagon_12_x'])
      expect(isMadeName(name)).toBe(false)
  })
})

const world = openWorld()
const check = async (identifier: string, type: string, more: object = {}) =>
  (await world.visitor().call('getAvailableIdentifiers', { body: { identifier, type, ...more } })).body

describe('the check while typing', () => {
  it('says what is taken, whatever its case, and suggests three free names in lower case [A-011, A-175, A-181, A-257]', async () => {
    await world.person({ username: 'Brave.Otter' })
    const { suggestions, ...answer } = await check('brave.OTTER', 'username')
    expect(answer).toEqual({
      isValid: false,
      identifier: 'brave.OTTER',
      reason: 'exists',
      message: 'This username already exists.',
    })
    expect(suggestions).toHaveLength(3)
    for (const name of suggestions) expect((await check(name, 'username')).isValid).toBe(true)
    expect((await check('brave.otter', 'username', { count: 1 })).suggestions).toHaveLength(1)
  })

  it.each([
    ['abcd', 'username', 'invalid_length'],
    ['a b cde', 'username', 'invalid_characters'],
    ['ab', 'public_name', 'invalid_length'],
    ['a b c', 'public_name', 'invalid_characters'],
    ['', 'email', 'invalid_length'],
    ['dana@', 'email', 'invalid_characters'],
    ['stupid_otter', 'public_name', 'negative_sentiment'],
  ])('finds %j as %s to be %s', async (identifier, type, reason) => {
    expect(await check(identifier, type)).toMatchObject({ isValid: false, reason })
  })

  it('holds a public name against the real name that is sent with it [A-187]', async () => {
    expect((await check('nora_otter', 'public_name')).isValid).toBe(true)
    expect(await check('nora_otter', 'public_name', { name: 'Nora Field' })).toMatchObject({
      reason: 'personal_information',
      message: 'Public names may not overlap too much with your name, in order to keep your identity private.',
    })
  })

  it('confirms emails of adults only, never one that a child gave for a parent [A-191, A-258]', async () => {
    await world.person({ roles: ['parent'], email: 'pat@example.test' })
    const sam = await world.person()
    await world.db.queries
      .updateTable('accounts')
      .set({ email: 'dana@field.example' })
      .where('id', '=', sam.accountId)
      .execute()
    const email = async (address: string) =>
      (await world.visitor().call('checkEmail', { body: { email: address } })).body
    expect(await email('Pat@Example.test')).toEqual({
      isValid: false,
      identifier: 'Pat@Example.test',
      reason: 'exists',
      message: 'This email is already in use. Try signing in below.',
    })
    expect(await email('dana@field.example')).toMatchObject({ isValid: true, reason: null })
  })

  it('takes the own names of an account for free, for who may change it only [A-182, A-190]', async () => {
    const sam = await world.person({ username: 'student.sam' })
    const [pat, stranger] = [await world.person({ roles: ['parent'] }), await world.person()]
    await world.manages(pat, sam)
    const body = { identifier: 'student.sam', type: 'username', accountId: sam.accountId }
    for (const [who, valid] of [
      [sam, true],
      [pat, true],
      [stranger, false],
      [world.visitor(), false],
    ] as const)
      expect((await who.call('getAvailableIdentifiers', { body })).body.isValid).toBe(valid)
  })
})

describe('a review of a name', () => {
  it('can be asked for when the lists caught it, replaces the former wish, and lets the name through when allowed [A-171]', async () => {
    const sam = await world.person()
    const ask = async (identifier: string) =>
      sam.call('askNameReview', { params: { accountId: sam.accountId }, body: { kind: 'username', identifier } })
    expect((await ask('sunny.otter')).body.code).toBe('name_not_caught')
    await ask('dead.lift.fan')
    const { body } = await ask('deadpan.otter')
    const rows = await world.db.queries.selectFrom('name_reviews').select(['id', 'identifier', 'reason']).execute()
    expect(rows).toEqual([{ id: body.reviewId, identifier: 'deadpan.otter', reason: 'negative_sentiment' }])
    const valid = async () =>
      (
        await sam.call('getAvailableIdentifiers', {
          body: { identifier: 'deadpan.otter', type: 'username', accountId: sam.accountId },
        })
      ).body.isValid
    expect(await valid()).toBe(false)
    await world.db.queries.updateTable('name_reviews').set({ allowed: true, decided_at: world.now }).execute()
    expect(await valid()).toBe(true)
  })
})

describe('throttling', () => {
  const limited = openWorld({ rateLimits: true })
  it('stops the check of names after 120 calls in a minute', async () => {
    const who = limited.visitor()
    const body = { identifier: 'ab', type: 'username', count: 0 }
    const statuses = []
    for (let i = 0; i < 121; i++) statuses.push((await who.call('getAvailableIdentifiers', { body })).status)
    expect([statuses[119], statuses[120]]).toEqual([200, 429])
  })
})
