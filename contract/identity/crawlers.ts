/**
 * Programs that read pages by themselves, by what they call themselves: search engines, previews, monitors, page testers
 * and browsers driven by programs. Whoever says nothing at all is one too. A-281.
 */
const crawler =
  /(?<!cu)bot\b|crawl|spider|slurp|scrape|preview|fetcher|monitor|lighthouse|pagespeed|gtmetrix|headless|phantomjs|selenium|puppeteer|playwright|facebookexternalhit|whatsapp|embedly|ia_archiver|wget|curl\/|python-|java\/|go-http-client|node-fetch|axios\/|okhttp|libwww|httpclient/i

/** Whether a user agent is a program's rather than a person's. A-281. */
export function isCrawler(userAgent: string): boolean {
  return userAgent.trim() === '' || crawler.test(userAgent)
}
