import { drawing, label, rectangle, smallest } from '../figures/drawing.ts'
import { tone } from '../figures/palette.ts'
import { textWidth } from '../figures/text-width.ts'
import { plainText } from '../notation/rich-text.ts'
import type { Figure } from '../values/values.ts'
import type { LessonPart } from './lesson-plan.ts'

const width = 320
const margin = 26
const textSize = 15
const lineHeight = 22
const mostLines = 6

/** Breaks a text into lines that fit the board; longer texts end with an ellipsis, since the caption has them in full. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(/\s+/)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (textWidth(longer, textSize) <= width - 2 * margin) current = longer
    else {
      lines.push(current)
      current = word
    }
  }
  lines.push(current)
  const kept = lines.filter((line) => line !== '')
  return kept.length <= mostLines ? kept : [...kept.slice(0, mostLines - 1), `${kept[mostLines - 1] ?? ''} …`]
}

/** A board with the words of a part, for parts that bring neither drawing nor maths: every part has something to see. */
export function board(part: LessonPart): Figure {
  const lines = linesOf(plainText(part.say))
  const height = Math.max(120, 62 + lines.length * lineHeight)
  const body =
    rectangle(8, 8, width - 16, height - 16, { fill: tone.paper, stroke: tone.f2, width: 3, radius: 14 }) +
    label(width / 2, 36, part.heading, { size: 17 }) +
    lines
      .map((line, i) =>
        label(width / 2, 62 + i * lineHeight, line, {
          size: Math.max(textSize, smallest),
          weight: 500,
          fill: tone.ink,
        }),
      )
      .join('')
  const words = `A board headed ${part.heading}: ${plainText(part.say)}`
  const alt = words.length <= 250 ? words : `${words.slice(0, words.lastIndexOf(' ', 248))} …`
  return drawing({ width, height, hue: 'lapis', title: part.heading, alt, facts: {} }, body)
}
