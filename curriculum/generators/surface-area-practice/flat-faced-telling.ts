import { facesOf, surfaceOf, unitNames } from './flat-faced.ts'
import type { FlatFaced } from './flat-faced.ts'
import type { Telling } from '../telling.ts'

type Wrong = Telling['wrong'][number]

/** Surface areas that are often given instead, with the reason. */
function wrongs(s: FlatFaced): Wrong[] {
  const { kind, a, b, c, l } = s
  const total = surfaceOf(s)
  if (kind === 'box' || kind === 'open')
    return [
      [
        a * b + a * c + b * c,
        'count_visible_faces',
        kind === 'box'
          ? 'Only three faces were added. Each has an equal one on the far side.'
          : 'Only the faces seen in front were added. The far sides count too.',
      ],
      [
        4 * (a + b + c),
        'area_perimeter_swap',
        'That adds the lengths of the edges. Each face needs length times width.',
      ],
      [a * b * c, 'looks_alike', 'That is the volume, the room inside. The surface covers the outside.'],
      kind === 'open'
        ? [total + a * b, 'looks_alike', 'The top is open, so it has no face there.']
        : [total - a * b, 'stops_early', 'One face was left out. A box has six faces.'],
    ]
  if (kind === 'prism')
    return [
      [
        a * c + l * (a + 2 * c),
        'slant_as_height',
        'The slanted side was taken as the height of the triangle. Use the height at a right angle.',
      ],
      [
        (a * b) / 2 + l * c + l * a,
        'count_visible_faces',
        'Some faces were left out. The far triangle and the far rectangle count too.',
      ],
      [a * b * 2 + l * (a + 2 * c), 'wrong_operation', 'A triangle is half of base times height.'],
      [(a * b * l) / 2, 'looks_alike', 'That is the volume, the room inside. The surface covers the outside.'],
    ]
  return [
    [
      a * a + 2 * a * b,
      'slant_as_height',
      'The height of the pyramid was used for the triangles. Their height is the slant height.',
    ],
    [2 * a * c, 'count_visible_faces', 'The base was left out. It is hidden, but it belongs to the surface.'],
    [a * a + 4 * a * c, 'wrong_operation', 'A triangle is half of base times height.'],
    [a * a + (a * c) / 2, 'stops_early', 'There are four triangles. Only one was added.'],
  ]
}

/** What is asked, in the given wordings, and how the faces are added. `heightHidden` leaves out what a net does not show. */
export function tellSurface(s: FlatFaced, ask: Telling['ask'], heightHidden = false): Telling {
  const faces = facesOf(s)
  const total = surfaceOf(s)
  const times = (n: number, area: number): string => (n === 1 ? String(area) : `${n} \\times ${area}`)
  const how: Readonly<Record<FlatFaced['kind'], string>> = {
    box: 'Six faces: two of each kind.',
    open: 'Five faces: the top is missing.',
    prism: 'Five faces: two triangles and three rectangles.',
    pyramid: 'Five faces: one square and four equal triangles.',
  }
  const { a, b, c, l } = s
  const lines =
    s.kind === 'box' || s.kind === 'open'
      ? [`${a} \\times ${b} = ${a * b}`, `${a} \\times ${c} = ${a * c}`, `${b} \\times ${c} = ${b * c}`]
      : s.kind === 'prism'
        ? [`${a} \\times ${b} \\div 2 = ${(a * b) / 2}`, `${a} \\times ${l} = ${a * l}`, `${c} \\times ${l} = ${c * l}`]
        : [`${a} \\times ${a} = ${a * a}`, `${a} \\times ${c} \\div 2 = ${(a * c) / 2}`]
  return {
    ask,
    answer: total,
    wrong: wrongs(s).filter(([, id]) => !(heightHidden && s.kind === 'pyramid' && id === 'slant_as_height')),
    hints: [
      'The surface area is the area of all faces together.',
      how[s.kind],
      `Find the area of each kind of face, then add: \\(${faces.map((f) => times(f.times, f.area)).join(' + ')}\\).`,
    ],
    steps: [
      [how[s.kind]],
      ...faces.map((f, i): readonly [string, string] => [
        f.times === 1 ? `Find the area of ${f.what}.` : `Find the area of one of these: ${f.what}.`,
        lines[i] as string,
      ]),
      ['Add all the faces.', `${faces.map((f) => times(f.times, f.area)).join(' + ')} = ${total}`],
    ],
    rules: { unit: `square ${unitNames[s.unit]}` },
  }
}
