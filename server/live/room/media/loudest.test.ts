import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseVoices, type Loudness, speakers } from './loudest.ts'

const talks = (member: string, level: number): Loudness => ({ member, level, sinceLoud: 40, first: false })
const paused = (member: string, sinceLoud: number): Loudness => ({ member, level: 110, sinceLoud, first: false })
const nobody = [null, null, null]

describe('the voices that are passed on', () => {
  it('are those who speak, in places that they keep', () => {
    expect(chooseVoices(nobody, [talks('a', 30), talks('b', 20)])).toEqual(['b', 'a', null])
    expect(chooseVoices(['b', 'a', null], [talks('a', 20), talks('b', 30), talks('c', 10)])).toEqual(['b', 'a', 'c'])
  })
  it('do not switch in a pause; a fourth voice takes the place of who has been silent longest', () => {
    const heard = [talks('a', 20), paused('b', 900), paused('c', 5000)]
    expect(chooseVoices(['a', 'b', 'c'], heard)).toEqual(['a', 'b', 'c'])
    expect(chooseVoices(['a', 'b', 'c'], [...heard, talks('d', 40)])).toEqual(['a', 'b', 'd'])
  })
  it('give way to a fourth who speaks as well only when it is 6 dB louder', () => {
    const three = [talks('a', 20), talks('b', 30), talks('c', 40)]
    expect(chooseVoices(['a', 'b', 'c'], [...three, talks('d', 35)])).toEqual(['a', 'b', 'c'])
    expect(chooseVoices(['a', 'b', 'c'], [...three, talks('d', 34)])).toEqual(['a', 'b', 'd'])
  })
  it('let a whisper in before all others, and keep it', () => {
    const whisper: Loudness = { ...talks('w', 50), first: true }
    const three = [talks('a', 10), talks('b', 11), talks('c', 12)]
    const places = chooseVoices(['a', 'b', 'c'], [...three, whisper])
    expect(places).toEqual(['a', 'b', 'w'])
    expect(chooseVoices(places, [...three, whisper])).toEqual(['a', 'b', 'w'])
  })
  it('forget who is gone', () => {
    expect(chooseVoices(['a', 'b', 'c'], [talks('b', 20)])).toEqual([null, 'b', null])
  })
  it('are at most three, each once, all of them heard, and silence changes nothing', () => {
    const one = fc.record({
      member: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      level: fc.integer({ min: 0, max: 127 }),
      sinceLoud: fc.integer({ min: 0, max: 20_000 }),
      first: fc.boolean(),
    })
    const heards = fc.uniqueArray(one, { selector: ({ member }) => member })
    fc.assert(
      fc.property(fc.array(heards, { maxLength: 8 }), (rounds) => {
        let places: (string | null)[] = nobody
        for (const heard of rounds) {
          places = chooseVoices(places, heard)
          const on = places.filter((member) => member !== null)
          expect(places).toHaveLength(3)
          expect(new Set(on).size).toBe(on.length)
          expect(on.every((member) => heard.some((voice) => voice.member === member))).toBe(true)
          const silent = heard.map((voice) => ({ ...voice, sinceLoud: 30_000 }))
          expect(chooseVoices(places, silent)).toEqual(places)
        }
      }),
    )
  })
})

it('who speaks is told loudest first', () => {
  expect(speakers([talks('a', 30), paused('b', 500), talks('c', 10)])).toEqual(['c', 'a'])
})
