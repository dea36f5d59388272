import { figureFaults } from '../figures/layout-check.ts'
import { splitRichText } from '../notation/rich-text.ts'
import { figuresOf, linesOf, textsOf, widgetItems } from './pieces.ts'
import type { Sweep } from './check.ts'
import type { Figure } from '../values/values.ts'

/** Every n-th seed has all its hints, steps and forms rendered; the others what stands in the question itself. */
const thorough = 5

function mathsOf(text: string): string[] {
  return splitRichText(text).flatMap((piece) => (piece.kind === 'maths' ? [piece.value] : []))
}

/** The faults of each distinct drawing are looked for once. */
function faultsOf(figure: Figure, known: Map<string, readonly string[]>): readonly string[] {
  const found = known.get(figure.svg) ?? figureFaults(figure)
  known.set(figure.svg, found)
  return found
}

function checkMaths(sweep: Sweep, seed: number, where: string, latex: string, known: Map<string, string | null>): void {
  let fault = known.get(latex)
  if (fault === undefined) {
    try {
      sweep.renderMaths(latex)
      fault = null
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error)
    }
    known.set(latex, fault)
  }
  if (fault !== null) sweep.fail('P9', seed, `${where}: ${fault}`)
}

/** P9: every piece of maths renders strictly; every figure is well-formed, inside its box, readable; where one is needed, it is there. */
export function checkDrawn(sweep: Sweep): void {
  const maths = new Map<string, string | null>()
  const figures = new Map<string, readonly string[]>()
  for (const [i, sample] of sweep.samples.entries()) {
    const { choice, seed } = sample
    const drawn = choice.figure !== undefined || widgetItems(choice).some((item) => item.svg !== undefined)
    // The figure of the catalogue belongs to the procedure that the level is named for; other tasks say for themselves what they show.
    if (sweep.level.task === undefined && sweep.entry.figure !== null && !drawn)
      sweep.fail('P9', seed, `the ${sweep.entry.figure} is missing`)
    for (const { where, figure } of figuresOf(choice)) {
      if (i % thorough !== 0 && where !== 'figure') continue
      for (const fault of faultsOf(figure, figures)) sweep.fail('P9', seed, `${where}: ${fault}`)
    }
    for (const option of sample.answer.kind === 'item'
      ? [sample.answer, ...choice.key.wrong.map((w) => w.value)]
      : []) {
      if (option.kind === 'item' && option.figure !== undefined) {
        for (const fault of faultsOf(option.figure, figures)) sweep.fail('P9', seed, `option ${option.id}: ${fault}`)
      }
    }
    const texts = [...textsOf(choice), ...(i % thorough === 0 ? [...sample.byForm.values()].flatMap(textsOf) : [])]
    for (const { where, text } of texts) for (const latex of mathsOf(text)) checkMaths(sweep, seed, where, latex, maths)
    for (const { where, text } of linesOf(choice)) checkMaths(sweep, seed, where, text, maths)
  }
}
