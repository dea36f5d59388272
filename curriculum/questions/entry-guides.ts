import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'

/** How to write an answer of a form, shown beside the box. The examples are never a level's own answer by design of the words. */
export const entryGuides: Readonly<Partial<Record<AnswerForm, string>>> = {
  ratio: 'Write a ratio with a colon, like 3:4.',
  scientific: 'Write it like 4.5 * 10^6.',
  pi_multiple: 'Write it with pi, like 12pi.',
  complex: 'Write it like 3 + 2i.',
  expression: 'Write an expression, like 2x + 3.',
  equation: 'Write an equation, like y = 2x + 1.',
  inequality: 'Write an inequality, like x > 4 or x <= 4.',
  interval: 'Write an interval, like [2, 5) or (-inf, 3].',
  set: 'Write the values with commas, like 2, 5.',
  coordinate: 'Write a point like (3, 2).',
  vector: 'Write a vector like (3, 2).',
}

/** Extra keys of the maths keyboard for a form. */
export const entryKeys: Readonly<Partial<Record<AnswerForm, readonly string[]>>> = {
  ratio: [':'],
  scientific: ['*', '10', '^'],
  pi_multiple: ['pi', '/'],
  complex: ['i', '/'],
  expression: ['^', '/', 'sqrt', '(', ')'],
  equation: ['=', '^', '/', '(', ')'],
  inequality: ['<', '>', '<=', '>='],
  interval: ['(', ')', '[', ']', 'inf'],
  set: ['{', '}', ','],
  coordinate: ['(', ')', ','],
  vector: ['(', ')', ','],
}
