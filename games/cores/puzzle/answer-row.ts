import type { AnswerTag } from '../../engine/game-definition.ts'
import type { GateState } from '../../simulation/question-gate.ts'

/** The height at which the answers of a question lie, by their middle. */
export const answerRowY = 366

/** The answers side by side along the lower edge, in the part of the world that every screen shows. */
export function answerRow(gate: Readonly<GateState>): AnswerTag[] {
  if (gate.options === 0 || (gate.phase !== 'open' && gate.phase !== 'judging')) return []
  const gap = 10
  const width = Math.min(150, (560 - gap * (gate.options - 1)) / gate.options)
  const left = 400 - (gate.options * width + (gate.options - 1) * gap) / 2
  return Array.from({ length: gate.options }, (_, option) => ({
    option,
    x: left + option * (width + gap) + width / 2,
    y: answerRowY,
    width,
    height: 50,
  }))
}
