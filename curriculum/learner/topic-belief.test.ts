import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAnswer, packTopic, startOfTopic, tallyOfLevel, unpackTopic } from './topic-belief.ts'

const thousandths = (low: number, high: number) => fc.integer({ min: low, max: high }).map((n) => n / 1000)
const topic = fc.record({
  mean: thousandths(-20_000, 20_000),
  variance: thousandths(0, 1500),
  recent: fc.tuple(thousandths(-1000, 1000), thousandths(-1000, 1000), thousandths(-1000, 1000)),
  answers: fc.nat(4095),
  day: fc.nat(60_000),
  levels: fc.array(fc.record({ right: fc.nat(63), wrong: fc.nat(63) }), { maxLength: 12 }),
})

describe('a packed topic', () => {
  it('is read as it was written, to the thousandth', () => {
    const property = fc.property(topic, (one) => {
      expect(unpackTopic(packTopic(one))).toEqual(one)
    })
    fc.assert(property)
  })

  it('keeps what does not fit at its end', () => {
    const many = { ...startOfTopic, answers: 9999, levels: [{ right: 100, wrong: 3 }] }
    expect(unpackTopic(packTopic(many))).toMatchObject({ answers: 4095, levels: [{ right: 63, wrong: 3 }] })
  })

  it('refuses any other text', () => {
    expect(() => unpackTopic('short')).toThrow(RangeError)
    expect(() => unpackTopic('!'.repeat(16))).toThrow(RangeError)
  })

  it('counts an answer on its level alone', () => {
    const once = { ...startOfTopic, levels: countAnswer(startOfTopic, 3, true) }
    const twice = { ...once, levels: countAnswer(once, 3, false) }
    expect(tallyOfLevel(twice, 3)).toEqual({ right: 1, wrong: 1 })
    expect(tallyOfLevel(twice, 1)).toEqual({ right: 0, wrong: 0 })
    expect(tallyOfLevel(twice, 9)).toEqual({ right: 0, wrong: 0 })
  })
})
