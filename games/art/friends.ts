import type { Pen } from './view.ts'

/** The plane figures that play with the child. */
export type Friend = 'hexagon' | 'square' | 'circle' | 'triangle'
export type Mood = 'glad' | 'wow' | 'sad'

interface Body {
  readonly color: string
  readonly rim: string
  readonly outline: string
  /** How far below the middle the face sits. */
  readonly face: number
}

/** Bodies in a box of 96 by 96 around the origin. */
const bodies: Readonly<Record<Friend, Body>> = {
  hexagon: {
    color: '#4fcaa2',
    rim: '#8be3c6',
    outline:
      'M28.58-26.5Q37.24-21.5 37.24-11.5L37.24 11.5Q37.24 21.5 28.58 26.5L8.66 38Q0 43-8.66 38L-28.58 26.5Q-37.24 21.5-37.24 11.5L-37.24-11.5Q-37.24-21.5-28.58-26.5L-8.66-38Q0-43 8.66-38Z',
    face: 0,
  },
  square: {
    color: '#7990f4',
    rim: '#a9b8fa',
    outline: 'M-36-21Q-36-36-21-36L21-36Q36-36 36-21L36 21Q36 36 21 36L-21 36Q-36 36-36 21Z',
    face: 0,
  },
  circle: { color: '#fbc531', rim: '#ffe08a', outline: 'M0-39a39 39 0 1 1 0 78a39 39 0 1 1 0-78Z', face: 0 },
  triangle: {
    color: '#f36d9a',
    rim: '#faa3c2',
    outline: 'M-9-33Q0-48 9-33L38 19Q46 36 28 36L-28 36Q-46 36-38 19Z',
    face: 10,
  },
}

const ink = '#1d1a38'

/** Draws a friend by its middle, `size` high, with a face for how things go. `blink` closes the eyes. */
export function drawFriend(
  pen: Pen,
  friend: Friend,
  x: number,
  y: number,
  size: number,
  mood: Mood,
  blink = false,
): void {
  const body = bodies[friend]
  const scale = size / 84
  pen.at(x, y, { scaleX: scale, scaleY: scale }, () => {
    pen.path(body.outline, body.color)
    pen.at(0, 3, { scaleX: 0.9, scaleY: 0.9, alpha: 0.55 }, () => pen.strokePath(body.outline, 5, body.rim))
    pen.at(0, body.face, {}, () => drawFace(pen, mood, blink))
  })
}

function drawFace(pen: Pen, mood: Mood, blink: boolean): void {
  for (const side of [-1, 1]) {
    pen.ellipse(side * 23, 9, 5.5, 3.6, 'rgba(255,90,70,0.55)')
    if (blink) pen.strokePath(`M${side * 12 - 5} -4q5 3 10 0`, 3, ink)
    else {
      pen.ellipse(side * 12, -4, 5.6, mood === 'wow' ? 7.5 : 6.5, ink)
      pen.circle(side * 12 + 1.8, -6.5, 2, '#fff')
    }
  }
  if (mood === 'sad') pen.strokePath('M-7 17Q0 10 7 17', 3.2, ink)
  else if (mood === 'wow') pen.ellipse(0, 13, 5, 6, ink)
  else {
    pen.path('M-11 7Q0 5 11 7Q10 19 0 19Q-10 19-11 7Z', ink)
    pen.path('M-6 15Q0 9.5 6 15Q4 19 0 19Q-4 19-6 15Z', '#ff8f7a')
  }
}

/** Limbs of a friend that walks: `phase` counts steps. Draw them before the body. */
export function drawLimbs(pen: Pen, x: number, y: number, size: number, phase: number): void {
  const swing = Math.sin(phase * Math.PI * 2) * size * 0.14
  const low = y + size * 0.66
  for (const side of [-1, 1]) {
    const foot = x + side * size * 0.16 + side * swing
    const lift = Math.max(0, Math.sin(phase * Math.PI * 2) * side) * size * 0.08
    pen.line(
      [
        [x + side * size * 0.15, y + size * 0.34],
        [foot, low - lift],
      ],
      size * 0.07,
      ink,
    )
    pen.ellipse(foot + size * 0.05, low - lift, size * 0.1, size * 0.05, ink)
    pen.line(
      [
        [x + side * size * 0.42, y + size * 0.05],
        [x + side * size * 0.58, y + size * 0.22 - side * swing],
      ],
      size * 0.06,
      ink,
    )
  }
}
