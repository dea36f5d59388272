import { barModel } from '../../figures/bar-model.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/**
 * Two or three steps with large numbers. `stock`: a groups of b, c sold; `share`: a groups of b shared among c; `joined`: a groups
 * of b and c groups of d together.
 */
export interface Params {
  readonly kind: 'stock' | 'joined' | 'share'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const kinds = ['stock', 'joined', 'share'] as const
const first = (p: Params): number => p.a * p.b
function answer(p: Params): number {
  if (p.kind === 'joined') return first(p) + p.c * p.d
  return p.kind === 'stock' ? first(p) - p.c : first(p) / p.c
}

function params(chance: Chance, difficulty: number): Params {
  const kind = kinds[Math.max(0, Math.min(2, Math.floor(2.4 * difficulty + 1.3 * chance.unit() - 0.5)))] ?? 'stock'
  const b = chance.int(24 + Math.round(100 * difficulty), 90 + Math.round(260 * difficulty))
  if (kind === 'share') {
    const c = chance.int(12, 24)
    return { kind, a: c * chance.int(2, 6), b, c, d: 0 }
  }
  const a = chance.int(12, 36 + Math.round(30 * difficulty))
  if (kind === 'stock') return { kind, a, b, c: chance.int(Math.round(a * b * 0.2), Math.round(a * b * 0.8)), d: 0 }
  return { kind, a, b, c: chance.int(12, 40), d: chance.int(24, 140) }
}

function story(p: Params, words: Chance): string {
  const [a, b, c, d] = [p.a, p.b, p.c, p.d].map((n) => `\\(${wholeText(n)}\\)`)
  switch (p.kind) {
    case 'stock':
      return words.pick([
        `A shop gets ${a} crates with ${b} oranges each. It sells ${c} oranges. How many oranges are left?`,
        `A hall has ${a} rows of ${b} seats. ${c} seats are taken. How many seats are free?`,
        `A print shop makes ${a} packs of ${b} cards. It sells ${c} cards. How many cards are left?`,
      ])
    case 'joined':
      return words.pick([
        `A school orders ${a} boxes of ${b} pencils and ${c} boxes of ${d} pens. How many pencils and pens are there altogether?`,
        `A farm packs ${a} crates of ${b} apples and ${c} crates of ${d} pears. How many apples and pears are there altogether?`,
        `A shop sells ${a} lamps for ${b} dollars each and ${c} chairs for ${d} dollars each. How many dollars does the shop take in altogether?`,
      ])
    case 'share':
      return words.pick([
        `${a} crates hold ${b} books each. The books are shared equally among ${c} schools. How many does each school get?`,
        `A club buys ${a} packs of ${b} beads and splits them equally into ${c} bags. How many beads are in a bag?`,
      ])
  }
}

function distractors(p: Params): Distractor[] {
  const list = [
    wrongAnswer(whole(first(p)), 'first_step_only', `That is \\(${p.a} \\times ${p.b}\\). The story goes on.`),
    wrongAnswer(
      whole(p.kind === 'joined' ? p.a + p.b + p.c + p.d : p.kind === 'stock' ? p.a * p.b + p.c : p.a * p.b - p.c),
      'keyword_operation',
      p.kind === 'joined'
        ? 'The numbers were only added. Each box holds many.'
        : p.kind === 'stock'
          ? 'Those go away. Subtract them.'
          : `\\(${p.c}\\) was taken away. Sharing means dividing.`,
    ),
  ]
  if (p.kind === 'joined')
    list.push(wrongAnswer(whole(p.c * p.d), 'first_step_only', 'That is only the second kind. Add the first.'))
  if (p.kind === 'share')
    list.push(wrongAnswer(whole(answer(p) * 10), 'slip_place', 'That is ten times too much. Check with round numbers.'))
  list.push(
    wrongAnswer(whole(answer(p) + 100), 'near', 'The steps are right. Check the hundreds.'),
    wrongAnswer(whole(answer(p) + 10), 'near', 'The steps are right. Check the tens.'),
  )
  if (p.kind === 'stock')
    list.push(
      wrongAnswer(
        whole(Math.abs(p.a + p.b - p.c)),
        'wrong_operation',
        `\\(${p.a}\\) and \\(${p.b}\\) were added. There are \\(${p.a}\\) groups of \\(${p.b}\\).`,
      ),
    )
  return list
}

/** The equal groups drawn as one bar; the second part of the story beside it. */
function picture(p: Params, solved: boolean): Figure {
  const groups = (n: number, of: number): { size: number; text: string }[] => [
    { size: 1, text: String(of) },
    { size: 1, text: String(of) },
    { size: 2, text: `... (${n} in all)` },
  ]
  const total = solved ? wholeText(answer(p), ',') : null
  if (p.kind === 'joined')
    return barModel({
      bars: [{ parts: groups(p.a, p.b) }, { parts: groups(p.c, p.d).map((part) => ({ ...part, second: true })) }],
      together: total,
    })
  if (p.kind === 'stock')
    return barModel({
      bars: [
        { parts: groups(p.a, p.b) },
        {
          parts: [
            { size: 2, text: wholeText(p.c, ','), second: true },
            { size: 2, text: total },
          ],
        },
      ],
    })
  return barModel({
    bars: [
      { parts: groups(p.a, p.b) },
      {
        parts: [
          { size: 1, text: total },
          { size: 3, text: `... (${p.c} equal parts)` },
        ],
      },
    ],
  })
}

function second(p: Params): { say: string; latex: string } {
  if (p.kind === 'joined')
    return { say: 'Add both.', latex: `${wholeText(first(p))} + ${wholeText(p.c * p.d)} = ${wholeText(answer(p))}` }
  if (p.kind === 'stock')
    return {
      say: 'Take away what is gone.',
      latex: `${wholeText(first(p))} - ${wholeText(p.c)} = ${wholeText(answer(p))}`,
    }
  return { say: `Divide by \\(${p.c}\\).`, latex: `${wholeText(first(p))} \\div ${p.c} = ${wholeText(answer(p))}` }
}

/** Solve multi-step stories with large numbers (5.NBT.B.5, 5.NBT.B.6). */
export const level: TopicLevel<Params> = {
  key: 'multiplication_division_word_problems/5',
  version: 1,
  params,
  reject: (p) => (p.b % 10 === 0 || p.a === p.c || (p.kind === 'joined' && p.b === p.d) ? 'too plain' : null),
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.c} ${p.d}`,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Tell the story in steps. What can you work out first?' },
    { text: `Start with \\(${p.a} \\times ${p.b}\\).` },
    {
      text:
        p.kind === 'joined'
          ? `Then work out \\(${p.c} \\times ${p.d}\\) and add.`
          : p.kind === 'stock'
            ? `Then take away \\(${wholeText(p.c)}\\).`
            : `Then divide \\(${wholeText(first(p))}\\) by \\(${p.c}\\).`,
    },
  ],
  solution: (p) => [
    nextStep(
      'First find how many there are.',
      `${p.a} \\times ${p.b} = ${wholeText(first(p))}`,
      whole(first(p)),
      picture(p, false),
    ),
    ...(p.kind === 'joined'
      ? [nextStep('Then the second kind.', `${p.c} \\times ${p.d} = ${wholeText(p.c * p.d)}`)]
      : []),
    nextStep(second(p).say, second(p).latex, whole(answer(p))),
  ],
  figure: (p) => picture(p, false),
  load: (p) => 4 * kinds.indexOf(p.kind) + p.b / 50,
}
