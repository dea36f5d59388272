import { useEffect, useRef } from 'react'
import styles from './stage.module.css'

/** One's own picture, as in a mirror; a shared screen as it is. */
export function Preview({ track, mirrored = true }: { track: MediaStreamTrack; mirrored?: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = new MediaStream([track])
  }, [track])
  return (
    <video
      ref={video}
      className={mirrored ? styles['mirror'] : styles['picture']}
      autoPlay
      muted
      playsInline
      aria-label="Your own picture"
    />
  )
}
