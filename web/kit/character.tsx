import type { CSSProperties } from 'react'
import { AvatarBody } from './avatar.tsx'
import type { AvatarFace, AvatarShape } from './avatar-drawings.ts'
import { anchors } from './character-anchors.ts'
import styles from './character.module.css'

/** A bend and a hand, as seen from a shoulder: px outward, px down. */
type Arm = readonly [bendOut: number, bendDown: number, handOut: number, handDown: number]

const hangs: Arm = [15, 8, 12, 25]
const raised: Arm = [20, -8, 17, -31]

/** Left arm, right arm. */
const arms = {
  stand: [hangs, hangs],
  cheer: [raised, raised],
  wave: [hangs, raised],
  point: [hangs, [13, 3, 25, -11]],
  think: [hangs, [26, 26, -17, 20]],
} as const satisfies Record<string, readonly [Arm, Arm]>
export type CharacterPose = keyof typeof arms
export const characterPoses = Object.keys(arms) as CharacterPose[]

/** The body's box of 96 by 96 begins this far to the right in the drawing of 140 by 144. */
const bodyX = 22
const hipY = 98
const ground = 136

function arm([bendOut, bendDown, handOut, handDown]: Arm, x: number, y: number, side: -1 | 1): string {
  return `M${x} ${y}q${side * bendOut} ${bendDown} ${side * handOut} ${handDown}`
}

/**
 * A figure with arms and legs that grow out of its own outline. It breathes twice, and a wave is waved, then it stands still.
 * Decorative. It stands on something: a card's edge, a cell, the page; at most three together.
 */
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
  const { shoulders, hips } = anchors[shape]
  // A flat figure stands lower, so that all have legs of one length.
  const bodyY = hipY - hips[2]
  const [left, right, high] = [shoulders[0] + bodyX, shoulders[1] + bodyX, shoulders[2] + bodyY]
  const [hipLeft, hipRight] = [hips[0] + bodyX, hips[1] + bodyX]
  const [leftArm, rightArm] = arms[pose]
  const hand = (
    <path
      className={pose === 'wave' ? styles['waving'] : undefined}
      style={{ '--shoulder': `${right}px ${high}px` } as CSSProperties}
      d={arm(rightArm, right, high, 1)}
    />
  )
  const limbs = { fill: 'none', stroke: 'var(--limb)', strokeLinecap: 'round', strokeWidth: 5 } as const
  return (
    <svg className={className} viewBox="0 0 140 144" width={width} height={(width * 144) / 140} aria-hidden="true">
      <g {...limbs}>
        <path d={`M${hipLeft} ${hipY}V${ground - 2}M${hipRight} ${hipY}V${ground - 2}`} />
        <path d={`M${hipLeft - 7} ${ground}h9M${hipRight - 2} ${ground}h9`} strokeWidth={7} />
      </g>
      <g className={styles['body']}>
        <g {...limbs}>
          <path d={arm(leftArm, left, high, -1)} />
          {pose !== 'think' && hand}
        </g>
        <g transform={`translate(${bodyX} ${bodyY})`}>
          <AvatarBody shape={shape} face={face} />
        </g>
        {pose === 'think' && <g {...limbs}>{hand}</g>}
      </g>
    </svg>
  )
}
