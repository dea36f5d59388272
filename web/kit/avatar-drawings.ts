/** The twelve plane figures that are our avatars: outline in a 96 by 96 box, where the face sits, and the face itself. */
export const avatarShapes = [
  'circle',
  'semi_circle',
  'right_triangle',
  'octagon',
  'pentagon',
  'oval',
  'diamond',
  'square',
  'rectangle',
  'trapezoid',
  'hexagon',
  'triangle',
] as const
/** Two people, for tutors. */
export const avatarPeople = ['person_one', 'person_two'] as const
export type AvatarShape = (typeof avatarShapes)[number] | (typeof avatarPeople)[number]

/** The drawing of an account's avatar; null for a name that is none of ours. */
export function avatarShapeOf(avatar: string): AvatarShape | null {
  return [...avatarShapes, ...avatarPeople].find((shape) => shape === avatar) ?? null
}

/** The figure of an account; one that is not known is a hexagon. */
export function avatarOrHexagon(avatar: string): AvatarShape {
  return avatarShapeOf(avatar) ?? 'hexagon'
}

interface Body {
  /** svg path of the outline */
  readonly path: string
  /** centre of the face */
  readonly face: readonly [x: number, y: number]
  readonly scale: number
}

export const avatarBodies: Record<AvatarShape, Body> = {
  circle: { path: 'M48 9a39 39 0 1 1 0 78a39 39 0 1 1 0-78Z', face: [48, 49], scale: 1 },
  semi_circle: {
    path: 'M10 66Q7 66 7.200 62C8.800 40 26.500 23 48 23C69.500 23 87.200 40 88.800 62Q89 66 86 66Z',
    face: [48, 53],
    scale: 0.92,
  },
  right_triangle: {
    path: 'M24.47 18.74Q14 8 14 23L14 73Q14 88 29 88L77 88Q92 88 81.53 77.26Z',
    face: [36, 66],
    scale: 0.84,
  },
  octagon: {
    path: 'M24.15 16.98Q31.93 9.2 42.93 9.2L53.07 9.2Q64.07 9.2 71.85 16.98L79.02 24.15Q86.8 31.93 86.8 42.93L86.8 53.07Q86.8 64.07 79.02 71.85L71.85 79.02Q64.07 86.8 53.07 86.8L42.93 86.8Q31.93 86.8 24.15 79.02L16.98 71.85Q9.2 64.07 9.2 53.07L9.2 42.93Q9.2 31.93 16.98 24.15Z',
    face: [48, 49],
    scale: 1,
  },
  pentagon: {
    path: 'M37.48 14.64Q48 7 58.52 14.64L79.33 29.76Q89.85 37.4 85.83 49.77L77.88 74.23Q73.86 86.6 60.86 86.6L35.14 86.6Q22.14 86.6 18.12 74.23L10.17 49.77Q6.15 37.4 16.67 29.76Z',
    face: [48, 54],
    scale: 1,
  },
  oval: {
    path: 'M48 18C74 18 91 31 91 49C91 67 74 80 48 80C22 80 5 67 5 49C5 31 22 18 48 18Z',
    face: [48, 50],
    scale: 1,
  },
  diamond: {
    path: 'M37.64 13.84Q48 3 58.36 13.84L80.64 37.16Q91 48 80.64 58.84L58.36 82.16Q48 93 37.64 82.16L15.36 58.84Q5 48 15.36 37.16Z',
    face: [48, 49],
    scale: 0.9,
  },
  square: {
    path: 'M12 27Q12 12 27 12L69 12Q84 12 84 27L84 69Q84 84 69 84L27 84Q12 84 12 69Z',
    face: [48, 50],
    scale: 1,
  },
  rectangle: {
    path: 'M4 35Q4 21 18 21L78 21Q92 21 92 35L92 63Q92 77 78 77L18 77Q4 77 4 63Z',
    face: [48, 50],
    scale: 1,
  },
  trapezoid: {
    path: 'M21.48 30.19Q26 18 39 18L57 18Q70 18 74.52 30.19L88.48 67.81Q93 80 80 80L16 80Q3 80 7.52 67.81Z',
    face: [48, 54],
    scale: 1,
  },
  hexagon: {
    path: 'M76.58 21.5Q85.24 26.5 85.24 36.5L85.24 59.5Q85.24 69.5 76.58 74.5L56.66 86Q48 91 39.34 86L19.42 74.5Q10.76 69.5 10.76 59.5L10.76 36.5Q10.76 26.5 19.42 21.5L39.34 10Q48 5 56.66 10Z',
    face: [48, 49],
    scale: 1,
  },
  triangle: {
    path: 'M39.53 20.74Q48 6 56.47 20.74L85.53 71.26Q94 86 77 86L19 86Q2 86 10.47 71.26Z',
    face: [48, 62],
    scale: 0.9,
  },
  person_one: {
    path: 'M48 8a24 24 0 1 1 0 48a24 24 0 1 1 0-48ZM8 88Q8 60 48 60Q88 60 88 88Z',
    face: [48, 33],
    scale: 0.62,
  },
  person_two: {
    path: 'M48 6C66 6 72 20 72 33C72 48 62 56 48 56C34 56 24 48 24 33C24 20 30 6 48 6ZM14 70Q18 60 34 60L62 60Q78 60 82 70L88 88L8 88Z',
    face: [48, 33],
    scale: 0.62,
  },
}

