import { useId, type CSSProperties } from 'react'
import { avatarBodies, avatarFaces, type AvatarFace, type AvatarShape } from './avatar-drawings.ts'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'
import { sizes, type Size } from './sizes.ts'

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

/** A figure in a hexagonal frame, in a preset size or so many px wide. With `name` it is an image of that name. */
export function Avatar({
  shape,
  size = 'medium',
  name,
  className,
}: {
  shape: AvatarShape
  size?: Size | number
  name?: string
  className?: string
}) {
  const style = {
    '--size': `${typeof size === 'number' ? size : sizes[size]}px`,
    '--av': `var(--av-${shape})`,
  } as CSSProperties
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
