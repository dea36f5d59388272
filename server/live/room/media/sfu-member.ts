import type { MediaWay } from '@polyhex/contract/live/room/media-messages'
import { roomLimits } from '@polyhex/contract/live/room/room-limits'
import {
  PictureLossIndication,
  type RtcpPacket,
  RtcpPayloadSpecificFeedback,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RTCRtpHeaderExtensionParameters,
  type RTCRtpTransceiver,
  RTP_EXTENSION_URI,
  type RtpPacket,
} from 'werift'
import { announced, announcedSdp, isOwnAddress } from './candidate-address.ts'
import type { MediaSettings } from './media-settings.ts'
import { WayDown } from './way-down.ts'

/** What a member's connection tells its room. */
export interface SfuEvents {
  offer(sdp: string, ways: MediaWay[]): void
  candidate(candidate: string | null, mid: string | null): void
  connected(): void
  failed(): void
  /** `level` as of RFC 6464, null where the browser did not say. */
  voice(packet: RtpPacket, level: number | null): void
  picture(packet: RtpPacket): void
  /** A browser that receives lost so much that it needs a key frame. */
  needsKeyFrame(place: number): void
}

const opus = (): RTCRtpCodecParameters =>
  new RTCRtpCodecParameters({
    mimeType: 'audio/opus',
    clockRate: 48_000,
    channels: 2,
    payloadType: 111,
    parameters: 'minptime=10;useinbandfec=1;usedtx=1;maxaveragebitrate=32000',
  })
const vp8 = (): RTCRtpCodecParameters =>
  new RTCRtpCodecParameters({
    mimeType: 'video/VP8',
    clockRate: 90_000,
    payloadType: 96,
    rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }],
  })

/** Times in ms between two requests of a key frame from one source. */
const keyFrameRest = 400

/** The source of which a packet asks for a key frame (RFC 4585, section 6.3.1); null when it asks for none. */
function keyFrameWanted(packet: RtcpPacket): number | null {
  if (!(packet instanceof RtcpPayloadSpecificFeedback)) return null
  const { feedback } = packet
  return feedback instanceof PictureLossIndication ? feedback.mediaSsrc : null
}

function connectionFor(settings: MediaSettings, ports: readonly [number, number] | null): RTCPeerConnection {
  const { address, turn, stun } = settings
  const own = address !== null && isOwnAddress(address) ? [address] : []
  return new RTCPeerConnection({
    bundlePolicy: 'max-bundle',
    iceUseIpv6: false,
    iceUseTcp: false,
    iceAdditionalHostAddresses: own,
    codecs: { audio: [opus()], video: [vp8()] },
    headerExtensions: {
      audio: [new RTCRtpHeaderExtensionParameters({ uri: RTP_EXTENSION_URI.audioLevelIndication })],
      video: [],
    },
    iceServers: [
      ...stun.map((urls) => ({ urls })),
      ...(turn === null ? [] : [{ urls: [...turn.urls], username: turn.username, credential: turn.credential }]),
    ],
    ...(ports === null ? {} : { icePortRange: [ports[0], ports[1]] as [number, number] }),
  })
}

/** The connection of one browser: one voice and one picture up, a fixed number of each down, one offer for all of it. */
export class SfuMember {
  readonly member: string
  readonly voices: WayDown[]
  readonly pictures: WayDown[]
  private readonly connection: RTCPeerConnection
  private readonly pictureUp: RTCRtpTransceiver
  private readonly settings: MediaSettings
  private pictureSsrc: number | null = null
  private askedAt = 0
  private closed = false

  constructor(member: string, settings: MediaSettings, ports: readonly [number, number] | null, events: SfuEvents) {
    this.member = member
    this.settings = settings
    this.connection = connectionFor(settings, ports)
    const voiceUp = this.connection.addTransceiver('audio', { direction: 'recvonly' })
    this.pictureUp = this.connection.addTransceiver('video', { direction: 'recvonly' })
    const down = (kind: 'audio' | 'video', clockRate: number) => () =>
      new WayDown(this.connection.addTransceiver(kind, { direction: 'sendonly' }).sender, clockRate)
    this.voices = Array.from({ length: roomLimits.voices }, down('audio', 48_000))
    this.pictures = Array.from({ length: roomLimits.pictures }, down('video', 90_000))
    voiceUp.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe((packet, extensions) => {
        const level = extensions?.[RTP_EXTENSION_URI.audioLevelIndication] as { level?: number } | undefined
        packet.header.extensions = []
        events.voice(packet, typeof level?.level === 'number' ? level.level : null)
      })
    })
    this.pictureUp.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe((packet) => {
        this.pictureSsrc = packet.header.ssrc
        packet.header.extensions = []
        events.picture(packet)
      })
    })
    this.pictures.forEach((way, place) => {
      way.sender.onPictureLossIndication.subscribe(() => events.needsKeyFrame(place))
    })
    // A browser that also sends names itself by the source it sends: the request then arrives at what we receive of it.
    for (const up of [voiceUp, this.pictureUp]) {
      up.receiver.onRtcp.subscribe((packet) => {
        const place = this.pictures.findIndex(({ sender }) => sender.ssrc === keyFrameWanted(packet))
        if (place >= 0) events.needsKeyFrame(place)
      })
    }
    this.connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') events.connected()
      else if (state === 'failed') events.failed()
    })
    this.connection.onIceCandidate.subscribe((candidate) => {
      const line = candidate?.candidate ?? ''
      if (line === '') return events.candidate(null, null)
      const shown = announced(line, settings.address)
      if (shown !== null) events.candidate(shown, candidate?.sdpMid ?? null)
    })
    void this.begin(events)
  }

  private async begin(events: SfuEvents): Promise<void> {
    try {
      await this.connection.setLocalDescription(await this.connection.createOffer())
      const sdp = this.connection.localDescription?.sdp
      if (sdp !== undefined && !this.closed) events.offer(announcedSdp(sdp, this.settings.address), this.ways())
    } catch {
      if (!this.closed) events.failed()
    }
  }

  private ways(): MediaWay[] {
    const places = { voice: 0, picture: 0 }
    return this.connection.getTransceivers().map((transceiver) => {
      const media = transceiver.kind === 'audio' ? 'voice' : 'picture'
      const direction = transceiver.direction === 'recvonly' ? 'up' : 'down'
      const place = direction === 'up' ? 0 : places[media]++
      return { mid: transceiver.mid ?? '', media, direction, place }
    })
  }

  async answer(sdp: string): Promise<void> {
    await this.connection.setRemoteDescription({ type: 'answer', sdp })
  }

  async candidate(candidate: string | null, mid: string | null): Promise<void> {
    if (candidate === null) return
    await this.connection.addIceCandidate({ candidate, ...(mid === null ? {} : { sdpMid: mid }) })
  }

  /** Asks the browser for a picture that needs no earlier one; often asked, it is asked once. */
  askForKeyFrame(at: number): void {
    if (this.pictureSsrc === null || at - this.askedAt < keyFrameRest) return
    this.askedAt = at
    void this.pictureUp.receiver.sendRtcpPLI(this.pictureSsrc).catch(() => {})
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    void this.connection.close().catch(() => {})
  }
}
