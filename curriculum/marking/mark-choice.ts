import { plainWords } from '../reading/plain-words.ts'
import { invalid, right, wrong, type Judgement, type Task } from './judgement.ts'
import type { AnswerKey } from '../topic-level.ts'
import type { Comparison, Item } from '../values/values.ts'

/** One option: its id. An id that is not on offer is invalid. `optionId` of the wrong one names the mistake. */
export function markChoice(key: AnswerKey, response: string): Judgement & { readonly optionId?: string } {
  const id = response.trim()
  if (id === '') return invalid('Choose an answer first.')
  if (key.rightOptionIds.includes(id)) return right
  if (key.wrong.some((option) => option.optionId === id)) return { verdict: 'wrong', optionId: id }
  return invalid('Choose one of the answers shown.')
}

/** Several options: their ids in any order, all right ones and no other. */
export function markMultiChoice(key: AnswerKey, response: string): Judgement {
  const ids = new Set(
    response
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  )
  if (ids.size === 0) return invalid('Choose at least one answer.')
  if ([...ids].some((id) => !/^[\w.:-]+$/.test(id))) return invalid('Choose from the answers shown.')
  return ids.size === key.rightOptionIds.length && key.rightOptionIds.every((id) => ids.has(id)) ? right : wrong()
}

const yes = ['yes', 'true', 'y', 't', 'right', 'correct', 'oui', 'vrai', 'ja', 'wahr', '✓']
const no = ['no', 'false', 'n', 'f', 'wrong', 'incorrect', 'non', 'faux', 'nein', 'falsch', '✗']

/** Yes or no, true or false, in words or as the ids 'yes' and 'no'. */
export function markYesNo(key: AnswerKey, response: string): Judgement {
  const word = plainWords(response)
  const said = yes.includes(word) ? 'yes' : no.includes(word) ? 'no' : null
  const answer = key.rightOptionIds[0] ?? (key.answer.kind === 'item' ? key.answer.id : '')
  if (said === null) return invalid(word === '' ? 'Choose an answer first.' : 'Choose one of the two answers.')
  const wanted = yes.includes(plainWords(answer)) ? 'yes' : 'no'
  return said === wanted ? right : wrong({ kind: 'item', id: said, text: said })
}

const signWords: Readonly<Record<string, Comparison['sign']>> = {
  '<': '<',
  '=': '=',
  '>': '>',
  'less than': '<',
  'is less than': '<',
  'smaller than': '<',
  less: '<',
  '&lt;': '<',
  '＜': '<',
  'equal to': '=',
  'is equal to': '=',
  equals: '=',
  equal: '=',
  '==': '=',
  '＝': '=',
  'greater than': '>',
  'is greater than': '>',
  'more than': '>',
  greater: '>',
  '&gt;': '>',
  '＞': '>',
}

/** The sign between two things, or its name in words. */
export function markComparison(task: Task<Comparison>): Judgement {
  const sign = signWords[plainWords(task.text)]
  if (!sign) return invalid('Choose <, = or >.')
  return sign === task.answer.sign ? right : wrong({ kind: 'comparison', sign })
}

/** A word that names the answer: its text or its id. */
export function markWord(task: Task<Item>): Judgement {
  const word = plainWords(task.text)
  if (word === '') return invalid('Type your answer first.')
  const names = [plainWords(task.answer.id), plainWords(task.answer.text)]
  return names.includes(word) ? right : wrong({ kind: 'item', id: word, text: word })
}
