import { AvatarBody } from './avatar.tsx'
import type { AvatarFace, AvatarShape } from './avatar-drawings.ts'

const arms = {
  stand: 'M26 76Q14 88 18 102M114 76Q126 88 122 102',
  cheer: 'M26 66Q8 54 8 34M114 66Q132 54 132 34',
  wave: 'M26 76Q14 88 18 102M114 66Q132 56 130 36',
  point: 'M26 78Q14 90 20 102M114 72Q126 70 136 60',
  think: 'M26 78Q14 90 20 102M114 82Q124 98 104 92',
} as const
export type CharacterPose = keyof typeof arms
export const characterPoses = Object.keys(arms) as CharacterPose[]

/** A figure with arms and legs. Decorative. It stands on something: a card's edge, a cell, the page; at most three together. */
export function Character({
  shape,
  pose = 'stand',
  face = shape,
  width = 140,
  className,
}: {
  shape: AvatarShape
  pose?: CharacterPose
  face?: AvatarFace
  width?: number
  className?: string
}) {
  return (
    <svg className={className} viewBox="0 0 140 144" width={width} height={(width * 144) / 140} aria-hidden="true">
      <g fill="none" stroke="var(--limb)" strokeLinecap="round" strokeWidth={5}>
        <path d="M58 108v26M82 108v26" />
        <path d="M50 136h10M80 136h10" strokeWidth={7} />
        <path d={arms[pose]} />
      </g>
      <g transform="translate(22 16)">
        <AvatarBody shape={shape} face={face} />
      </g>
    </svg>
  )
}
