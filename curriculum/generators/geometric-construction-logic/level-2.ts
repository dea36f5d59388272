import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import { statements } from './statements.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'
import type { Statement } from './statements.ts'
import type { Telling } from '../telling.ts'

type Kind = 'converse' | 'contrapositive' | 'judge' | 'counter' | 'conclude' | 'exclude'

/** The place of a statement in the list, and what is asked about it. */
export interface Params {
  readonly which: number
  readonly kind: Kind
}

const rank: Readonly<Record<Kind, number>> = {
  converse: 0,
  counter: 1,
  judge: 2,
  conclude: 3,
  exclude: 4,
  contrapositive: 5,
}
const kinds = Object.keys(rank) as Kind[]

/** Counterexamples are asked for only where the converse is false. */
const questions: readonly Params[] = kinds
  .flatMap((kind) =>
    statements.flatMap((s, which) =>
      s.counter === null && (kind === 'counter' || kind === 'conclude') ? [] : [{ which, kind }],
    ),
  )
  .toSorted((a, b) => rank[a.kind] - rank[b.kind] || a.which - b.which)

const params = (chance: Chance, difficulty: number): Params => pickByDifficulty(chance, questions, difficulty, 0.4)
const of = (p: Params): Statement => statements[p.which] as Statement

type Part = 'p' | 'notP' | 'q' | 'notQ'
/** 'If a triangle ..., then it ...' with two of the parts. */
const rule = (s: Statement, a: Part, b: Part): string => `If ${s.subject} ${s[a]}, then ${s.it} ${s[b]}.`
const option = (s: Statement, a: Part, b: Part): Item => item(`${a}>${b}`, rule(s, a, b))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function tellForm(p: Params): Telling {
  const s = of(p)
  const converse = p.kind === 'converse'
  return {
    ask: `What is the ${p.kind} of this statement? ${rule(s, 'p', 'q')}`,
    answer: converse ? option(s, 'q', 'p') : option(s, 'notQ', 'notP'),
    wrong: converse
      ? [
          [
            option(s, 'notP', 'notQ'),
            'looks_alike',
            'That is the inverse: both parts were negated, but they did not change places.',
          ],
          [option(s, 'notQ', 'notP'), 'looks_alike', 'That is the contrapositive. The converse only swaps the parts.'],
          [option(s, 'p', 'notQ'), 'looks_alike', 'That contradicts the statement. The converse swaps the two parts.'],
        ]
      : [
          [option(s, 'q', 'p'), 'affirm_converse', 'That is the converse. It does not follow from the statement.'],
          [
            option(s, 'notP', 'notQ'),
            'affirm_converse',
            'That is the inverse. It says the same as the converse and does not follow.',
          ],
          [option(s, 'notQ', 'p'), 'looks_alike', 'Both parts must be negated.'],
        ],
    hints: [
      'Mark the two parts: what is supposed, and what follows.',
      converse ? 'The converse swaps the two parts.' : 'The contrapositive swaps the two parts and negates both.',
    ],
    steps: [
      [`The first part says: ${s.subject} ${s.p}. The second says: ${s.it} ${s.q}.`],
      [converse ? 'Swap the two parts to get the converse.' : 'Swap the two parts and negate both.'],
    ],
  }
}

const yes = item('yes', 'Yes, the converse is true too')
const no = (example: 'both' | 'neither' | 'counter', s: Statement): Item =>
  item(example, `No, a counterexample is this: ${s[example] ?? ''}`)

