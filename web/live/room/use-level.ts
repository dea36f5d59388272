import { useEffect, useState } from 'react'

/** Volume of a sample of sound, 0 to 1: root mean square, on a scale on which speaking is about half. */
export function loudness(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const rms = Math.sqrt(sum / Math.max(1, samples.length))
  // From 60 dB below the loudest up to it.
  return rms === 0 ? 0 : Math.max(0, Math.min(1, 1 + (20 * Math.log10(rms)) / 60))
}

/** How loud a microphone is, 0 to 1, ten times a second; 0 without one. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    setLevel(0)
    if (track === null || typeof AudioContext === 'undefined') return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 1024
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = window.setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      setLevel(loudness(samples))
    }, 100)
    return () => {
      window.clearInterval(timer)
      void context.close()
    }
  }, [track])
  return level
}
