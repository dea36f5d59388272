import type { MediaWay } from '@polyhex/contract/live/room/media-messages'
import { largePicture, roomLimits, tutorPicture, voiceBitsPerSecond } from '@polyhex/contract/live/room/room-limits'
import type { LargePicture, mediaStates } from '@polyhex/contract/live/room/room-member'
import type { ServerMessage } from '@polyhex/contract/live/room/room-messages'
import type { RoomClient } from './room-client.ts'
import {
  type Arrived,
  arrivedIn,
  flowAfter,
  flowing,
  nothingArrived,
  type PictureFlow,
  shareLost,
} from './picture-flow.ts'
import { encodingOf, type PictureStep, stepAfter } from './picture-size.ts'
import { largeIn, leadsIn, meIn } from './room-state.ts'
import { VoicePlayers } from './voice-players.ts'

/** How sound and picture stand for this browser. */
export interface SoundState {
  readonly media: (typeof mediaStates)[number]
  readonly microphone: MediaStreamTrack | null
  readonly camera: MediaStreamTrack | null
  /** The screen that is shared: it goes out in the place of the camera's picture. */
  readonly screen: MediaStreamTrack | null
  /** What is shown large to all. */
  readonly large: LargePicture | null
  /** The pictures of others do not come: the line does not carry them. */
  readonly paused: boolean
  /** The microphone is open: others can hear now. Never while a tutor keeps it off, nor by itself after that. */
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
/** Time between two looks at the line, in ms. */
const lookEvery = 4000

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
  private looks: number | undefined
  private size: PictureStep = { step: 0, good: 0 }
  private flow: PictureFlow = flowing
  private arrivals: Arrived = nothingArrived
  private readonly players: VoicePlayers
  private readonly followers = new Set<() => void>()
  private readonly stops: (() => void)[] = []
  private iceServers: RTCIceServer[] = []
  private current: SoundState

