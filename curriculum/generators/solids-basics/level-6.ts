import { polygon } from '../../figures/polygon.ts'
import { solid } from '../../figures/solid.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A rectangle or right triangle of width r and height h that spins about the side h; 'spin' asks for the solid, 'flat' for the shape, 'slice' for the cut through the axis. */
export interface Params {
  readonly shape: 'rectangle' | 'triangle'
  readonly asked: 'spin' | 'flat' | 'slice'
  readonly r: number
  readonly h: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  return {
    shape: chance.pick(['rectangle', 'triangle'] as const),
    asked: stage < 0.33 ? 'spin' : stage < 0.66 ? 'flat' : 'slice',
    r: chance.int(2, 20),
    h: chance.int(2, 32),
  }
}

const reject = ({ r, h }: Params): string | null =>
  h > 4 * r || h < 0.8 * r || r === h || 2 * r === h ? 'hard to draw, or sizes alike' : null

const solidItem = (kind: 'cylinder' | 'cone', r: number, h: number): Item =>
  item(`${kind} ${r} ${h}`, `a ${kind} with radius ${r} cm and height ${h} cm`)
const flatItem = (shape: 'rectangle' | 'right triangle', r: number, h: number): Item =>
  item(`${shape} ${r} ${h}`, `a ${shape} ${r} cm wide and ${h} cm high`)
const sliceItem = (shape: 'rectangle' | 'triangle', w: number, h: number): Item =>
  item(
    `${shape} ${w} ${h}`,
    shape === 'rectangle'
      ? `a rectangle ${w} cm wide and ${h} cm high`
      : `a triangle with base ${w} cm and height ${h} cm`,
  )

function tell(p: Params): Telling {
  const { r, h } = p
  const box = p.shape === 'rectangle'
  const [kind, other] = box ? (['cylinder', 'cone'] as const) : (['cone', 'cylinder'] as const)
  const why = box
    ? 'Each point of the far side runs on a circle, so the far side sweeps out a curved wall.'
    : 'The slanted side runs from the tip around to the rim.'
  if (p.asked === 'spin')
    return {
      ask: [
        box
          ? `A rectangle is ${r} cm wide and ${h} cm high. It spins about its side of ${h} cm. Which solid appears?`
          : `A right triangle has legs of ${r} cm and ${h} cm. It spins about the leg of ${h} cm. Which solid appears?`,
      ],
      answer: solidItem(kind, r, h),
      wrong: [
        [
          solidItem(kind, h, r),
          'prototype_shape',
          `The side on the axis becomes the height. The shape spins about the side of ${h} cm.`,
        ],
        [solidItem(other, r, h), 'looks_alike', why],
        [
          solidItem(kind, 2 * r, h),
          'looks_alike',
          `The width of ${r} cm reaches from the axis to the rim. So it is the radius.`,
        ],
      ],
      hints: [
        'The side on the axis does not move. It becomes the height.',
        'The point farthest from the axis runs on a circle. How far away is it?',
        box ? 'What does the side across from the axis sweep out?' : 'What does the slanted side sweep out?',
      ],
      steps: [
        [`The side of ${h} cm stays on the axis. It becomes the height.`],
        [`The width of ${r} cm turns into the radius.`],
        [`${why} So it is ${solidItem(kind, r, h).text}.`],
      ],
    }
  if (p.asked === 'flat') {
    const name = box ? 'rectangle' : 'right triangle'
    return {
      ask: [
        `A ${kind} has a radius of ${r} cm and a height of ${h} cm. Which shape sweeps it out when it spins about its upright side?`,
      ],
      answer: flatItem(name, r, h),
      wrong: [
        [
          flatItem(name, 2 * r, h),
          'prototype_shape',
          'That is the slice through the whole solid. Only half of it spins about the axis.',
        ],
        [
          flatItem(box ? 'right triangle' : 'rectangle', r, h),
          'looks_alike',
          box ? 'A triangle sweeps out a cone.' : 'A rectangle sweeps out a cylinder.',
        ],
        [flatItem(name, h, r), 'looks_alike', 'Width and height changed places. The height stands on the axis.'],
      ],
      hints: [
        'Cut the solid straight down through its axis. Then look at one half of the slice.',
        'The radius is the width of that half.',
        'The height stays the height.',
      ],
      steps: [
        ['Cut the solid through its axis and look at one half.'],
        [`It reaches ${r} cm from the axis and is ${h} cm high. So it is ${flatItem(name, r, h).text}.`],
      ],
    }
  }
  const shape = box ? 'rectangle' : 'triangle'
  return {
    ask: [
      box
        ? `A rectangle ${r} cm wide and ${h} cm high spins about its side of ${h} cm. The solid is cut along the axis. What is the slice?`
        : `A right triangle with legs of ${r} cm and ${h} cm spins about the leg of ${h} cm. The solid is cut along the axis. What is the slice?`,
    ],
    answer: sliceItem(shape, 2 * r, h),
    wrong: [
      [
        sliceItem(shape, r, h),
        'prototype_shape',
        'That is the shape that spins. The slice goes through both sides of the axis.',
      ],
      [
        item(`circle ${r}`, `a circle with radius ${r} cm`),
        'looks_alike',
        'A circle appears when the cut is at a right angle to the axis.',
      ],
      [
        sliceItem(box ? 'triangle' : 'rectangle', 2 * r, h),
        'looks_alike',
        box ? 'A triangle would be the slice of a cone.' : 'A rectangle would be the slice of a cylinder.',
      ],
      [sliceItem(shape, 2 * h, r), 'looks_alike', 'The side on the axis is the height. It is not doubled.'],
    ],
    hints: [
      `First think of the solid: a ${kind}.`,
      'A cut along the axis shows the spinning shape on both sides.',
      `So the slice is twice as wide as the shape: \\(2 \\times ${r}\\).`,
    ],
    steps: [
      [`Spinning makes a ${kind} with radius ${r} cm and height ${h} cm.`],
      ['The cut along the axis shows the shape and its mirror image.', `2 \\times ${r} = ${2 * r}`],
      [`So the slice is ${sliceItem(shape, 2 * r, h).text}.`],
    ],
  }
}

