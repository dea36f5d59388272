import { useCallback, useEffect, useRef, useState } from 'react'
import { devicesOf, type DeviceProblem, openCamera, openMicrophone, type Opened } from './devices.ts'

/** One device on its way: not asked for, being asked for, open, or not to be had. */
export type DeviceState = 'off' | 'asking' | { readonly track: MediaStreamTrack } | { readonly problem: DeviceProblem }

export const trackOf = (state: DeviceState): MediaStreamTrack | null =>
  typeof state === 'object' && 'track' in state ? state.track : null

interface Choice {
  value: string
  label: string
}

/** The microphone, camera and speaker of a lobby. What is open when the room begins is handed over with `handOver`. */
export function useDevices(wanted: { readonly microphone: boolean; readonly camera: boolean }) {
  const [microphone, setMicrophone] = useState<DeviceState>('off')
  const [camera, setCamera] = useState<DeviceState>('off')
  const [speaker, setSpeaker] = useState('')
  const [choices, setChoices] = useState<Record<'audioinput' | 'videoinput' | 'audiooutput', Choice[]>>({
    audioinput: [],
    videoinput: [],
    audiooutput: [],
  })
  const open = useRef(new Set<MediaStreamTrack>())
  const handed = useRef(false)

  const use = useCallback(async (kind: 'microphone' | 'camera', deviceId: string) => {
    const set = kind === 'microphone' ? setMicrophone : setCamera
    set((before) => {
      const track = trackOf(before)
      track?.stop()
      if (track !== null) open.current.delete(track)
      return 'asking'
    })
    const opened: Opened = await (kind === 'microphone' ? openMicrophone(deviceId) : openCamera(deviceId))
    if ('track' in opened) open.current.add(opened.track)
    set(opened)
    const [audioinput, videoinput, audiooutput] = await Promise.all(
      (['audioinput', 'videoinput', 'audiooutput'] as const).map(devicesOf),
    )
    setChoices({ audioinput: audioinput ?? [], videoinput: videoinput ?? [], audiooutput: audiooutput ?? [] })
    return 'track' in opened ? opened.track : null
  }, [])
  const stop = useCallback((kind: 'microphone' | 'camera') => {
    const set = kind === 'microphone' ? setMicrophone : setCamera
    set((before) => {
      trackOf(before)?.stop()
      return 'off'
    })
  }, [])

  useEffect(() => {
    if (wanted.microphone) void use('microphone', '')
    if (wanted.camera) void use('camera', '')
  }, [use, wanted.microphone, wanted.camera])
  useEffect(() => {
    const all = open.current
    return () => {
      if (!handed.current) for (const track of all) track.stop()
    }
  }, [])

  return {
    ...{ microphone, camera, speaker, choices, setSpeaker, stop },
    use,
    /** From here on the room owns the tracks, and stops them. */
    handOver: () => {
      handed.current = true
    },
  }
}
export type Devices = ReturnType<typeof useDevices>
