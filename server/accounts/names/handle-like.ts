import { faultOfText } from '../../words/judge-text.ts'
import { readings } from './readings.ts'

/** Words by which somebody passes for one of ours. Whoever works here has them nonetheless; see `faultOfName`. */
const staffWords =
  /polyhex|moderat|administrat|superuser|sysadmin|webmaster|helpdesk|customerservice|official|security(?:team|staff)|gamemaster|principal(?:office)?$/
const staffAlone =
  /^(?:mod|mods|admin|admins|staff|support|system|root|owner|ceo|team|tutor|tutors|teacher|teachers|coach|principal|counselor|operator|help|host|bot)$/

/** Names elsewhere, and asking to be found there. */
const elsewhere =
  /snapchat|instagram|discord|whatsapp|telegram|tiktok|facetime|wechat|onlyfans|addme|addmy|meetme|meetup|textme|callme|dmme|dmsopen|followme|findme|hitmeup|kikme|emailme|msgme|chatwithme|friendme|subtome|subscribe/
const elsewhereAlone = /^(?:snap|sc|insta|ig|disc|kik|dm|hmu|pm|yt|twitch|psn|xbox|gmail|hotmail|yahoo|skype|roblox)$/

/** What is not for children, joined to other words as names join them. */
const bodily =
  /sexy|sexi|sxy|daddy|daddi|sugarbaby|hottie|hotboy|hotgirl|hotbabe|horny|nudes|naked|thicc|milf|dilf|kinky|naughtyboy|naughtygirl|playboy|bigboobs|booty|twerk|porn|x{3}|onlyfans|virgin$|stripper|slut|whore|penis|vagina|pussy(?!cat|willow)|boobs|420blaze/

/** The parts of a name that stand for themselves: between signs and digits, and at capitals. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== '')

/** Whether a name passes for one of our staff: `Moderator`, `Polyhex_Support`, `adm1n`, `Tutor_Tia`. */
export function isStaffLike(name: string): boolean {
  const parts = new Set([...partsOf(name), ...name.split(/[^A-Za-z0-9@$!|]+/).flatMap(readings)])
  return readings(name).some((reading) => staffWords.test(reading)) || [...parts].some((part) => staffAlone.test(part))
}

/** Whether a name is one somewhere else, or asks to be found: `snap@coolguy99`, `discord#1234`, `meetme@8pm`, `mia.com`. */
export function isHandleLike(name: string): boolean {
  if (/^@\w{3}|[a-z0-9]{3,}@[a-z0-9]{3,}|[a-z]{3,}#\d{3,5}$|@\d{1,2}(?:am|pm)?$/i.test(name)) return true
  if (/\d{6,}/.test(name.replace(/[^\d]/g, '').length >= 7 ? name.replace(/[^\d]/g, '') : '')) return true
  if (
    partsOf(name).some((part) => elsewhereAlone.test(part)) ||
    readings(name).some((reading) => elsewhere.test(reading))
  )
    return true
  const fault = faultOfText(name.replace(/[_+-]+/g, ' '))
  return fault === 'contact' || fault === 'link' || fault === 'meeting'
}

/** Whether a name holds words that are not for children, also joined with others: `sexyboy`, `daddy69`. */
export function isNotForChildren(name: string): boolean {
  if (readings(name).some((reading) => bodily.test(reading)) || /(?:[a-z_]|^)69(?:[a-z_]|$)/i.test(name)) return true
  const fault = faultOfText(partsOf(name).join(' '))
  return fault === 'sexual' || fault === 'slur' || fault === 'self_harm'
}
