import { expect, it } from 'vitest'
import { cardWords } from './card-words.ts'

it('a card is its brand and last four digits; another method its own name [C-091]', () => {
  expect(cardWords('visa', '4242')).toBe('Visa ending 4242')
  expect(cardWords('amex', '0005')).toBe('American Express ending 0005')
  expect(cardWords('link', null)).toBe('Link')
  expect(cardWords(null, null)).toBe('')
})
