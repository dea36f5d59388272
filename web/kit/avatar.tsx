import { useId, type CSSProperties } from 'react'
import { avatarBodies, avatarFaces, type AvatarFace, type AvatarShape } from './avatar-drawings.ts'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

/** The figure itself, to be placed in an svg whose box is 96 by 96. */
export function AvatarBody({ shape, face = shape }: { shape: AvatarShape; face?: AvatarFace }) {
  const id = useId()
  const body = avatarBodies[shape]
  return (
    <>
      <clipPath id={id}>
        <path d={body.path} />
      </clipPath>
      <path d={body.path} fill={`var(--av-${shape})`} />
      <g clipPath={`url(#${id})`}>
        <path
          d={body.path}
          fill="none"
          stroke="#fff"
          strokeOpacity={0.38}
          strokeWidth={7}
          transform="translate(0 4.5)"
        />
      </g>
      <g
        transform={`translate(${body.face[0]} ${body.face[1]}) scale(${body.scale})`}
        dangerouslySetInnerHTML={{ __html: avatarFaces[face] }}
      />
    </>
  )
}

/** A figure in a hexagonal frame. Sizes of the specification: 24, 50, 75. With `name` it is an image of that name. */
export function Avatar({
  shape,
  size = 50,
  name,
  className,
}: {
  shape: AvatarShape
  size?: number
  name?: string
  className?: string
}) {
  const style = { '--size': `${size}px`, '--av': `var(--av-${shape})` } as CSSProperties
  return (
    <span
      className={classNames(styles['frame'], className)}
      style={style}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 96 96">
        <AvatarBody shape={shape} />
      </svg>
    </span>
  )
}