function picture(p: Params): Figure {
  const { r, h } = p
  const label = (n: number): string => `${n} cm`
  if (p.asked === 'flat')
    return solid({
      solids: [
        {
          kind: p.shape === 'rectangle' ? 'cylinder' : 'cone',
          radius: r,
          height: h,
          labels: { radius: label(r), height: label(h) },
        },
      ],
    })
  const corners =
    p.shape === 'rectangle'
      ? ([
          [0, 0],
          [r, 0],
          [r, h],
          [0, h],
        ] as const)
      : ([
          [0, 0],
          [r, 0],
          [0, h],
        ] as const)
  return polygon(
    {
      corners: [...corners],
      sideLabels: p.shape === 'rectangle' ? [label(r), null, null, null] : [label(r), null, null],
      rightAngles: p.shape === 'rectangle' ? [0, 1, 2, 3] : [0],
      inner: [{ from: [0, -0.12 * h], to: [0, 1.12 * h], label: label(h) }],
    },
    {
      title: 'A shape and its axis',
      alt: `A ${p.shape === 'rectangle' ? 'rectangle' : 'right triangle'} beside a dashed axis. ${p.shape === 'rectangle' ? 'Its side' : 'Its leg'} on the axis measures ${h} cm, the one away from the axis ${r} cm.`,
    },
  )
}

/** Predict solids of rotation and their slices (HSG-GMD.B.4). */
export const level: TopicLevel<Params> = {
  key: 'solids_basics/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.shape} ${p.asked} ${p.r} ${p.h}`,
  ...toldBy(tell, picture),
  forms: ['choice'],
  figure: picture,
  load: (p) => ({ spin: 0, flat: 1, slice: 2 })[p.asked],
}
