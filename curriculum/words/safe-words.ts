/** Words that have no place in a question for a child, and brands, as whole words in lower case. */
const unsafe = new Set(
  (
    'alcohol beer wine vodka whisky whiskey cigarette cigarettes tobacco smoke smoking vape drug drugs cocaine heroin weed ' +
    'gun guns rifle pistol bullet bullets bomb bombs weapon weapons knife knives sword swords shoot shooting shot kill kills ' +
    'killed killer murder dead death die dies died dying blood bloody war wars soldier soldiers attack attacked ' +
    'bet bets betting gamble gambling casino lottery poker jackpot ' +
    'sex sexy naked nude kiss hate hates stupid dumb idiot ugly fat skinny loser moron damn hell crap ' +
    'suicide hurt hurts ghost devil demon ' +
    'coca-cola pepsi nike adidas lego disney pokemon minecraft roblox fortnite apple-watch iphone ipad android google ' +
    'youtube tiktok netflix facebook instagram mcdonalds starbucks amazon barbie tesla ferrari toyota walmart ikea oreo nutella'
  ).split(' '),
)

/** The unsafe words of a text; empty for every text that may be shown to a child. */
export function unsafeWordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? []
  return words.filter((word) => unsafe.has(word))
}
