import { expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { faultOfPublicWords } from './judge-name.ts'
import { renameUnfit } from './rename-unfit.ts'
import { isMadeName } from './suggest-names.ts'

const world = openWorld()

it.each([
  ['Moderator', 'staff_like'],
  ['Polyhex_Support', 'staff_like'],
  ['admin', 'staff_like'],
  ['adm1n', 'staff_like'],
  ['Tutor_Tia', 'staff_like'],
  ['snap@coolguy99', 'handle_like'],
  ['discord#1234', 'handle_like'],
  ['meetme@8pm', 'handle_like'],
  ['mia#4821', 'handle_like'],
  ['insta_mia', 'handle_like'],
  ['call8025550134', 'handle_like'],
  ['sexyboy', 'bad_word'],
  ['daddy69', 'bad_word'],
])('%s is no public name: %s', (name, fault) => {
  expect(faultOfPublicWords(name, false)).toBe(fault)
})

it.each([
  ...[
    'CalmFalcon',
    'brave_hexagon_27',
    'QuickOtter12',
    'fr@ctions',
    'Pi_3.14',
    'ModelMaker',
    'SnappyTurtle',
    'MathStar2015',
  ],
  ...['HelpfulOwl', 'CouchPotato', 'Sam_12', 'BotanyFan'],
])('%s is one', (name) => {
  expect(faultOfPublicWords(name, false)).toBeNull()
})

it('names that were chosen before are replaced once, with a mail; what a person has allowed and staff stay', async () => {
  const [unfit, fit, allowed, tutor] = await Promise.all([
    world.person(),
    world.person(),
    world.person(),
    world.person({ roles: ['tutor'], grade: null }),
  ])
  const admin = await world.person({ roles: ['admin'], grade: null })
  const call = async (accountId: string, name: string) =>
    world.db.queries
      .updateTable('accounts')
      .set({ public_name: name, name_rules: 0 })
      .where('id', '=', accountId)
      .execute()
  await call(admin.accountId, 'AdaTheAdmin')
  await call(unfit.accountId, 'snap@coolguy99')
  await call(fit.accountId, 'CalmFalcon')
  await call(allowed.accountId, 'Moderator')
  await call(tutor.accountId, 'Tutor_Tia')
  await world.db.queries
    .insertInto('name_reviews')
    .values({
      ...{ id: crypto.randomUUID(), account_id: allowed.accountId, kind: 'public_name', identifier: 'moderator' },
      ...{
        reason: 'staff_like',
        asked_at: world.now,
        decided_at: world.now,
        decided_by: admin.accountId,
        allowed: true,
      },
    })
    .execute()
  expect(await renameUnfit(world.db, world.now)).toBe(1)
  expect(await renameUnfit(world.db, world.now)).toBe(0)
  const names = await world.db.queries.selectFrom('accounts').select(['id', 'public_name']).execute()
  const nameOf = (id: string): string => names.find((row) => row.id === id)?.public_name ?? ''
  expect(isMadeName(nameOf(unfit.accountId))).toBe(true)
  expect([fit, allowed, tutor].map(({ accountId }) => nameOf(accountId))).toEqual([
    'CalmFalcon',
    'Moderator',
    'Tutor_Tia',
  ])
  const mails = await world.db.queries
    .selectFrom('outbox_mails')
    .select('account_id')
    .where('template', '=', 'public_name_replaced')
    .execute()
  expect(mails).toEqual([{ account_id: unfit.accountId }])
})
