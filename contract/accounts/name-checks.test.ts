import { describe, expect, it } from 'vitest'
import { EmailCheck, IdentifierCheck, identifierMessage, identifierReasons } from './name-checks.ts'

describe('words for a name that cannot be had', () => {
  it.each([
    ['exists', 'This username already exists.'],
    ['invalid_length', 'Usernames must be between 5 and 40 characters long.'],
    ['invalid_characters', 'Usernames may only contain letters, numbers, and some symbols (_-+.).'],
    ['bad_word', 'Usernames may not contain bad words.'],
    ['negative_sentiment', 'Usernames may not contain words with negative sentiment.'],
    ['something_new', 'There was an unknown issue with this username.'],
  ])('username %s [A-170] [A-171] [A-172] [A-173] [A-174] [A-176]', (reason, words) => {
    expect(identifierMessage('username', reason)).toBe(words)
  })
  it.each([
    ['exists', 'brave', 'This public name already exists.'],
    ['invalid_length', 'ab', 'Public names must be at least 3 characters long.'],
    ['invalid_length', 'x'.repeat(41), 'Public names may be at most 40 characters long.'],
    ['invalid_characters', 'a b', 'Public names can only contain letters, numbers, and some symbols (_-+@$#&...).'],
    ['bad_word', 'x', 'Public names may not contain bad words.'],
    ['negative_sentiment', 'x', 'Public names may not contain words with negative sentiment.'],
    [
      'personal_information',
      'x',
      'Public names may not overlap too much with your name, in order to keep your identity private.',
    ],
    ['handle_like', 'x', 'Public names may not tell how to find you somewhere else.'],
    ['staff_like', 'x', 'Public names may not look like those of our staff.'],
    [null, 'x', 'There was an unknown issue with this public name'],
  ])('public name %s of %s [A-183] [A-185] [A-186] [A-187]', (reason, name, words) => {
    expect(identifierMessage('public_name', reason, name)).toBe(words)
  })
  it.each([
    ['exists', 'This email is already in use. Try signing in below.'],
    ['invalid_characters', 'This is not a valid email address. Please try again.'],
    ['invalid_length', 'Email address is missing.'],
    ['bad_word', 'There was an unknown issue with this email.'],
  ])('email %s [A-191] [A-192] [A-193] [A-194]', (reason, words) => {
    expect(identifierMessage('email', reason)).toBe(words)
  })
})

it('a check has its five members, that of an email four [A-123] [A-258]', () => {
  expect(Object.keys(IdentifierCheck.shape)).toEqual(['isValid', 'identifier', 'reason', 'message', 'suggestions'])
  expect(Object.keys(EmailCheck.shape)).toEqual(['isValid', 'identifier', 'reason', 'message'])
  expect(identifierReasons).toEqual([
    'exists',
    'invalid_characters',
    'invalid_length',
    'bad_word',
    'negative_sentiment',
    'personal_information',
    'handle_like',
    'staff_like',
  ])
})