/** Two moods fit any body; the others are each figure's own face. */
export type AvatarFace = AvatarShape | 'cheer' | 'think'

/** svg markup drawn around 0, 0 */
export const avatarFaces: Record<AvatarFace, string> = {
  person_one:
    '<circle cx="-12" cy="-4" r="4.6" fill="#1d1a38"/><circle cx="12" cy="-4" r="4.6" fill="#1d1a38"/><path d="M-12 11Q0 22 12 11" fill="none" stroke="#1d1a38" stroke-width="4" stroke-linecap="round"/>',
  person_two:
    '<circle cx="-13" cy="-4" r="9" fill="none" stroke="#1d1a38" stroke-width="3.4"/><circle cx="13" cy="-4" r="9" fill="none" stroke="#1d1a38" stroke-width="3.4"/><path d="M-4-4h8" stroke="#1d1a38" stroke-width="3.4"/><circle cx="-13" cy="-4" r="3.6" fill="#1d1a38"/><circle cx="13" cy="-4" r="3.6" fill="#1d1a38"/><path d="M-10 14Q0 21 10 14" fill="none" stroke="#1d1a38" stroke-width="4" stroke-linecap="round"/>',
  circle:
    '<ellipse cx="-22" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="22" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="-11" cy="-4" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="-9.3" cy="-6.1" r="1.8" fill="#fff"/><ellipse cx="11" cy="-4" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="12.7" cy="-6.1" r="1.8" fill="#fff"/><path d="M-10 6Q0 4.5 10 6Q9 17 0 17Q-9 17 -10 6Z" fill="#1d1a38"/><path d="M-5.5 13Q0 7.5 5.5 13Q4 17 0 17Q-4 17 -5.5 13Z" fill="#ff8f7a"/>',
  semi_circle:
    '<ellipse cx="-21" cy="7" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="21" cy="7" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><path d="M-15.5-1Q-11-7-6.5-1" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M6.5-1Q11-7 15.5-1" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M-7 8Q0 14 7 8" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  right_triangle:
    '<ellipse cx="-17" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="17" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><circle cx="-10" cy="-3" r="7.5" fill="#fff"/><circle cx="-8.5" cy="-2.5" r="4.2" fill="#1d1a38"/><circle cx="-7" cy="-4.5" r="1.425" fill="#fff"/><circle cx="10" cy="-3" r="7.5" fill="#fff"/><circle cx="11.5" cy="-2.5" r="4.2" fill="#1d1a38"/><circle cx="13" cy="-4.5" r="1.425" fill="#fff"/><path d="M-4 12Q1 15 6 11" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  octagon:
    '<ellipse cx="-22" cy="9" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="22" cy="9" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><path d="M-17-13Q-11-16-6-13" fill="none" stroke="#1d1a38" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="-11" cy="-2" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="-9.3" cy="-4.1" r="1.8" fill="#fff"/><path d="M6.5-2Q11-6.5 15.5-2" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M-8 9Q1 16 9 7" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  pentagon:
    '<ellipse cx="-20" cy="7" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="20" cy="7" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="-10" cy="-4" rx="4.6" ry="5.43" fill="#1d1a38"/><circle cx="-8.44" cy="-5.93" r="1.66" fill="#fff"/><ellipse cx="10" cy="-4" rx="4.6" ry="5.43" fill="#1d1a38"/><circle cx="11.56" cy="-5.93" r="1.66" fill="#fff"/><circle cx="-10" cy="-4" r="9.5" fill="#fff" fill-opacity=".28" stroke="#1d1a38" stroke-width="2.6"/><circle cx="10" cy="-4" r="9.5" fill="#fff" fill-opacity=".28" stroke="#1d1a38" stroke-width="2.6"/><path d="M-1-5Q0-6 1-5" fill="none" stroke="#1d1a38" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M-6 11Q0 15 6 11" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  oval: '<ellipse cx="-24" cy="6" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="24" cy="6" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="-13" cy="-4" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="-11.3" cy="-6.1" r="1.8" fill="#fff"/><ellipse cx="13" cy="-4" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="14.7" cy="-6.1" r="1.8" fill="#fff"/><ellipse cx="0" cy="9" rx="4.4" ry="5.2" fill="#1d1a38"/><ellipse cx="0" cy="11.5" rx="2.6" ry="2" fill="#ff8f7a"/>',
  diamond:
    '<ellipse cx="-19" cy="7" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="19" cy="7" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="-9.5" cy="-3" rx="4.8" ry="5.66" fill="#1d1a38"/><circle cx="-7.87" cy="-5.02" r="1.73" fill="#fff"/><ellipse cx="9.5" cy="-3" rx="4.8" ry="5.66" fill="#1d1a38"/><circle cx="11.13" cy="-5.02" r="1.73" fill="#fff"/><path d="M-13.5-11.5l5-1.5M13.5-11.5l-5-1.5" fill="none" stroke="#1d1a38" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M-6 9Q0 13.5 6 9" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  square:
    '<ellipse cx="-23" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="23" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><circle cx="-12" cy="-5" r="8.5" fill="#fff"/><circle cx="-13.6" cy="-4.5" r="4.760000000000001" fill="#1d1a38"/><circle cx="-11.899999999999999" cy="-6.7" r="1.615" fill="#fff"/><circle cx="12" cy="-5" r="8.5" fill="#fff"/><circle cx="10.4" cy="-4.5" r="4.760000000000001" fill="#1d1a38"/><circle cx="12.100000000000001" cy="-6.7" r="1.615" fill="#fff"/><path d="M-9 8Q0 6.5 9 8Q8 17 0 17Q-8 17 -9 8Z" fill="#1d1a38"/><path d="M-6 8.3Q0 7.3 6 8.3L5.5 11.5Q0 12.3-5.5 11.5Z" fill="#fff"/>',
  rectangle:
    '<ellipse cx="-30" cy="6" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="30" cy="6" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="-16" cy="-3" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="-14.3" cy="-5.1" r="1.8" fill="#fff"/><ellipse cx="16" cy="-3" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="17.7" cy="-5.1" r="1.8" fill="#fff"/><path d="M-9 6Q0 14.5 9 6" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  trapezoid:
    '<ellipse cx="-22" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="22" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><path d="M-16-3h9M7-3h9" fill="none" stroke="#1d1a38" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M-15 .5Q-11.5 4-8 .5M8 .5Q11.5 4 15 .5" fill="none" stroke="#1d1a38" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M-5 11Q0 14 5 11" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  hexagon:
    '<ellipse cx="-22" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="22" cy="8" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="-11.5" cy="-4" rx="5.4" ry="6.37" fill="#1d1a38"/><circle cx="-9.66" cy="-6.27" r="1.94" fill="#fff"/><ellipse cx="11.5" cy="-4" rx="5.4" ry="6.37" fill="#1d1a38"/><circle cx="13.34" cy="-6.27" r="1.94" fill="#fff"/><path d="M-11 6Q0 4.5 11 6Q10 18 0 18Q-10 18 -11 6Z" fill="#1d1a38"/><path d="M-6.050000000000001 14Q0 8.5 6.050000000000001 14Q4.4 18 0 18Q-4.4 18 -6.050000000000001 14Z" fill="#ff8f7a"/>',
  triangle:
    '<ellipse cx="-19" cy="7" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="19" cy="7" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="-10" cy="-3" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="-8.3" cy="-5.1" r="1.8" fill="#fff"/><path d="M5.5-3.5l8 3.5-8 3" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M-7 8Q0 9 7 8Q6 15 0 15Q-6 15-7 8Z" fill="#1d1a38"/><path d="M-3.5 12.8Q0 10.5 3.5 12.8Q2.5 18.5 0 18.5Q-2.5 18.5-3.5 12.8Z" fill="#ff8f7a"/>',
  cheer:
    '<ellipse cx="-22" cy="9" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><ellipse cx="22" cy="9" rx="5" ry="3.4" fill="#ff6b57" opacity="0.55"/><path d="M-16-1Q-11-8-6-1" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M6-1Q11-8 16-1" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M-12 5Q0 3.5 12 5Q11 19 0 19Q-11 19 -12 5Z" fill="#1d1a38"/><path d="M-6.6000000000000005 15Q0 9.5 6.6000000000000005 15Q4.800000000000001 19 0 19Q-4.800000000000001 19 -6.6000000000000005 15Z" fill="#ff8f7a"/>',
  think:
    '<ellipse cx="-21" cy="9" rx="5" ry="3.4" fill="#ff6b57" opacity="0.4"/><ellipse cx="21" cy="9" rx="5" ry="3.4" fill="#ff6b57" opacity="0.4"/><ellipse cx="-11" cy="-3" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="-7.7" cy="-5.1" r="1.8" fill="#fff"/><ellipse cx="11" cy="-3" rx="5" ry="5.9" fill="#1d1a38"/><circle cx="14.3" cy="-5.1" r="1.8" fill="#fff"/><path d="M4-14Q10-17 16-13" fill="none" stroke="#1d1a38" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M-5 11Q1 8.5 7 11.5" fill="none" stroke="#1d1a38" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
}
