import type { ClassVideo } from '../media/media-settings.ts'
import { signJwt } from './sign-jwt.ts'

/** Who is sent to a room elsewhere. */
export interface Sent {
  readonly memberId: string
  readonly publicName: string
  readonly leads: boolean
  readonly groupId: string
  /** The token holds until then. */
  readonly until: Date
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** Access token of LiveKit: grants of one room to one identity. Source: LiveKit, "Access tokens". */
function livekitAddress(video: Extract<ClassVideo, { provider: 'livekit' }>, sent: Sent, now: Date): string {
  const token = signJwt(
    {
      iss: video.apiKey,
      sub: sent.memberId,
      name: sent.publicName,
      nbf: seconds(now) - 10,
      exp: seconds(sent.until),
      video: {
        room: sent.groupId,
        roomJoin: true,
        canSubscribe: true,
        canPublish: true,
        // Words between children go through our chat, which looks at them.
        canPublishData: false,
        ...(sent.leads ? { roomAdmin: true } : {}),
      },
    },
    video.apiSecret,
  )
  const url = new URL('/custom', video.meet)
  url.searchParams.set('liveKitUrl', video.url)
  url.searchParams.set('token', token)
  return url.href
}

/** Token of Jitsi Meet for one room; who leads is moderator. Source: Jitsi, "JWT token authentication". */
function jitsiAddress(video: Extract<ClassVideo, { provider: 'jitsi' }>, sent: Sent, now: Date): string {
  const url = new URL(`/${sent.groupId}`, video.url)
  const token = signJwt(
    {
      iss: video.appId,
      aud: video.audience,
      sub: url.hostname,
      room: sent.groupId,
      nbf: seconds(now) - 10,
      exp: seconds(sent.until),
      context: {
        user: {
          id: sent.memberId,
          name: sent.publicName,
          moderator: sent.leads,
          affiliation: sent.leads ? 'owner' : 'member',
        },
        features: { recording: false, livestreaming: false },
      },
    },
    video.appSecret,
  )
  url.searchParams.set('jwt', token)
  return url.href
}

/** Where somebody is sent for the class; null where there is no room elsewhere: with our own, or without an address set. */
export function addressElsewhere(video: ClassVideo, link: string | null, sent: Sent, now: Date): string | null {
  if (video.provider === 'livekit') return livekitAddress(video, sent, now)
  return video.provider === 'jitsi' ? jitsiAddress(video, sent, now) : link
}
