/** Things that can be counted: singular, plural, and the lowest grade whose children read the word. */
export interface CountedNoun {
  readonly one: string
  readonly many: string
  readonly grade: number
}

const noun = (grade: number, one: string, many = `${one}s`): CountedNoun => ({ one, many, grade })

export const nouns: readonly CountedNoun[] = [
  noun(0, 'cat'),
  noun(0, 'dog'),
  noun(0, 'hat'),
  noun(0, 'cup'),
  noun(0, 'bee'),
  noun(0, 'egg'),
  noun(0, 'ball'),
  noun(0, 'fish', 'fish'),
  noun(0, 'frog'),
  noun(0, 'duck'),
  noun(0, 'star'),
  noun(0, 'book'),
  noun(1, 'apple'),
  noun(1, 'plum'),
  noun(1, 'shell'),
  noun(1, 'stone'),
  noun(1, 'block'),
  noun(1, 'flower'),
  noun(1, 'pencil'),
  noun(1, 'leaf', 'leaves'),
  noun(1, 'box', 'boxes'),
  noun(1, 'bus', 'buses'),
  noun(1, 'tree'),
  noun(1, 'bird'),
  noun(2, 'cherry', 'cherries'),
  noun(2, 'berry', 'berries'),
  noun(2, 'sticker'),
  noun(2, 'button'),
  noun(2, 'marble'),
  noun(2, 'muffin'),
  noun(2, 'carrot'),
  noun(2, 'orange'),
  noun(2, 'crayon'),
  noun(2, 'ticket'),
  noun(3, 'seed'),
  noun(3, 'bead'),
  noun(3, 'ribbon'),
  noun(3, 'lantern'),
  noun(3, 'notebook'),
  noun(3, 'puzzle piece'),
  noun(3, 'tomato', 'tomatoes'),
  noun(3, 'potato', 'potatoes'),
  noun(3, 'library book'),
  noun(3, 'paintbrush', 'paintbrushes'),
  noun(4, 'magazine'),
  noun(4, 'envelope'),
  noun(4, 'photograph'),
  noun(4, 'bicycle'),
  noun(4, 'visitor'),
  noun(4, 'seedling'),
]

const byWord = new Map(nouns.map((n) => [n.one, n]))

/**
 * '1 apple', '3 apples', '2 boxes', '5 fish'. The noun is one of `nouns` or its singular; an unknown singular takes -s.
 */
export function countNoun(count: number | bigint, of: CountedNoun | string): string {
  return `${count} ${nounFor(count, of)}`
}

/** The noun alone in the number that goes with a count: 'apple' for 1, else 'apples'. */
export function nounFor(count: number | bigint, of: CountedNoun | string): string {
  const known = typeof of === 'string' ? (byWord.get(of) ?? { one: of, many: `${of}s` }) : of
  return count === 1 || count === 1n ? known.one : known.many
}

/** 'an' before a vowel that is heard, else 'a', with the word: 'an apple', 'a unit', 'an hour', 'an 8', 'an 11', 'a 1'. */
export function withArticle(word: string): string {
  const heard =
    /^(?:[aeio]|u(?!ni|se|ti)|hour|honest|8|11(?!\d)|18(?!\d))/i.test(word) && !/^(?:one|once|eu)/i.test(word)
  return `${heard ? 'an' : 'a'} ${word}`
}
