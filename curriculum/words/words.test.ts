import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import { firstNames, pickNames } from './names.ts'
import { countNoun, nounFor, nouns, withArticle } from './nouns.ts'
import { unsafeWordsIn } from './safe-words.ts'
import { countUnit } from './units.ts'

describe('words', () => {
  it('sixty different first names, several of them drawn without repeats', () => {
    expect(new Set(firstNames).size).toBe(60)
    expect(new Set(pickNames(openChance('names'), 5)).size).toBe(5)
  })

  it.each([
    [1, 'apple', '1 apple'],
    [3, 'apple', '3 apples'],
    [0, 'box', '0 boxes'],
    [2, 'leaf', '2 leaves'],
    [5, 'fish', '5 fish'],
    [2, 'singer', '2 singers'],
  ])('%i of %s is %s', (count, noun, expected) => {
    expect(countNoun(count, noun)).toBe(expected)
  })

  it('counts big whole numbers and units too', () => {
    expect(nounFor(1n, 'cherry')).toBe('cherry')
    expect(nounFor(12n, 'cherry')).toBe('cherries')
    expect(countUnit(2, 'foot')).toBe('2 feet')
    expect(countUnit(1, 'foot')).toBe('1 foot')
  })

  it.each([
    ['apple', 'an'],
    ['box', 'a'],
    ['hour', 'an'],
    ['unit', 'a'],
    ['umbrella', 'an'],
    ['8', 'an'],
    ['11', 'an'],
    ['18', 'an'],
    ['1', 'a'],
    ['80', 'an'],
    ['110', 'a'],
    ['one-step equation', 'a'],
  ])('%s takes %s', (word, article) => {
    expect(withArticle(word)).toBe(`${article} ${word}`)
  })

  it('nothing in the lists is unsafe, and unsafe words are found as whole words in any case', () => {
    const all = [...firstNames, ...nouns.map((n) => `${n.one} ${n.many}`)]
    expect(all.flatMap(unsafeWordsIn)).toEqual([])
    expect(unsafeWordsIn('He found a GUN, and a Lego box.')).toEqual(['gun', 'lego'])
    expect(unsafeWordsIn('Begun in the class, a shell and a skyscraper.')).toEqual([])
  })
})
