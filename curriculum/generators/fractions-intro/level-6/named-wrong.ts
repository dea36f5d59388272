import { fractionBar } from '../../../figures/fraction-bar.ts'
import { fractionCircle } from '../../../figures/fraction-circle.ts'
import { answerOf } from '../../../questions/ask.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { rational } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import { firstNames } from '../../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Part } from '../../../topic-level.ts'
import type { Item } from '../../../values/values.ts'

const slips = ['other_parts', 'not_shaded', 'one_more', 'switched'] as const
export type NameSlip = (typeof slips)[number]

/** A picture of which somebody says a wrong fraction. */
export interface NamedWrong {
  readonly parts: number
  readonly shaded: number
  readonly drawn: 'bar' | 'circle'
  readonly slip: NameSlip
  readonly name: string
}

/** The fraction that is said, as numerator and denominator. */
export function saidFraction({ parts, shaded, slip }: Omit<NamedWrong, 'name'>): readonly [number, number] {
  if (slip === 'other_parts') return [shaded, parts - shaded]
  if (slip === 'not_shaded') return [parts - shaded, parts]
  return slip === 'one_more' ? [shaded, parts + 1] : [parts, shaded]
}

const tex = ([n, d]: readonly [number, number]): string => `\\frac{${n}}{${d}}`

const reasons: Readonly<Record<NameSlip, string>> = {
  other_parts: 'The denominator counts only the white parts.',
  not_shaded: 'The numerator counts the white parts.',
  one_more: 'The denominator counts one part too many.',
  switched: 'The numerator and denominator are switched.',
}
const reason = (slip: NameSlip): Item => item(slip, reasons[slip])

/** Why a reason does not fit what was said. */
function against(p: NamedWrong, slip: NameSlip): string {
  const [n, d] = saidFraction(p)
  const white = p.parts - p.shaded
  if (slip === 'other_parts') return `Then the denominator would be ${white}. It is ${d}.`
  if (slip === 'not_shaded') return `Then the numerator would be ${white}. It is ${n}.`
  return slip === 'one_more'
    ? `Then the denominator would be ${p.parts + 1}. It is ${d}.`
    : `Then it would be \\(${tex([p.parts, p.shaded])}\\).`
}

const load = (p: Omit<NamedWrong, 'name'>): number => p.parts + slips.length - slips.indexOf(p.slip)

/** Each slip only where it gives a fraction that no other one gives, and that is wrong. */
const all: readonly Omit<NamedWrong, 'name'>[] = [4, 6, 8]
  .flatMap((parts) => range(1, parts - 1).map((shaded) => ({ parts, shaded })))
  .flatMap((it) => (['bar', 'circle'] as const).map((drawn) => ({ ...it, drawn })))
  .flatMap((it) => slips.map((slip) => ({ ...it, slip })))
  .filter((p) => {
    const white = p.parts - p.shaded
    if (p.slip === 'not_shaded') return white !== p.shaded
    if (p.slip === 'switched') return p.shaded > 1
    return p.slip !== 'other_parts' || white > 1
  })
  .toSorted((a, b) => load(a) - load(b))

const right = (p: NamedWrong): readonly [number, number] => [p.shaded, p.parts]

function parts(p: NamedWrong): [Part, Part] {
  return [
    {
      heading: 'What went wrong?',
      form: 'choice',
      answer: reason(p.slip),
      weight: 50,
      distractors: slips
        .filter((slip) => slip !== p.slip)
        .map((slip) => wrongAnswer(reason(slip), 'looks_alike', against(p, slip))),
    },
    {
      heading: 'What fraction is shaded?',
      form: 'fraction',
      answer: rational(p.shaded, p.parts),
      weight: 50,
      rules: { shownOver: p.parts },
      distractors: [
        wrongAnswer(
          rational(...saidFraction(p)),
          'looks_alike',
          `${p.name} said that, too. ${countNoun(p.shaded, 'part')} of ${p.parts} ${p.shaded === 1 ? 'is' : 'are'} shaded.`,
        ),
      ],
    },
  ]
}

/** Somebody names the shaded part of a picture wrongly: what went wrong, and what should it be (3.NF.A.1)? */
export const namedWrong: LevelTask = task<NamedWrong>({
  id: 'named_wrong',
  kind: 'find_error',
  version: 1,
  form: 'parts',
  params: (chance, difficulty) => ({ ...chance.pick(windowOf(all, difficulty)), name: chance.pick(firstNames) }),
  note: (p) => `${p.shaded}/${p.parts} ${p.drawn} ${p.slip}`,
  space: all.length,
  prompt: (p, words) => {
    const said = `\\(${tex(saidFraction(p))}\\)`
    return {
      text: words.pick([
        `${p.name} says that ${said} of the ${p.drawn} is shaded. That is not right.`,
        `${p.name} names the shaded part ${said}. There is a mistake.`,
        `Which part of the ${p.drawn} is shaded? ${p.name} writes ${said}, but that is wrong.`,
      ]),
    }
  },
  answer: (p) => answerOf(parts(p)),
  parts,
  distractors: () => [],
  figure: (p) =>
    p.drawn === 'bar'
      ? fractionBar({ bars: [{ parts: p.parts, shaded: p.shaded }] })
      : fractionCircle({ shapes: [{ parts: p.parts, shaded: p.shaded }] }),
  hints: (p) => [
    { text: 'Count all the parts. Then count the shaded ones.' },
    { text: `Which part of the picture shows the ${saidFraction(p)[0]}? Which shows the ${saidFraction(p)[1]}?` },
  ],
  solution: (p) => [
    nextStep(
      `There are ${p.parts} parts in all, and ${p.shaded} ${p.shaded === 1 ? 'is' : 'are'} shaded.`,
      tex(right(p)),
    ),
    nextStep(
      `${p.name} wrote \\(${tex(saidFraction(p))}\\). ${reasons[p.slip]}`,
      `${tex(saidFraction(p))} \\ne ${tex(right(p))}`,
      answerOf(parts(p)),
    ),
  ],
  load,
})
