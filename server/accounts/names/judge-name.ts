import type { IdentifierReason } from '@polyhex/contract/accounts/name-checks'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { isHandleLike, isNotForChildren, isStaffLike } from './handle-like.ts'
import { readings } from './readings.ts'
import { negativeShortWords, negativeWords } from './word-lists.ts'

/** What an identifier says, apart from whether somebody has it. */
export type NameFault = Extract<
  IdentifierReason,
  'bad_word' | 'negative_sentiment' | 'personal_information' | 'handle_like' | 'staff_like'
>

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** The words of an identifier: parts between signs and digits, and at capitals. */
function wordsOf(identifier: string): string[] {
  return identifier
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z@$013457]+|(?<=[a-z])\d{2,}$/)
    .flatMap((part) => [part, part.replace(/^\d+|\d+$/g, ''), ...readings(part)])
}

/** A reading as it is, and with letters that are held down (`haaaate`) said once or twice. */
const pressed = (text: string): string[] => [text, text.replace(/(.)\1{2,}/g, '$1'), text.replace(/(.)\1{2,}/g, '$1$1')]

function isNegative(identifier: string): boolean {
  const words = new Set(wordsOf(identifier))
  if (negativeShortWords.some((word) => words.has(word))) return true
  return readings(identifier)
    .flatMap(pressed)
    .some((reading) =>
      negativeWords.some(({ word, inside = [] }) =>
        inside.reduce((text, harmless) => text.replaceAll(harmless, ' '), reading).includes(word),
      ),
    )
}

/**
 * Whether a text of several words, such as the name of a section, has a word that is unkind by itself. Only whole words
 * count, since teachers call sections by their own names: Hatem, Killian.
 */
export function hasUnkindWord(text: string): boolean {
  const words = new Set(wordsOf(text).flatMap(pressed))
  const endings = ['', 's', 'd', 'r', 'rs']
  return negativeWords.some(({ word }) => endings.some((ending) => words.has(`${word}${ending}`)))
}

function isBad(identifier: string): boolean {
  const without = identifier.replace(/[^A-Za-z0-9@$!]/g, '')
  return [identifier, identifier.replace(/[_.+-]+/g, ' '), without, ...readings(identifier)].some((text) =>
    matcher.hasMatch(text),
  )
}

/**
 * Whether a public name gives the real name away: a part of four letters or more anywhere in it, a shorter part as a word
 * of its own, both joined, or a number long enough to call. A-187, I-029.
 */
export function givesNameAway(identifier: string, realName: string): boolean {
  if (/\d{7,}/.test(identifier.replace(/[-_()+]/g, ''))) return true
  const plain = realName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = plain.split(/[^a-z]+/).filter((part) => part.length >= 2)
  const words = new Set(wordsOf(identifier))
  return readings(identifier).some(
    (reading) =>
      parts.some((part) => (part.length >= 4 ? reading.includes(part) : words.has(part))) ||
      (parts.length > 1 && (reading.includes(parts.join('')) || reading.includes(parts.toReversed().join('')))),
  )
}

/**
 * What is wrong with a name's words: bad ones first, then unkind ones, then what gives the real name away (public names
 * only, so pass null for a username). Null when nothing is. `worksHere`: a name of our own staff may say so.,
 *
 */
export function faultOfName(identifier: string, realName: string | null, worksHere = false): NameFault | null {
  if (isBad(identifier)) return 'bad_word'
  if (isNegative(identifier)) return 'negative_sentiment'
  if (realName !== null) {
    const fault = faultOfPublicWords(identifier, worksHere)
    if (fault !== null) return fault
  }
  return realName !== null && givesNameAway(identifier, realName) ? 'personal_information' : null
}

/** What must not be in a public name, whoever has it: what is not for children, a way to find its owner, or a look of staff. */
export function faultOfPublicWords(identifier: string, worksHere: boolean): NameFault | null {
  if (isNotForChildren(identifier)) return 'bad_word'
  if (isHandleLike(identifier)) return 'handle_like'
  return !worksHere && isStaffLike(identifier) ? 'staff_like' : null
}
