import type { SlotTile } from '@polyhex/contract/exercises/slots-widget'

const keysOfSigns: Readonly<Record<string, string>> = { '*': '×', x: '×', '/': '÷', ':': '÷', '−': '-' }

/** What a key means among these tiles: the sign that has no key of its own, where no tile begins with the key itself. */
function meant(key: string, offered: readonly SlotTile[]): string {
  const letter = key.toLowerCase()
  const isThere = (sign: string): boolean => offered.some(({ id }) => id.toLowerCase().startsWith(sign))
  return isThere(letter) ? letter : (keysOfSigns[letter] ?? letter)
}

/** What typing has come to: the tile that it names, and what has been typed of a longer name. */
export interface Typed {
  readonly tile: SlotTile | null
  readonly text: string
}

/**
 * The tile that is typed into a blank by one more key: `before` with the key behind it where a tile begins so, else the key anew. So 1
 * and then 2 are 12 where there is such a tile, without a limit of time.
 */
export function typedTile(offered: readonly SlotTile[], before: string, key: string): Typed {
  for (const text of [
    `${before}${/^[\d/]$/.test(key) && before !== '' ? key : meant(key, offered)}`,
    meant(key, offered),
  ]) {
    const begun = offered.filter(({ id }) => id.toLowerCase().startsWith(text))
    const tile = begun.find(({ id }) => id.toLowerCase() === text) ?? (begun.length === 1 ? begun[0] : undefined)
    if (begun.length > 0) return { tile: tile ?? null, text }
  }
  return { tile: null, text: '' }
}
