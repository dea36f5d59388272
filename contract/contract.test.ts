import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { gradeOfCode } from './curriculum/curriculum.ts'
import { everyOperation, operationsByChapter } from './every-operation.ts'
import { exerciseTypes } from './exercises/exercise-types.ts'
import { SignInForm } from './identity/identity-operations.ts'
import type { Operation } from './operation.ts'
import { nextOffset, Page, pickFields } from './paging.ts'
import { generalRefusals, refusals } from './refusals.ts'
import { firstTeachingPreferences, secondsToSay, voiceOfNumber, voices } from './teaching/teaching.ts'

const operations = Object.entries<Operation>(everyOperation)

describe('the list of operations', () => {
  it('names each operation once over all chapters', () => {
    const names = Object.values(operationsByChapter).flatMap((chapter) => Object.keys(chapter))
    expect(new Set(names).size).toBe(names.length)
    expect(operations).toHaveLength(names.length)
  })
  it('has no two operations at one address', () => {
    const addresses = operations.map(([, { method, path }]) => `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
  it.each(operations)(
    '%s holds a parameter for each part of its path, and accountId for self-or-manager',
    (_, operation) => {
      const inPath = [...operation.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1])
      const { shape } = operation.params as z.ZodObject
      expect(Object.keys(shape).toSorted()).toEqual(inPath.toSorted())
      if (operation.access === 'self-or-manager') expect(inPath).toContain('accountId')
    },
  )
  it.each(operations)(
    '%s can be described: its schemas have a JSON form, its refusals are in the catalogue',
    (_, operation) => {
      for (const part of [operation.params, operation.query, operation.body]) z.toJSONSchema(part, { io: 'input' })
      if (operation.produces === undefined) z.toJSONSchema(operation.response, { io: 'output' })
      for (const code of operation.refusals) {
        expect(refusals[code].message).not.toBe('')
        expect(generalRefusals).not.toContain(code)
      }
      if (operation.caching?.scope === 'public') expect(operation.access).toBe('everyone')
    },
  )
})

it('knows the five kinds of exercise [L-008]', () => {
  expect(exerciseTypes).toEqual(['practice', 'speed', 'unit_mastery', 'levelling', 'contest_problems'])
})

describe('sign-in form', () => {
  it('asks for both fields in the words of the specification', () => {
    const { error } = SignInForm.safeParse({ username: '  ', password: '' })
    expect(error?.issues.map((issue) => issue.message)).toEqual([
      'Please enter your username (or email if you are of age).',
      'Please enter your password.',
    ])
  })
})

describe('paging', () => {
  it('reads 100 rows a page and at most 20 pages', () => {
    expect(Page.parse({})).toEqual({ offset: 0, count: 100 })
    expect(Page.safeParse({ count: 101 }).success).toBe(false)
    expect(nextOffset(0, 100, 250)).toBe(100)
    expect(nextOffset(200, 50, 250)).toBeNull()
    expect(nextOffset(1900, 100, 9999)).toBeNull()
    expect(nextOffset(0, 0, 10)).toBeNull()
  })
  it('picks the fields that are asked for', () => {
    expect(pickFields({ a: 1, b: 2, c: 3 }, 'b', ['a'])).toEqual({ a: 1, b: 2 })
    expect(pickFields({ a: 1, b: 2 }, undefined, ['a'])).toEqual({ a: 1, b: 2 })
  })
})

describe('grades', () => {
  it('are named by grade_N or by N [L-014]', () => {
    expect(['grade_3', '3', 'grade_0', '12', '13', 'three', 'grade_'].map(gradeOfCode)).toEqual([
      3,
      3,
      0,
      12,
      null,
      null,
      null,
    ])
  })
})

describe('teaching', () => {
  it('has seven voices by number, and the default voice for other numbers [L-128] [L-262]', () => {
    expect(Object.values(voices)).toEqual([0, 1, 2, 3, 4, 101, 102])
    expect([0, 4, 102, 7, -1].map(voiceOfNumber)).toEqual([
      'default_voice',
      'female_indian',
      'male_american',
      'default_voice',
      'default_voice',
    ])
  })
  it('plays by itself as a video unless chosen otherwise [L-129] [L-167]', () => {
    expect(firstTeachingPreferences).toEqual({ autoPlay: true, voice: 0, teachingStyle: 'video' })
  })
  it('estimates the time of a transcript by its length [L-259]', () => {
    expect(secondsToSay('x')).toBe(2)
    expect(secondsToSay('x'.repeat(140))).toBeCloseTo(10.6, 5)
  })
})
