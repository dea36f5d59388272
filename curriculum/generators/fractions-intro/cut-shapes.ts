import { retold } from '../../figures/drawing.ts'
import { fractionCircle } from '../../figures/fraction-circle.ts'
import { range } from '../wrong-answer.ts'
import type { Figure } from '../../values/values.ts'

/** Shapes in equal parts, to be counted: who hears the picture goes around them part by part, and is not told how many there are. */
export function cutShapes(parts: number, shape: 'circle' | 'rectangle', wholes = 1): Figure {
  const drawn = fractionCircle({ shapes: range(1, wholes).map(() => ({ parts, shaded: 0, shape })) })
  const around = `${shape === 'circle' ? 'Going around it' : 'Going along it'}: ${range(1, parts)
    .map(() => 'a part')
    .join(', ')}`
  const alt =
    wholes === 1
      ? `A ${shape} cut into equal parts. ${around}.`
      : range(1, wholes)
          .map(() => `A ${shape}. ${around}.`)
          .join(' ')
  return retold(drawn, { title: 'Equal parts', alt, facts: drawn.facts })
}
