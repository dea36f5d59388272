/** Ends of addresses that are no words of a sentence. Country codes that are words stand in `wordyEnds`. */
const ends = new Set(
  `com net org edu gov mil info biz name pro xyz app dev page site online website store shop tech cloud live stream video chat games gg io ai tv fm ly gl
  gle co uk ca us eu au nz de fr es pt nl se dk fi pl ru ua cn jp kr tw hk sg ph vn th my id br mx ar cl pe za ng ke gh eg ma il ae sa tr gr ro bg hr
  rs cz sk hu ie ch lt lv ee cc ws link click club social network media wiki zone space world today pics photo photos email icu vip
  top fun lol team group stre tk ml ga cf gq pw moe ink onl win bid bio one art blog onion local html htm php io's`.split(
    /\s+/,
  ),
)
/** Of these, those that people also write behind a full stop without a space. */
const wordyEnds = new Set(
  'one today live fun lol team group name us my id ma es se de sa pro co ca top world space page win games chat art th pe no so to it is me in at be am as by do he we or an if id ok la al ie link video store name photo stream social wiki info ai tv'.split(
    ' ',
  ),
)
const knownHosts =
  /\b(gmail|g ?mail|hotmail|outlook|yahoo|ymail|icloud|proton ?mail|aol|gmx|live|msn|mail)\b ?(\.|dot|d0t|\(dot\)|\[dot\]|period|punto|point) ?(com|net|org|ca|co|fr|mx|es|de)\b/
const shortHosts =
  /\b(t\.me|wa\.me|youtu\.be|bit\.ly|discord\.gg|discord\.com|goo\.gl|tinyurl|linktr\.ee|snap\.com|ig\.me|m\.me|forms\.gle|redd\.it)\b/
const spelledEnd =
  /[\p{L}\d_-]{2,60} ?(?:\.|[([{<*_~-]? ?(?:dot|d0t|punto)(?: ?[)\]}>*_~-])?|\[ ?\. ?\]|\( ?\. ?\)) ?(?:com|net|org|edu|gov|info|xyz|gg|io|tv|ly|dev|app|me|co|uk|ca|us)\b/u
const scheme =
  /(?:\b[hw]?[xt*]{0,2}tps? ?: ?\/\/?)|\bhttps?\b|\bwww\d?\b ?[.,]|:\/\/|\bw w w\b|\bwww [\p{L}\d]+ (?:dot )?(?:com|net|org)\b|\bdot ?com\b|\bforward ?slash\b.*\bdot\b/u
const ipAddress = /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?::\d{2,5})?\b/

/** Whether a plain text holds an address of the web, of whatever domain, also one that is spelled out. */
export function hasLink(plain: string): boolean {
  if (scheme.test(plain) || knownHosts.test(plain) || shortHosts.test(plain) || ipAddress.test(plain)) return true
  const spelled = spelledEnd.exec(plain)
  if (spelled !== null && !isSentence(spelled[0])) return true
  for (const match of plain.matchAll(/(?<![\p{L}\d_-])([\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+)(\/[\p{L}\d])?/gu)) {
    const parts = (match[1] ?? '').split('.')
    const end = parts.at(-1) ?? ''
    const before = parts.at(-2) ?? ''
    if (!/\p{L}/u.test(before) || before.length < 2 || !/^\p{L}{2,}$/u.test(end)) continue
    if (match[2] !== undefined && ends.has(end)) return true
    if (!ends.has(end)) continue
    if (!wordyEnds.has(end)) return true
    // `ok.so`, `done.today`: a sentence. With digits, signs, or nothing else on the line it is an address.
    if (
      /[\d_-]/.test(before) ||
      parts.length > 2 ||
      plain === match[0] ||
      /\b(go|goto|check|visit|site|website|link|page|join|watch|click)\b/.test(plain)
    )
      return true
  }
  return false
}

/** `yes . me too`: an end that is a word, behind a full stop with a space. */
const isSentence = (text: string): boolean =>
  /\. (me|us|co|io|tv|app|ca)$/.test(text) ||
  /(^| )\.? ?(me|us|app)$/.test(text.replace(/.*\./, '.')) ||
  /dot (me|us|app|tv)$/.test(text)

/** Whether a plain text holds a mail address or a name somewhere else: `sam@home`, `@sam_9`, `sam#1234`, `name at mail dot com`. */
export function hasHandle(plain: string): boolean {
  if (
    /[\p{L}\d._+-]{2,60} ?(?:@|\(at\)|\[at\]|\{at\}|<at>|\*at\*|_at_) ?[\p{L}\d-]{3,60} ?(?:\.|dot|\(dot\)|\[dot\]) ?\p{L}{2,}/u.test(
      plain,
    )
  )
    return true
  if (/\bat (?:g ?mail|hotmail|yahoo|outlook|icloud|proton ?mail|aol|ymail)\b/.test(plain)) return true
  if (/\b(?:g ?mail|hotmail|yahoo|outlook|icloud|proton ?mail)\b/.test(plain)) return true
  if (/[\p{L}\d_.-]{2,60} at [\p{L}\d-]{3,60} dot \p{L}{2,}/u.test(plain)) return true
  if (
    /(?<![\p{L}\d])@ ?[\p{L}_][\p{L}\d_.-]{2,}/u.test(plain) &&
    !/@ (?:the|my|your|school|home|question|number|problem|step|first|least|end|that|this|all|what|noon|page)\b/.test(
      plain,
    )
  ) {
    // `@` and a word right behind it; `@everyone` of a class reaches nobody else.
    if (!/^(?:.*\s)?@(?:everyone|all|tutor|teacher|here)\b/.test(plain)) return true
  }
  if (/[\p{L}\d_]{3,60}@[\p{L}\d_]{3,}/u.test(plain)) return true
  return /(?<![\p{L}\d])\p{L}[\p{L}\d_.]{2,}#\d{3,5}\b/u.test(plain)
}
