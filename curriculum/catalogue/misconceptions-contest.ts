import type { Misconception } from './misconception.ts'

/** Stands for the topic of contest problems: they may name every misconception, and these are theirs alone. */
export const contestTopic = 'contest'

const authored = (id: string, name: string, wrongRule: string, example: string): Misconception => ({
  id,
  name,
  topicCodes: [contestTopic],
  wrongRule,
  example,
  literature: 'authored',
})

/** Mistakes that the structure of a problem invites, whatever it is about. Natural ones, not taken from studies. */
export const contestMisconceptions: readonly Misconception[] = [
  authored(
    'other_quantity',
    'Names another quantity of the problem',
    'a quantity of the solution that is not the one asked for',
    'Asked for goats, names the hens',
  ),
  authored(
    'condition_dropped',
    'Drops a condition',
    'the answer with one condition of the problem left out',
    'Counts numbers that begin with 0',
  ),
  authored('half_way', 'Stops half way', 'a value that is reached before the last step', 'Names the gap, not the gift'),
  authored(
    'counted_twice',
    'Counts something twice',
    'the answer plus what lies in two counts',
    '4 + 3 for a line of 6',
  ),
  authored(
    'surface_operation',
    'Joins the numbers that are shown',
    'the numbers of the problem added, subtracted, multiplied or divided as they stand',
    '4 feet up, wall of 12 feet: day 3',
  ),
  authored('one_case_only', 'Looks at one case only', 'the answer for one of several cases', 'Pays with dimes only'),
  authored(
    'last_case_missed',
    'Misses a case at the end',
    'a count without its first or last case',
    'Forgets the pennies',
  ),
  authored(
    'quick_answer',
    'Gives the answer that comes first',
    'what a first look suggests',
    'Whole days and nights to the top',
  ),
  authored(
    'order_ignored',
    'Ignores the order',
    'a count in which the order does or does not matter',
    '12 pairs for 6',
  ),
  authored(
    'forward_not_back',
    'Repeats the steps instead of undoing them',
    'the steps of the story done again from its end',
    'Halves again what is left',
  ),
  authored(
    'rate_averaged',
    'Takes the mean of rates',
    'the plain mean of two rates',
    '30 and 60 miles an hour make 45',
  ),
  authored(
    'luck_not_worst_case',
    'Hopes for luck',
    'what is enough with luck instead of what is always enough',
    '2 socks make a pair',
  ),
]

/** What helps with each of them. */
export const contestHelp: Readonly<Record<string, string>> = {
  other_quantity: 'Underline what is asked for, and read it again at the end.',
  condition_dropped: 'Tick off each condition once the answer is there.',
  half_way: 'Say what the last number means. Is it what was asked for?',
  counted_twice: 'Draw it, and see what lies in two counts.',
  surface_operation: 'Act the story out with small numbers first.',
  one_case_only: 'Ask: could it be otherwise?',
  last_case_missed: 'List the cases in order, and check both ends.',
  quick_answer: 'Try the answer out in the story.',
  order_ignored: 'Write two of them down. Are they the same, or not?',
  forward_not_back: 'Begin at the end, and undo the last step first.',
  rate_averaged: 'Find the whole way and the whole time first.',
  luck_not_worst_case: 'Imagine the worst luck, then take one more.',
}
