import type { RtpPacket, RTCRtpSender } from 'werift'
import { beginsKeyFrame } from './vp8.ts'

/**
 * One way down to one browser, on which voices or pictures of different people follow each other as one unbroken stream:
 * at each change of the source, sequence numbers go on by one and the time stamp by the time that has passed, so that the
 * browser's buffer sees a pause and no loss. A picture begins with a key frame. RFC 3550, section 5.1.
 */
export class WayDown {
  readonly sender: RTCRtpSender
  readonly clockRate: number
  private source: string | null = null
  private sentAt = 0
  private waitsForKeyFrame = false

  constructor(sender: RTCRtpSender, clockRate: number) {
    this.sender = sender
    this.clockRate = clockRate
  }

  /** Nobody's packets come for now; what comes next begins anew. */
  rest(): void {
    this.source = null
  }

  /**
   * Passes one packet of a source on. `at` in milliseconds. Gives false while a key frame is awaited, which the caller
   * then asks the source for.
   */
  pass(source: string, packet: RtpPacket, at: number, isPicture: boolean): boolean {
    if (source !== this.source) {
      this.source = source
      this.waitsForKeyFrame = isPicture
      const passed = this.sentAt === 0 ? 20 : Math.max(20, Math.min(at - this.sentAt, 600_000))
      this.sender.replaceRTP(packet.header, false, Math.round((passed * this.clockRate) / 1000))
    }
    if (this.waitsForKeyFrame) {
      if (!beginsKeyFrame(packet.payload)) return false
      this.waitsForKeyFrame = false
    }
    this.sentAt = at
    void this.sender.sendRtp(packet)
    return true
  }
}
