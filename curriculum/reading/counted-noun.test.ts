import { describe, expect, it } from 'vitest'
import { countedNoun, withoutNoun } from './counted-noun.ts'

describe('what a question counts', () => {
  it.each([
    ['There are 3 apples and 4 pears. How many apples are there?', 'apples'],
    ['How many more red beads does Ana have?', 'red beads'],
    ['How many square feet is its area?', 'square feet'],
    ['How many meters long is each piece?', 'meters'],
    ['How many bags are there? How many plums are left over?', 'plums'],
    ['How many children chose car?', 'children'],
    ['How many times as long is it?', 'times'],
    ['How many are left?', ''],
    ['How many of the 12 eggs broke?', ''],
    ['How many like both?', ''],
    ['How many \\(n\\)-sided shapes are there?', ''],
    ['Find the sum.', ''],
  ])('%s', (prompt, noun) => {
    expect(countedNoun(prompt)).toBe(noun)
  })

  it.each([
    ['5 apples', 'apples', '5'],
    ['5apples', 'apples', '5'],
    ['1 apple.', 'apples', '1'],
    ['5 APPLES!', 'red apples', '5'],
    ['5 red apples', 'red apples', '5'],
    ['1,200 berries', 'berries', '1,200'],
    ['1 berry', 'berries', '1'],
    ['2 boxes', 'box', '2'],
    ['2 people', 'people', '2'],
    ['3/4 pies', 'pies', '3/4'],
    ['5 green apples', 'red apples', '5 green apples'],
    ['5 pears', 'apples', '5 pears'],
    ['apples', 'apples', 'apples'],
    ['5 apples 6', 'apples', '5 apples 6'],
    ['5 apples', '', '5 apples'],
    ['5 s', 'as', '5 s'],
  ])('of %s where %s are counted, %s is read', (text, noun, left) => {
    expect(withoutNoun(text, noun)).toBe(left)
  })
})
