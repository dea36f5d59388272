import { roles, type Role } from '@polyhex/contract/identity/accounts'
import { describe, expect, it } from 'vitest'
import { accountId, sampleAccount } from './account-samples.ts'
import { whereIs } from './current-place.ts'
import { navigationFor, ownPlace, placesInBar } from './navigation.ts'

const child = { accountId, publicName: 'Max', grade: 7 }
const of = (wanted: Role[], children = wanted.includes('parent') ? [child] : []) =>
  navigationFor(sampleAccount({ roles: wanted, children, grade: wanted.includes('student') ? 3 : null }))
const titles = (wanted: Role[]) => of(wanted).map(({ title }) => title)
const at = (wanted: Role[], path: string) => {
  const { place, page } = whereIs(of(wanted), path)
  return [place?.title, page?.title]
}

describe('what the navigation holds', () => {
  it('is a few places for each role', () => {
    expect(titles(['student'])).toEqual(['Home', 'My grade', 'Explore', 'Play', 'Classes', 'Me'])
    expect(titles(['parent'])).toEqual(['Home', 'Students', 'Classes', 'Explore', 'Billing', 'Me'])
    expect(titles(['tutor'])).toEqual(['Home', 'Classes', 'Schedule', 'Library', 'Contests', 'Me'])
    expect(titles(['admin'])).toEqual(['Home', 'Teach', 'Run', 'Money', 'Library', 'Me'])
  })

  it('leads to each page once', () => {
    for (const role of roles) {
      const all = of([role]).flatMap((place) => (place.pages.length > 0 ? place.pages : [place]))
      expect(new Set(all.map(({ href }) => href)).size, role).toBe(all.length)
    }
  })

  it('fits the bar of a phone, games and contests of a student among it', () => {
    for (const role of roles) {
      expect(of([role]).filter(({ title }) => title !== ownPlace).length, role).toBeLessThanOrEqual(placesInBar)
    }
    expect(titles(['student']).slice(0, placesInBar)).toContain('Play')
    expect(at(['student'], '/game/')).toEqual(['Play', 'Games'])
    expect(at(['student'], '/math/contests/')).toEqual(['Play', 'Contests'])
  })

  it('offers a parent no students before there are any, and an account without a role no staff pages', () => {
    expect(of(['parent'], []).map(({ title }) => title)).not.toContain('Students')
    expect(of([]).map(({ title }) => title)).toEqual(['Home', 'Classes', 'Explore', 'Me'])
  })

  it('holds what each role brings where somebody has several', () => {
    expect(titles(['student', 'parent'])).toEqual(['Home', 'My grade', 'Explore', 'Play', 'Classes', 'Billing', 'Me'])
    expect(titles(['tutor', 'parent'])).toContain('Students')
  })
})

describe('where somebody is', () => {
  it('is one place and one page, the most exact', () => {
    expect(at(['admin'], '/accounts/manage/analytics/')).toEqual(['Run', 'Analytics'])
    expect(at(['admin'], `/accounts/manage/${accountId}/`)).toEqual(['Run', 'Accounts'])
    expect(at(['admin'], '/class/timeslot/12/')).toEqual(['Teach', 'Schedule'])
    expect(at(['student'], '/math/topics/counting/2/')).toEqual(['Explore', 'Topics'])
    expect(at(['student'], '/math/units/1_a/')).toEqual(['My grade', 'My grade'])
    expect(at(['student'], '/math/grades')).toEqual(['My grade', 'My grade'])
    expect(at(['student'], '/accounts/earned/')).toEqual(['Me', 'Rewards'])
  })

  it('counts the pages about a child to the students of a parent, and billing to billing', () => {
    expect(at(['parent'], `/accounts/${accountId}/earned/`)).toEqual(['Students', 'Students'])
    expect(at(['parent'], '/accounts/billing/')).toEqual(['Billing', 'Billing'])
    expect(at(['student'], '/accounts/billing/')).toEqual(['Me', 'Profile'])
    expect(at(['parent'], '/accounts/safety/')).toEqual(['Me', 'Me'])
  })

  it('is nowhere on a page that belongs to no place', () => {
    expect(at(['student'], '/math/search/')).toEqual([undefined, undefined])
  })
})
