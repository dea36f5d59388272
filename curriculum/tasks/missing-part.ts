import { whole } from '../values/rational.ts'
import { task, type LevelTask, type Task } from './task.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../topic-level.ts'

/** A true sentence of whole numbers: first sign second = result. */
export interface NumberSentence {
  readonly first: number
  readonly sign: '+' | '-' | '×' | '÷'
  readonly second: number
  readonly result: number
}

type Open = 'first' | 'second'

/** How an open number is found: from which two others, by which sign, and what to say of it. */
interface Undoing {
  readonly left: keyof Omit<NumberSentence, 'sign'>
  readonly sign: NumberSentence['sign']
  readonly right: keyof Omit<NumberSentence, 'sign'>
  /** What the box stands for. */
  readonly part: string
  readonly reason: string
}

const other: Readonly<Record<Open, Open>> = { first: 'second', second: 'first' }
const opposite: Readonly<Record<NumberSentence['sign'], NumberSentence['sign']>> = {
  '+': '-',
  '-': '+',
  '×': '÷',
  '÷': '×',
}

function undoing(sign: NumberSentence['sign'], open: Open): Undoing {
  switch (sign) {
    case '+':
      return {
        left: 'result',
        sign: '-',
        right: other[open],
        part: 'one of the two parts',
        reason: 'The whole minus the part you know gives the other part.',
      }
    case '-':
      return open === 'first'
        ? {
            left: 'result',
            sign: '+',
            right: 'second',
            part: 'the number at the start',
            reason: 'What is left and what was taken away make the number at the start.',
          }
        : {
            left: 'first',
            sign: '-',
            right: 'result',
            part: 'the number that is taken away',
            reason: 'The start minus what is left gives what was taken away.',
          }
    case '×':
      return {
        left: 'result',
        sign: '÷',
        right: other[open],
        part: 'one of the two factors',
        reason: 'The product divided by the factor you know gives the other factor.',
      }
    case '÷':
      return open === 'first'
        ? {
            left: 'result',
            sign: '×',
            right: 'second',
            part: 'the dividend, the number that is divided',
            reason: 'The quotient times the divisor gives the dividend.',
          }
        : {
            left: 'first',
            sign: '÷',
            right: 'result',
            part: 'the divisor, the number you divide by',
            reason: 'The dividend divided by the quotient gives the divisor.',
          }
  }
}

const tex: Readonly<Record<NumberSentence['sign'], string>> = { '+': '+', '-': '-', '×': '\\times', '÷': '\\div' }

function calculated(left: number, sign: NumberSentence['sign'], right: number): number {
  if (sign === '+') return left + right
  if (sign === '-') return Math.abs(left - right)
  return sign === '×' ? left * right : Math.floor(left / right)
}

function sentenceLatex({ first, sign, second, result }: NumberSentence, open: Open): string {
  return `${open === 'first' ? '\\Box' : first} ${tex[sign]} ${open === 'second' ? '\\Box' : second} = ${result}`
}

function distractors(sentence: NumberSentence, open: Open): Distractor[] {
  const answer = sentence[open]
  const way = undoing(sentence.sign, open)
  const wrong = calculated(sentence[way.left], opposite[way.sign], sentence[way.right])
  const list: Distractor[] = [
    {
      value: whole(wrong),
      misconception: 'wrong_operation',
      why: `That number does not make it true. ${way.reason}`,
    },
    {
      value: whole(sentence.result),
      misconception: 'given_number',
      why: 'That number is already there. Find the one that the box stands for.',
    },
    { value: whole(answer - 1), misconception: 'slip_off_by_one', why: 'Very close. Put it in the box and check.' },
  ]
  return list.filter(({ value }) => value.kind === 'rational' && value.n > 0n && value.n !== BigInt(answer))
}

function hints(sentence: NumberSentence, open: Open): Hint[] {
  const way = undoing(sentence.sign, open)
  return [
    { text: `The box stands for ${way.part}.` },
    { text: way.reason },
    { text: `Find \\(${sentence[way.left]} ${tex[way.sign]} ${sentence[way.right]}\\).` },
  ]
}

function solution(sentence: NumberSentence, open: Open): Step[] {
  const way = undoing(sentence.sign, open)
  const found = `${sentence[way.left]} ${tex[way.sign]} ${sentence[way.right]}`
  const checked = `${sentence.first} ${tex[sentence.sign]} ${sentence.second} = ${sentence.result}`
  return [
    { say: `The box stands for ${way.part}. ${way.reason}`, latex: sentenceLatex(sentence, open), relation: 'next' },
    { say: 'Work that out.', latex: `${found} = ${sentence[open]}`, value: whole(sentence[open]), relation: 'next' },
    { say: 'Check it in the sentence.', latex: checked, value: whole(sentence[open]), relation: 'same' },
  ]
}

/**
 * A task of the kind `reverse`: the number sentence of a level with one of its first two numbers open, to be found by undoing.
 * `sentence` gives the true sentence of the numbers that the base draws. Which number is open is drawn.
 */
export function missingPart<P>(
  base: TopicLevel<P>,
  of: {
    readonly id: string
    readonly version: number
    readonly sentence: (p: P) => NumberSentence
  } & Partial<Pick<Task<P>, 'band' | 'space'>>,
): LevelTask {
  const { sentence, band, space } = of
  return task<{ readonly base: P; readonly open: Open }>({
    id: of.id,
    kind: 'reverse',
    version: of.version,
    form: 'numeric',
    ...(band === undefined ? {} : { band }),
    ...(space === undefined ? {} : { space }),
    params: (chance, difficulty) => ({
      base: base.params(chance, difficulty),
      open: chance.pick(['first', 'second'] as const),
    }),
    reject: (p) => {
      const { first, second, result } = sentence(p.base)
      if (new Set([first, second, result]).size < 3) return 'two numbers of the sentence are the same'
      return base.reject?.(p.base) ?? null
    },
    note: (p) => `${base.note(p.base)} ${p.open}`,
    prompt: (p, words) => ({
      text: words.pick([
        'Find the missing number.',
        'Which number belongs in the box?',
        'What must the box be to make this true?',
      ]),
      latex: sentenceLatex(sentence(p.base), p.open),
    }),
    answer: (p) => whole(sentence(p.base)[p.open]),
    distractors: (p) => distractors(sentence(p.base), p.open),
    hints: (p) => hints(sentence(p.base), p.open),
    solution: (p) => solution(sentence(p.base), p.open),
    load: (p) => base.load(p.base),
  })
}
