import { useEffect, useRef } from 'react'
import styles from './stage.module.css'

/** One's own picture, as in a mirror. */
export function Preview({ track }: { track: MediaStreamTrack }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = new MediaStream([track])
  }, [track])
  return <video ref={video} className={styles['mirror']} autoPlay muted playsInline aria-label="Your own picture" />
}
