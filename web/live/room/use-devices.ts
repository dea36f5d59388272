import { roomLimits } from '@polyhex/contract/live/room/room-limits'
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
  const asked = useRef(new Set<Promise<unknown>>())
  const over = useRef<'no' | 'handed' | 'gone'>('no')

  const use = useCallback(async (kind: 'microphone' | 'camera', deviceId: string) => {
    const set = kind === 'microphone' ? setMicrophone : setCamera
    set((before) => {
      const track = trackOf(before)
      track?.stop()
      if (track !== null) open.current.delete(track)
      return 'asking'
    })
    const asking: Promise<Opened> = kind === 'microphone' ? openMicrophone(deviceId) : openCamera(deviceId)
    asked.current.add(asking)
    const opened = await asking
    asked.current.delete(asking)
    if (over.current !== 'no') {
      // Allowed too late: the room has begun without it, or the page is gone.
      if ('track' in opened) opened.track.stop()
      return null
    }
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
      if (over.current === 'handed') return
      over.current = 'gone'
      for (const track of all) track.stop()
    }
  }, [])

  return {
    ...{ microphone, camera, speaker, choices, setSpeaker, stop },
    use,
    /** Settles when everything that was asked for has been answered, or after some patience. */
    answered: async () => {
      const patience = new Promise((resolve) => window.setTimeout(resolve, roomLimits.mediaPatienceSeconds * 1000))
      await Promise.race([Promise.all(asked.current), patience])
    },
    /** Gives what is open. From here on the room owns it, and stops it. */
    handOver: () => {
      over.current = 'handed'
      const live = [...open.current].filter(({ readyState }) => readyState === 'live')
      return {
        microphone: live.find(({ kind }) => kind === 'audio') ?? null,
        camera: live.find(({ kind }) => kind === 'video') ?? null,
      }
    },
  }
}
export type Devices = ReturnType<typeof useDevices>