function tellJudge(p: Params): Telling {
  const s = of(p)
  const ask = `This statement is true. ${rule(s, 'p', 'q')} Is its converse true too?`
  const never = item('never', 'No, because a converse is never true')
  const hints = [
    `The converse says: ${rule(s, 'q', 'p')}`,
    `Look for an example that fits the first part of the converse but not the second.`,
  ]
  if (s.counter === null)
    return {
      ask,
      answer: yes,
      wrong: [
        [no('both', s), 'looks_alike', 'Both parts are true for this example, so it does not break the converse.'],
        [never, 'looks_alike', 'Some converses are true. Each one must be checked for itself.'],
        [no('neither', s), 'looks_alike', 'The first part of the converse does not hold here, so it breaks nothing.'],
      ],
      hints,
      steps: [
        [`The converse says: ${rule(s, 'q', 'p')}`],
        ['No example breaks it. Here the statement holds in both directions.'],
      ],
    }
  return {
    ask,
    answer: no('counter', s),
    wrong: [
      [yes, 'affirm_converse', 'A statement can be true while its converse is false. Look for a counterexample.'],
      [no('both', s), 'looks_alike', 'Both parts are true for this example, so it does not break the converse.'],
      [no('neither', s), 'looks_alike', 'The first part of the converse does not hold here, so it breaks nothing.'],
    ],
    hints,
    steps: [
      [`The converse says: ${rule(s, 'q', 'p')}`],
      [
        `Look at this example: ${s.counter}. The first part is true for it, the second is not. So the converse is false.`,
      ],
    ],
  }
}

function tellCounter(p: Params): Telling {
  const s = of(p)
  const example = (which: 'both' | 'neither' | 'counter'): Item => item(which, capital(s[which] ?? ''))
  return {
    ask: `Which counterexample shows that this statement is false? ${rule(s, 'q', 'p')}`,
    answer: example('counter'),
    wrong: [
      [example('both'), 'affirm_converse', 'Both parts are true here, so this example agrees with the statement.'],
      [example('neither'), 'looks_alike', 'The first part does not hold here, so the statement says nothing about it.'],
    ],
    hints: [
      'A counterexample fits the first part but not the second.',
      `Look for this: the first part, "${s.q}", is true and the second, "${s.p}", is false.`,
    ],
    steps: [
      ['A counterexample must fit the first part and break the second.'],
      [`The first part is true for this one, and the second is false: ${s.counter ?? ''}.`],
    ],
  }
}

function tellConclude(p: Params): Telling {
  const s = of(p)
  const plural = s.it === 'they'
  const known = (text: string): string =>
    plural ? `${capital(s.subject)} ${text}.` : `A certain ${s.subject.replace(/^an? /, '')} ${text}.`
  const so = (part: Part): Item => item(part, capital(`${s.it} ${s[part]}.`))
  const open = item('open', plural ? 'It can be either way for them.' : 'It can be either way for it.')
  const sure = p.kind === 'exclude'
  return {
    ask: `This is true: ${rule(s, 'p', 'q')} ${known(sure ? s.notQ : s.q)} What follows for certain?`,
    answer: sure ? so('notP') : open,
    wrong: sure
      ? [
          [open, 'looks_alike', 'If the first part were true, the second would be true too. But it is not.'],
          [so('p'), 'looks_alike', 'Then the second part would be true as well. It is not.'],
        ]
      : [
          [so('p'), 'affirm_converse', 'That uses the converse. The statement works in one direction only.'],
          [so('notP'), 'looks_alike', 'Examples of both sorts exist, so this is not certain.'],
        ],
    hints: [
      'Which part of the statement do you know something about?',
      sure
        ? 'Suppose the first part were true. What would follow, and does it fit?'
        : 'Look for two examples: one that fits the first part, and one that does not.',
    ],
    steps: sure
      ? [
          [`Suppose that ${s.it} ${s.p}. Then the statement says: ${s.it} ${s.q}.`],
          [`But this is known to be false. So for certain: ${s.it} ${s.notP}.`],
        ]
      : [
          [`One example fits the first part: ${s.both}.`],
          [`Another one does not: ${s.counter ?? ''}. For both, the second part is true. So nothing is certain.`],
        ],
  }
}

const tells: Readonly<Record<Kind, (p: Params) => Telling>> = {
  converse: tellForm,
  contrapositive: tellForm,
  judge: tellJudge,
  counter: tellCounter,
  conclude: tellConclude,
  exclude: tellConclude,
}

/** Judge converses and find counterexamples (HSG-CO.C.9, HSG-CO.A.1). */
export const level: TopicLevel<Params> = {
  key: 'geometric_construction_logic/2',
  version: 1,
  params,
  note: (p) => `${p.kind} ${p.which}`,
  space: questions.length,
  ...toldBy((p: Params) => tells[p.kind](p)),
  forms: ['choice'],
  load: (p) => rank[p.kind] * 10 + p.which / 10,
}
