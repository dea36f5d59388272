import type { Misconception } from './misconception.ts'

/**
 * Slips that are known in every topic: no topic codes, so that any level may name them. Use one only where no misconception of
 * the topic itself gives the wrong answer.
 */
export const generalMisconceptions: readonly Misconception[] = [
  {
    id: 'slip_off_by_one',
    name: 'Off by one',
    topicCodes: [],
    wrongRule: 'one more or one less than the answer, in its last place or in one of its parts',
    example: '8 + 7 = 14',
    literature: 'Siegler 1988',
  },
  {
    id: 'slip_sign',
    name: 'Loses or adds a minus sign',
    topicCodes: [],
    wrongRule: 'the answer, or one part of it, with the opposite sign',
    example: '3 - 8 = 5',
    literature: 'Vlassis 2004',
  },
  {
    id: 'slip_place',
    name: 'Off by a place',
    topicCodes: [],
    wrongRule: 'the answer times or divided by 10, 100 or 1000',
    example: '0.6 x 0.2 = 1.2',
    literature: 'Ashlock 2010',
  },
  {
    id: 'given_number',
    name: 'Answers with a given number',
    topicCodes: [],
    wrongRule: 'one of the numbers of the question',
    example: 'In "7 + ? = 12" answers 12',
    literature: 'Verschaffel et al. 2000',
  },
  {
    id: 'wrong_operation',
    name: 'Uses another operation',
    topicCodes: [],
    wrongRule: 'the result of another operation on the same numbers',
    example: '12 - 4 = 16',
    literature: 'Bell Swan & Taylor 1981',
  },
  {
    id: 'stops_early',
    name: 'Stops one step early',
    topicCodes: [],
    wrongRule: 'the result before the last step',
    example: '3x + 5 = 20 gives 15',
    literature: 'Silver et al. 1993',
  },
  {
    id: 'reversed_order',
    name: 'Takes the parts in the reverse order',
    topicCodes: [],
    wrongRule: 'the same parts with their order reversed',
    example: '2:3 for 3:2',
    literature: 'Clement 1982',
  },
  {
    id: 'looks_alike',
    name: 'Goes by the look',
    topicCodes: [],
    wrongRule: 'a choice that looks like the right one but lacks what defines it',
    example: 'a hexagon taken for a circle',
    literature: 'Hershkowitz 1990',
  },
]
