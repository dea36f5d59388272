import type { MediaWay } from '@polyhex/contract/classes/room/media-messages'
import { roomLimits, tutorPicture, voiceBitsPerSecond } from '@polyhex/contract/classes/room/room-limits'
import type { mediaStates } from '@polyhex/contract/classes/room/room-member'
import type { ServerMessage } from '@polyhex/contract/classes/room/room-messages'
import type { RoomClient } from './room-client.ts'

/** How sound and picture stand for this browser. */
export interface SoundState {
  readonly media: (typeof mediaStates)[number]
  readonly microphone: MediaStreamTrack | null
  readonly camera: MediaStreamTrack | null
  /** Others can hear now, unless muted by a tutor. */
  readonly speaks: boolean
  /** The microphone is on only while it is held. */
  readonly pushToTalk: boolean
  /** Held down, in push to talk. */
  readonly held: boolean
  /** The picture of each way down, by place. */
  readonly pictures: readonly (MediaStream | null)[]
}

/** How long a connection may be interrupted before a new one is asked for, in ms. */
const interruptedFor = 2000

/**
 * Sound and picture of this browser in a room: one connection to the server, offered by it. Voices play by themselves;
 * pictures are given as streams. What cannot get through is said after 8 s, and tried on.
 */
export class RoomSound {
  private readonly client: RoomClient
  private connection: RTCPeerConnection | null = null
  private offer = 0
  private ways: readonly MediaWay[] = []
  private patience: number | undefined
  private interruption: number | undefined
  private readonly players = new Map<string, HTMLAudioElement>()
  private readonly followers = new Set<() => void>()
  private readonly stops: (() => void)[] = []
  private iceServers: RTCIceServer[] = []
  private speaker = ''
  private current: SoundState

  constructor(
    client: RoomClient,
    given: Pick<SoundState, 'microphone' | 'camera' | 'pushToTalk'> & { speaker: string },
  ) {
    this.client = client
    this.speaker = given.speaker
    this.current = {
      media: 'none',
      microphone: given.microphone,
      camera: given.camera,
      speaks: given.microphone !== null && !given.pushToTalk,
      pushToTalk: given.pushToTalk,
      held: false,
      pictures: Array.from({ length: roomLimits.pictures }, () => null),
    }
    this.open()
    this.stops.push(
      client.listen('welcome', (message) => this.welcomed(message)),
      client.listen('media-offer', (message) => void this.answer(message)),
      client.listen('media-candidate', (message) => this.candidate(message)),
      client.listen('media-restart', () => this.start()),
    )
  }

  get state(): SoundState {
    return this.current
  }

  follow = (follower: () => void): (() => void) => {
    this.followers.add(follower)
    return () => this.followers.delete(follower)
  }

  /** Switches the microphone on or off; in push to talk, that it is held. */
  speak(on: boolean): void {
    if (this.current.microphone === null) return
    this.change({ speaks: on, held: on && this.current.pushToTalk })
  }

  setPushToTalk(on: boolean): void {
    this.change({ pushToTalk: on, held: false, speaks: false })
  }

  setMicrophone(track: MediaStreamTrack | null): void {
    this.current.microphone?.stop()
    this.change({ microphone: track, speaks: track !== null && !this.current.pushToTalk })
    void this.senderOf('voice')?.replaceTrack(track)
  }

  /** Shows a camera, or with null none. */
  setCamera(track: MediaStreamTrack | null): void {
    this.current.camera?.stop()
    this.change({ camera: track })
    void this.senderOf('picture')?.replaceTrack(track)
  }

  setSpeaker(deviceId: string): void {
    this.speaker = deviceId
    for (const player of this.players.values()) void toSpeaker(player, deviceId)
  }

  /** Asks for a new connection. */
  start(): void {
    this.drop()
    this.change({ media: 'connecting' })
    this.client.send({ kind: 'media-start' })
    this.patience = window.setTimeout(() => {
      if (this.current.media === 'connecting') this.change({ media: 'unavailable' })
    }, roomLimits.mediaPatienceSeconds * 1000)
  }

  close(): void {
    for (const stop of this.stops) stop()
    this.drop()
    this.current.microphone?.stop()
    this.current.camera?.stop()
    for (const player of this.players.values()) player.remove()
    this.players.clear()
  }

  /** Figures of the connection, for the room's own check and for tests. */
  async report(): Promise<RTCStatsReport | null> {
    return (await this.connection?.getStats()) ?? null
  }

  private change(next: Partial<SoundState>): void {
    const before = this.current
    this.current = { ...before, ...next }
    this.open()
    for (const follower of this.followers) follower()
    const { speaks, camera, media } = this.current
    if (speaks !== before.speaks || camera !== before.camera || media !== before.media) this.tell()
  }

  private open(): void {
    if (this.current.microphone !== null) this.current.microphone.enabled = this.current.speaks
  }

  private tell(): void {
    const { speaks, camera, media } = this.current
    this.client.send({ kind: 'state', microphone: speaks, camera: camera !== null, media })
  }

