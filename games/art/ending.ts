import { drawFriend, drawLimbs } from './friends.ts'
import { star } from './hud.ts'
import type { View } from './view.ts'
import { world } from '../engine/game-definition.ts'

const colors = ['#fbc024', '#4fcaa2', '#7990f4', '#f36d9a', '#ff8a1f'] as const

/** What the end of a run says. */
export interface EndingFacts {
  readonly win: boolean
  readonly correct: number
  /** Seconds since the end. */
  readonly since: number
}

/** Draws the end of a run over its last picture: cheering under falling cells, or a friendly nod to next time. */
export function drawEnding(view: View, { win, correct, since }: EndingFacts): void {
  const comes = view.reducedMotion ? 1 : Math.min(1, since / 0.4)
  const [x, y] = [world.width / 2, world.height / 2]
  view.at(0, 0, { alpha: comes }, () => view.rect(0, 0, world.width, world.height, 'rgba(16,18,60,0.42)'))
  if (win) drawConfetti(view, since)
  view.at(x, y + (1 - comes) * 60, { alpha: comes }, () => {
    view.roundRect(-190, -92, 380, 196, 28, 'rgba(10,12,50,0.3)')
    view.roundRect(-190, -98, 380, 196, 28, '#ffffff')
    view.roundRect(-190, -98, 380, 10, 5, win ? '#fbc024' : '#7990f4')
    const hop = win && !view.reducedMotion ? Math.abs(Math.sin(since * 5)) * 12 : 0
    drawLimbs(view, -112, 6 - hop, 84, view.reducedMotion ? 0 : since * 1.5)
    drawFriend(view, 'hexagon', -112, 6 - hop, 84, win ? 'wow' : 'glad')
    view.text(win ? 'You did it!' : 'Good run!', 58, -42, { size: 38, color: '#1a1a38' })
    view.text(`${correct} right ${correct === 1 ? 'answer' : 'answers'}`, 58, 2, { size: 24, color: '#304de0' })
    for (let index = 0; index < 3; index++) {
      const isLit = win || index < Math.min(2, Math.floor(correct / 6))
      star(view, 8 + index * 50, 52, 20, isLit ? '#fbc024' : '#e3e3f0')
    }
  })
}

function drawConfetti(view: View, since: number): void {
  for (let index = 0; index < 60; index++) {
    const x = (index * 131) % world.width
    const fall = view.reducedMotion
      ? (index * 67) % world.height
      : ((since * (90 + (index % 5) * 26) + index * 67) % (world.height + 40)) - 20
    view.at(x + Math.sin(since * 2 + index) * 12, fall, { turn: view.reducedMotion ? index : since * 3 + index }, () =>
      view.path('M0-7 6-3.5V3.5L0 7-6 3.5V-3.5Z', colors[index % colors.length] ?? '#fff'),
    )
  }
}