  constructor(
    client: RoomClient,
    given: Pick<SoundState, 'microphone' | 'camera' | 'pushToTalk' | 'speaks'> & { speaker: string },
  ) {
    this.client = client
    this.players = new VoicePlayers(given.speaker)
    this.current = {
      media: 'none',
      microphone: given.microphone,
      camera: given.camera,
      screen: null,
      large: null,
      paused: false,
      speaks: given.speaks && given.microphone !== null && !given.pushToTalk,
      pushToTalk: given.pushToTalk,
      held: false,
      pictures: Array.from({ length: roomLimits.pictures }, () => null),
    }
    this.open()
    this.watch(given.microphone)
    this.looks = window.setInterval(() => void this.lookAtLine(), lookEvery)
    this.stops.push(
      client.listen('welcome', () => {
        if (this.flow.paused) this.client.send({ kind: 'pictures', wanted: false })
        if (this.current.large !== null) this.client.send({ kind: 'large', what: this.current.large })
        this.closeMuted()
        this.closeUnlit()
      }),
      client.listen('moved', ({ member }) => {
        this.closeMuted()
        // Another of those who lead shows something large now.
        if (member.memberId === client.state.you || member.large === null) return
        if (this.current.large !== null) void this.showLarge(null)
      }),
      client.listen('spotlight', () => this.closeUnlit()),
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
    if (this.current.microphone === null || (on && this.isMuted())) return
    this.change({ speaks: on, held: on && this.current.pushToTalk })
  }

  setPushToTalk(on: boolean): void {
    this.change({ pushToTalk: on, held: false, speaks: false })
  }

  setMicrophone(track: MediaStreamTrack | null): void {
    this.current.microphone?.stop()
    this.watch(track)
    this.change({ microphone: track, speaks: track !== null && !this.current.pushToTalk && !this.isMuted() })
    void this.senderOf('voice')?.replaceTrack(track)
  }

  /** Shows a camera, or with null none. */
  setCamera(track: MediaStreamTrack | null): void {
    this.current.camera?.stop()
    this.change({ camera: track })
    if (track === null && this.current.large === 'camera') void this.showLarge(null)
    this.sendPicture()
  }

  /** Shows a screen to all, large and in the place of the camera; with `camera` the camera's picture, and with null neither. */
  async showLarge(what: MediaStreamTrack | 'camera' | null): Promise<void> {
    const screen = what === 'camera' ? null : what
    if (this.current.screen !== screen) this.current.screen?.stop()
    screen?.addEventListener('ended', () => {
      if (this.current.screen === screen) void this.showLarge(null)
    })
    const large = what === null ? null : what === 'camera' ? 'camera' : 'screen'
    this.change({ screen, large })
    this.client.send({ kind: 'large', what: large })
    this.size = { step: 0, good: 0 }
    const lines = large === 'camera' ? largePicture[0].height : tutorPicture.height
    await this.current.camera?.applyConstraints({ height: { ideal: lines } }).catch(() => {})
    this.sendPicture()
  }

  private picture(): MediaStreamTrack | null {
    return this.current.screen ?? this.current.camera
  }

  private sendPicture(): void {
    void this.senderOf('picture')?.replaceTrack(this.picture())
    void this.limit()
  }

  private async lookAtLine(): Promise<void> {
    if (this.current.media !== 'connected') return
    await this.lookDown()
    if (this.current.large !== null) await this.lookUp()
  }

  /** Has the pictures of others paused where the line loses too much. Who leads sees whatever comes. */
  private async lookDown(): Promise<void> {
    const report = await this.connection?.getStats()
    if (report === undefined) return
    const [before, now] = [this.arrivals, arrivedIn(report)]
    this.arrivals = now
    const { state } = this.client
    if (leadsIn(state)) return
    const shown = [this.offer, ...state.pictures, largeIn(state)?.large].join(' ')
    this.setFlow(flowAfter(this.flow, shareLost(before, now), shown))
  }

  /** Asks for paused pictures again before their time. */
  showPictures(): void {
    this.setFlow({ ...this.flow, paused: false, bad: 0, good: 0 })
  }

  private setFlow(next: PictureFlow): void {
    const changes = next.paused !== this.flow.paused
    this.flow = next
    if (!changes) return
    this.client.send({ kind: 'pictures', wanted: !next.paused })
    this.change({ paused: next.paused })
  }

  /** Makes a large picture smaller where the line of this browser does not carry it, and larger again where it does. */
  private async lookUp(): Promise<void> {
    const report = await this.senderOf('picture')?.getStats()
    for (const stats of report?.values() ?? []) {
      if (stats.type !== 'remote-inbound-rtp' || typeof stats.fractionLost !== 'number') continue
      const next = stepAfter(this.size, stats.fractionLost)
      const changes = next.step !== this.size.step
      this.size = next
      if (changes) await this.limit()
    }
  }

  setSpeaker(deviceId: string): void {
    this.players.setSpeaker(deviceId)
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
    this.current.screen?.stop()
    window.clearInterval(this.looks)
    this.players.close()
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
    const { speaks, camera, screen, media } = this.current
    const same = speaks === before.speaks && camera === before.camera && screen === before.screen
    if (!same || media !== before.media) this.tell()
  }

  private isMuted(): boolean {
    return meIn(this.client.state)?.microphone === 'muted'
  }

  /** Muted by a tutor, the microphone closes here, too. */
  private closeMuted(): void {
    if (this.isMuted() && this.current.speaks) this.change({ speaks: false, held: false })
  }

  /** A student's camera closes with the spotlight it was opened for. */
  private closeUnlit(): void {
    const { state } = this.client
    const lit = state.spotlight?.memberId === state.you && state.spotlight.what === 'camera'
    if (this.current.camera !== null && meIn(state) !== null && !leadsIn(state) && !lit) this.setCamera(null)
  }

  /** A microphone that is pulled out, or taken by the system, is off. */
  private watch(track: MediaStreamTrack | null): void {
    track?.addEventListener('ended', () => {
      if (this.current.microphone === track) this.setMicrophone(null)
    })
  }

  private open(): void {
    if (this.current.microphone !== null) this.current.microphone.enabled = this.current.speaks
  }

  private tell(): void {
    const { speaks, media } = this.current
    this.client.send({ kind: 'state', microphone: speaks, camera: this.picture() !== null, media })
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
    this.arrivals = nothingArrived
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
    await transceiver.sender.replaceTrack(way.media === 'voice' ? this.current.microphone : this.picture())
  }

  private senderOf(media: MediaWay['media']): RTCRtpSender | null {
    const way = this.ways.find((one) => one.direction === 'up' && one.media === media)
    return this.connection?.getTransceivers().find(({ mid }) => mid === way?.mid)?.sender ?? null
  }

  /** A whole class must fit through a school's line. */
  private async limit(): Promise<void> {
    const lines = this.picture()?.getSettings().height
    for (const [media, most] of [
      ['voice', { maxBitrate: voiceBitsPerSecond }],
      ['picture', encodingOf(this.current.large, this.size.step, lines)],
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
    this.players.play(way.place, stream)
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
