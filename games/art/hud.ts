import type { View } from './view.ts'

/** What the head of every game shows. */
export interface HudFacts {
  readonly secondsLeft: number
  readonly score: number
  /** Right answers in a row. */
  readonly streak: number
  readonly correct: number
}

const ink = 'rgba(20, 22, 66, 0.82)'
const height = 30
const top = 12

/** Draws time, right answers, streak and score as dark pills along the upper edge. */
export function drawHud(view: View, facts: HudFacts): void {
  const { left, right } = view.visible
  const minutes = Math.floor(facts.secondsLeft / 60)
  const seconds = String(Math.floor(facts.secondsLeft % 60)).padStart(2, '0')
  pill(view, left + 12, 92)
  clock(view, left + 31, top + height / 2)
  words(view, `${minutes}:${seconds}`, left + 68)
  pill(view, right - 12 - 96, 96)
  star(view, right - 12 - 78, top + height / 2, 9, '#fbc024')
  words(view, String(facts.score), right - 12 - 40)
  if (facts.streak < 2) return
  // On a narrow screen the streak stands below the score.
  const isNarrow = right - left < 700
  const x = isNarrow ? right - 12 - 72 : right - 12 - 96 - 8 - 72
  const y = isNarrow ? top + height + 6 : top
  pill(view, x, 72, y)
  flame(view, x + 18, y + height / 2)
  words(view, `×${facts.streak}`, x + 46, y)
}

function pill(view: View, x: number, width: number, y: number = top): void {
  view.roundRect(x, y, width, height, height / 2, ink)
}

function words(view: View, text: string, x: number, y: number = top): void {
  view.text(text, x, y + height / 2 + 1, { size: 18, color: '#fff' })
}

function clock(view: View, x: number, y: number): void {
  view.circle(x, y, 9, '#fff')
  view.line(
    [
      [x, y - 5],
      [x, y],
      [x + 4, y + 2],
    ],
    2.2,
    '#304de0',
  )
}

/** A star with five points. */
export function star(view: Pick<View, 'polygon'>, x: number, y: number, radius: number, color: string): void {
  const points = Array.from({ length: 10 }, (_, index): readonly [number, number] => {
    const length = index % 2 === 0 ? radius : radius * 0.5
    const turn = (index / 10) * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(turn) * length, y + Math.sin(turn) * length]
  })
  view.polygon(points, color)
}

function flame(view: View, x: number, y: number): void {
  view.at(x, y, {}, () => {
    view.path('M0-11C6-5 9-1 8 4A8 8 0 0 1-8 4C-8 0-5-2-4-6C-2-4-1-3-1-1C1-4 1-8 0-11Z', '#ff8a1f')
    view.path('M1-2C4 1 4.5 3 4 5.5A4 4 0 0 1-4 5.5C-4 3-1 2 1-2Z', '#ffd34d')
  })
}
