import type { MediaWay } from '@polyhex/contract/live/room/media-messages'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type MediaStreamTrack,
  MediaStreamTrack as Track,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RTCRtpHeaderExtensionParameters,
  type RTCRtpTransceiver,
  RTP_EXTENSION_URI,
  RtpHeader,
  RtpPacket,
} from 'werift'

/** A browser's end of a connection without a browser: what tests and measurements of the forwarding unit are made of. */
export interface HeadlessPeer {
  /** Takes the offer; gives the answer. */
  answer(sdp: string, ways: readonly MediaWay[]): Promise<string>
  candidate(candidate: string, mid: string | null): Promise<void>
  /** Settles when packets get through. */
  readonly connected: Promise<void>
  /** Sends a voice of this loudness, in dB below the loudest (RFC 6464), every 20 ms until it is called again; null: nothing. */
  speak(level: number | null): void
  /** Sends a picture of 15 frames a second, 300 kbit/s; a frame is two packets. */
  film(on: boolean): void
  /** What has come down so far, by place: packets, and the first byte of the newest, by which a sender marks its own. */
  readonly voices: { packets: number; mark: number }[]
  readonly pictures: { packets: number; mark: number }[]
  /** Packets sent. */
  readonly sent: { voice: number; picture: number }
  close(): Promise<void>
}

/** Of an Opus frame of 20 ms at 32 kbit/s, in bytes. */
const voiceBytes = 80
/** Of half a frame at 15 frames a second and 300 kbit/s. */
const pictureBytes = 1250

function answering(): RTCPeerConnection {
  return new RTCPeerConnection({
    bundlePolicy: 'max-bundle',
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
    codecs: {
      audio: [new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2, payloadType: 111 })],
      video: [
        new RTCRtpCodecParameters({
          mimeType: 'video/VP8',
          clockRate: 90_000,
          payloadType: 96,
          rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }],
        }),
      ],
    },
    headerExtensions: {
      audio: [new RTCRtpHeaderExtensionParameters({ uri: RTP_EXTENSION_URI.audioLevelIndication })],
      video: [],
    },
  })
}

/** Calls `beat` every `milliseconds`, also a little late, without losing count; gives the way to stop. */
function everyBeat(milliseconds: number, beat: (n: number) => void): () => void {
  const begun = performance.now()
  let done = 0
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - begun) / milliseconds)
    while (done < due) beat((done += 1))
  }, milliseconds)
  return () => clearInterval(timer)
}

/**
 * Opens one. `mark` is the first byte of all that it sends as a voice, so that a listener can tell whose it is; a picture
 * begins as VP8 does, each second with a key frame.
 */
export function openHeadlessPeer(mark: number): HeadlessPeer {
  const connection = answering()
  const [voice, picture] = [new Track({ kind: 'audio' }), new Track({ kind: 'video' })]
  const voices: HeadlessPeer['voices'] = []
  const pictures: HeadlessPeer['pictures'] = []
  const sent = { voice: 0, picture: 0 }
  let levelId = 1
  let [stopVoice, stopPicture] = [(): void => {}, (): void => {}]
  const count = (into: HeadlessPeer['voices'], place: number, at: number) => (track: MediaStreamTrack) => {
    const there = { packets: 0, mark: -1 }
    into[place] = there
    track.onReceiveRtp.subscribe((packet) => {
      there.packets += 1
      there.mark = packet.payload[at] ?? -1
    })
  }
  const attach = async (transceiver: RTCRtpTransceiver, way: MediaWay): Promise<void> => {
    if (way.direction === 'down') {
      const into = way.media === 'voice' ? voices : pictures
      into[way.place] ??= { packets: 0, mark: -1 }
      const begin = count(into, way.place, way.media === 'voice' ? 0 : 2)
      // Tracks named in the offer are there already.
      for (const track of transceiver.receiver.tracks) begin(track)
      transceiver.onTrack.subscribe(begin)
      return
    }
    transceiver.setDirection('sendonly')
    await transceiver.sender.replaceTrack(way.media === 'voice' ? voice : picture)
  }
  const packetOf = (fields: Partial<RtpHeader>, payload: Buffer): RtpPacket =>
    new RtpPacket(new RtpHeader({ version: 2, ...fields }), payload)
  return {
    ...{ voices, pictures, sent },
    connected: new Promise<void>((resolve) => {
      connection.connectionStateChange.subscribe((state) => state === 'connected' && resolve())
    }),
    answer: async (sdp, ways) => {
      await connection.setRemoteDescription({ type: 'offer', sdp })
      levelId = Number(/a=extmap:(\d+)\S* urn:ietf:params:rtp-hdrext:ssrc-audio-level/.exec(sdp)?.[1] ?? 1)
      for (const transceiver of connection.getTransceivers()) {
        const way = ways.find(({ mid }) => mid === transceiver.mid)
        if (way !== undefined) await attach(transceiver, way)
      }
      await connection.setLocalDescription(await connection.createAnswer())
      // All of our candidates are in the answer.
      while (connection.iceGatheringState !== 'complete') await pause(5)
      return connection.localDescription?.sdp ?? ''
    },
    candidate: async (candidate, mid) =>
      connection.addIceCandidate({ candidate, ...(mid === null ? {} : { sdpMid: mid }) }),
    speak: (level) => {
      stopVoice()
      if (level === null) return
      stopVoice = everyBeat(20, () => {
        sent.voice += 1
        const extensions = [{ id: levelId, payload: Buffer.from([0x80 | level]) }]
        const header = { payloadType: 111, sequenceNumber: sent.voice & 0xffff, timestamp: sent.voice * 960 }
        voice.writeRtp(
          packetOf(
            { ...header, extension: true, extensionProfile: 0xbede, extensions },
            Buffer.alloc(voiceBytes, mark),
          ),
        )
      })
    },
    film: (on) => {
      stopPicture()
      if (!on) return
      stopPicture = everyBeat(1000 / 30, (n) => {
        sent.picture += 1
        const [begins, isKey] = [n % 2 === 1, n % 30 === 1]
        const payload = Buffer.alloc(pictureBytes, mark)
        payload[0] = begins ? 0x10 : 0x00
        payload[1] = isKey ? 0x00 : 0x01
        const header = { payloadType: 96, sequenceNumber: sent.picture & 0xffff, marker: !begins }
        picture.writeRtp(packetOf({ ...header, timestamp: Math.ceil(sent.picture / 2) * 6000 }, payload))
      })
    },
    close: async () => {
      stopVoice()
      stopPicture()
      await connection.close()
    },
  }
}