  private welcomed(message: ServerMessage<'welcome'>): void {
    if (message.provider !== 'builtin') return
    this.iceServers = message.iceServers.map(({ urls, username, credential }) => ({
      urls,
      ...(username === undefined ? {} : { username }),
      ...(credential === undefined ? {} : { credential }),
    }))
    const still = message.mediaGoesOn && this.connection?.connectionState === 'connected'
    if (still) this.tell()
    else this.start()
  }

  private async answer({ offer, sdp, ways }: ServerMessage<'media-offer'>): Promise<void> {
    this.hangUp()
    const connection = new RTCPeerConnection({ iceServers: this.iceServers, bundlePolicy: 'max-bundle' })
    this.connection = connection
    this.offer = offer
    this.ways = ways
    connection.addEventListener('track', ({ transceiver, track }) => this.arrived(transceiver.mid, track))
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate !== null && candidate.candidate === '') return
      this.client.send({
        kind: 'media-candidate',
        offer,
        candidate: candidate?.candidate ?? null,
        mid: candidate?.sdpMid ?? null,
      })
    })
    connection.addEventListener('connectionstatechange', () => this.moved(connection))
    try {
      await connection.setRemoteDescription({ type: 'offer', sdp })
      for (const way of ways) if (way.direction === 'up') await this.fillWay(connection, way)
      await connection.setLocalDescription(await connection.createAnswer())
      if (this.connection !== connection) return
      this.client.send({ kind: 'media-answer', offer, sdp: connection.localDescription?.sdp ?? '' })
      await this.limit()
    } catch {
      if (this.connection === connection) this.change({ media: 'unavailable' })
    }
  }

  private async fillWay(connection: RTCPeerConnection, way: MediaWay): Promise<void> {
    const transceiver = connection.getTransceivers().find(({ mid }) => mid === way.mid)
    if (transceiver === undefined) return
    transceiver.direction = 'sendonly'
    await transceiver.sender.replaceTrack(way.media === 'voice' ? this.current.microphone : this.current.camera)
  }

  private senderOf(media: MediaWay['media']): RTCRtpSender | null {
    const way = this.ways.find((one) => one.direction === 'up' && one.media === media)
    return this.connection?.getTransceivers().find(({ mid }) => mid === way?.mid)?.sender ?? null
  }

  /** A whole class must fit through a school's line. */
  private async limit(): Promise<void> {
    for (const [media, most] of [
      ['voice', { maxBitrate: voiceBitsPerSecond }],
      ['picture', { maxBitrate: tutorPicture.bitsPerSecond, maxFramerate: tutorPicture.framesPerSecond }],
    ] as const) {
      const sender = this.senderOf(media)
      const parameters = sender?.getParameters()
      if (sender === null || parameters?.encodings[0] === undefined) continue
      Object.assign(parameters.encodings[0], most)
      await sender.setParameters(parameters).catch(() => {})
    }
  }

  private candidate({ offer, candidate, mid }: ServerMessage<'media-candidate'>): void {
    if (offer !== this.offer || candidate === null) return
    void this.connection?.addIceCandidate({ candidate, sdpMid: mid }).catch(() => {})
  }

  private arrived(mid: string | null, track: MediaStreamTrack): void {
    const way = this.ways.find((one) => one.mid === mid)
    if (way === undefined || way.direction !== 'down') return
    const stream = new MediaStream([track])
    if (way.media === 'picture') {
      this.change({ pictures: this.current.pictures.map((old, place) => (place === way.place ? stream : old)) })
      return
    }
    const key = `${way.place}`
    this.players.get(key)?.remove()
    const player = document.createElement('audio')
    player.autoplay = true
    player.hidden = true
    player.srcObject = stream
    document.body.append(player)
    this.players.set(key, player)
    if (this.speaker !== '') void toSpeaker(player, this.speaker)
    // Whoever came by a press of Join has touched the page, so playing is allowed; after a reload the next press allows it.
    void player.play().catch(() => {
      const begin = (): void => void player.play().catch(() => {})
      document.addEventListener('pointerdown', begin, { once: true })
      document.addEventListener('keydown', begin, { once: true })
    })
  }

  private moved(connection: RTCPeerConnection): void {
    if (this.connection !== connection) return
    const { connectionState } = connection
    window.clearTimeout(this.interruption)
    if (connectionState === 'connected') {
      window.clearTimeout(this.patience)
      this.change({ media: 'connected' })
    } else if (connectionState === 'failed') this.lost()
    else if (connectionState === 'disconnected') {
      this.interruption = window.setTimeout(() => this.lost(), interruptedFor)
    }
  }

  /** Once unavailable, a new try is the person's to ask for: trying on and on would only say so again and again. */
  private lost(): void {
    if (this.current.media === 'connected') this.start()
    else this.change({ media: 'unavailable' })
  }

  private hangUp(): void {
    window.clearTimeout(this.interruption)
    this.connection?.close()
    this.connection = null
  }

  private drop(): void {
    window.clearTimeout(this.patience)
    this.hangUp()
    this.ways = []
  }
}

async function toSpeaker(player: HTMLAudioElement, deviceId: string): Promise<void> {
  if ('setSinkId' in player) await player.setSinkId(deviceId).catch(() => {})
}
