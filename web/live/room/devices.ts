import { screenFramesPerSecond, tutorPicture } from '@polyhex/contract/live/room/room-limits'

/** Why there is no microphone or camera, in words for whoever sits there. */
export type DeviceProblem = 'denied' | 'none' | 'busy' | 'insecure' | 'failed'

/** A device that was opened, or why not. */
export type Opened = { readonly track: MediaStreamTrack } | { readonly problem: DeviceProblem }

/** What went wrong, by the name of the browser's error. Source: Media Capture and Streams, section 10. */
export function deviceProblem(error: unknown): DeviceProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed'
}

/** The words, and what to do. */
export function problemWords(device: 'microphone' | 'camera', problem: DeviceProblem): string {
  switch (problem) {
    case 'denied':
      return `This browser may not use the ${device}. Press the lock beside the address, allow the ${device}, and try again.`
    case 'none':
      return `We found no ${device}. Plug one in and try again.`
    case 'busy':
      return `Another program uses the ${device}. Close it and try again.`
    case 'insecure':
      return `The ${device} works only where the address begins with https.`
    default:
      return `The ${device} did not start. Try again.`
  }
}

async function openDevice(constraints: MediaStreamConstraints): Promise<Opened> {
  // Without HTTPS a browser hides the devices altogether.
  if (!('mediaDevices' in navigator)) return { problem: 'insecure' }
  try {
    const stream = await navigator.mediaDevices.getUserMedia(constraints)
    const [track] = stream.getTracks()
    return track === undefined ? { problem: 'none' } : { track }
  } catch (error) {
    return { problem: deviceProblem(error) }
  }
}

const exactly = (deviceId: string): { deviceId?: ConstrainDOMString } =>
  deviceId === '' ? {} : { deviceId: { exact: deviceId } }

/** Opens a microphone, '' for the usual one. */
export async function openMicrophone(deviceId = ''): Promise<Opened> {
  const voice = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }
  return openDevice({ audio: { ...voice, ...exactly(deviceId) } })
}

/** Opens a camera with a small picture, '' for the usual one. */
export async function openCamera(deviceId = ''): Promise<Opened> {
  const { width, height, framesPerSecond } = tutorPicture
  const picture = { width: { ideal: width }, height: { ideal: height }, frameRate: { max: framesPerSecond } }
  return openDevice({ video: { ...picture, ...exactly(deviceId) } })
}

/** Whether this browser can show its screen to others; those of phones cannot. */
export const canShareScreen = (): boolean => 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices

/** Asks which window or screen is shown; null when the person chose none. */
export async function openScreen(): Promise<MediaStreamTrack | null> {
  try {
    const video = { frameRate: { max: screenFramesPerSecond }, height: { max: 1080 } }
    const stream = await navigator.mediaDevices.getDisplayMedia({ video, audio: false })
    const [track] = stream.getVideoTracks()
    // Letters are to be sharp before movement is smooth.
    if (track !== undefined) track.contentHint = 'detail'
    return track ?? null
  } catch {
    return null
  }
}

/** The devices of a kind, by name; names are known only once one of them was allowed. */
export async function devicesOf(kind: MediaDeviceKind): Promise<{ value: string; label: string }[]> {
  if (!('mediaDevices' in navigator)) return []
  const all = await navigator.mediaDevices.enumerateDevices()
  return all
    .filter((device) => device.kind === kind && device.label !== '')
    .map(({ deviceId, label }) => ({ value: deviceId, label }))
}
