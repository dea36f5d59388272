import { fractionCircle } from '../../figures/fraction-circle.ts'
import { surfaceOf } from '../../surfaces/surface-of.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { rational } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { FractionPartsWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Distractor, Step } from '../../topic-level.ts'

/** A share to be shaded: the shape is cut already, or the child cuts it. */
export interface Shade {
  readonly parts: number
  readonly shaded: number
  readonly shape: 'bar' | 'circle'
  readonly cut: 'given' | 'open'
  /** What one part is called, where the level asks in words. */
  readonly word?: string
}

const shapes = ['bar', 'circle'] as const
const cuts = ['given', 'open'] as const

const divides = (n: number, d: number): boolean =>
  Array.from({ length: n }, (_, i) => i + 1).some((k) => k > 1 && n % k === 0 && d % k === 0)

/** Cutting and shading is harder than shading, and so are many parts. */
export const shadeLoad = (p: Shade): number => p.parts + p.shaded / 2 + (p.cut === 'open' ? 3 : 0)

/**
 * Every share of the numbers of parts, on a bar and a circle. Where the child cuts, only shares in lowest terms are asked: halves
 * of a shape are not to be cut in fourths.
 */
export const everyShade = (
  kinds: readonly { readonly parts: number; readonly word?: string }[],
  cut: readonly Shade['cut'][] = cuts,
): readonly Shade[] =>
  kinds
    .flatMap((kind) => Array.from({ length: kind.parts - 1 }, (_, i) => ({ ...kind, shaded: i + 1 })))
    .flatMap((it) => shapes.flatMap((shape) => cut.map((how): Shade => ({ ...it, shape, cut: how }))))
    .filter((p) => p.cut === 'given' || !divides(p.shaded, p.parts))
    .toSorted((a, b) => shadeLoad(a) - shadeLoad(b))

const widgetOf = (p: Shade): FractionPartsWidget => ({
  widget: 'fraction_parts',
  shape: p.shape,
  wholes: 1,
  parts: p.cut === 'given' ? p.parts : null,
  start: '',
})

function distractors(p: Shade): Distractor[] {
  const left = p.parts - p.shaded
  const list = [
    wrongAnswer(
      rational(left, p.parts),
      'looks_alike',
      `You shaded ${countNoun(left, 'part')}. Shade ${p.shaded}, and leave the others white.`,
    ),
    wrongAnswer(
      rational(p.shaded, p.parts + 1),
      'count_marks_number_line',
      `That is cut into ${p.parts + 1} parts. Cut the ${p.shape} into ${p.parts}.`,
    ),
    wrongAnswer(
      rational(p.shaded, p.parts + p.shaded),
      'part_part_fraction',
      `There must be ${p.parts} parts in all. The shaded parts are some of them.`,
    ),
  ]
  const widget = widgetOf(p)
  const surface = surfaceOf(widget)
  return list.filter(({ value }) =>
    2 * p.shaded !== p.parts || value !== list[0]?.value ? surface.stateOf(widget, value) !== null : false,
  )
}

function solution(p: Shade): Step[] {
  const shown = fractionCircle({
    shapes: [{ parts: p.parts, shaded: p.shaded, shape: p.shape === 'bar' ? 'rectangle' : 'circle' }],
  })
  return [
    nextStep(
      p.cut === 'open'
        ? `Cut the ${p.shape} into ${p.parts} equal parts.`
        : `The ${p.shape} has ${p.parts} equal parts.`,
    ),
    nextStep(`Shade ${p.shaded} of the ${p.parts} parts.`, undefined, rational(p.shaded, p.parts), shown),
  ]
}

/** Shade a share of a shape, and cut it into equal parts first where it is not cut (1.G.A.3, 2.G.A.3, 3.NF.A.1). */
export function shadeShare(of: {
  readonly all: readonly Shade[]
  readonly prompt: (p: Shade, words: Chance) => string
  /** What the number of parts is seen from: 'The denominator is 8.' */
  readonly hint: (p: Shade) => string
}): LevelTask {
  return task<Shade>({
    id: 'shade_share',
    kind: 'build',
    version: 1,
    form: 'parts_of_whole',
    params: (chance, difficulty) => chance.pick(windowOf(of.all, difficulty, 0.5)),
    note: (p) => `${p.shaded} of ${p.parts} ${p.word ?? ''} ${p.shape} ${p.cut}`,
    space: of.all.length,
    prompt: (p, words) => ({ text: of.prompt(p, words) }),
    answer: (p) => rational(p.shaded, p.parts),
    rules: (p) => ({ given: { part: 'denominator', value: p.parts } }),
    widget: (p) => ({ surface: widgetOf(p) }),
    distractors,
    hints: (p) => [
      { text: of.hint(p) },
      {
        text:
          p.cut === 'open'
            ? `Cut the ${p.shape} into ${p.parts} equal parts.`
            : `The ${p.shape} is cut into ${p.parts} equal parts already.`,
      },
      { text: `Now shade ${p.shaded} of them.` },
    ],
    solution,
    load: shadeLoad,
  })
}
