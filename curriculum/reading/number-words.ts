const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The whole number below one million that is written in words (twelve, forty-two, two hundred five); null for other texts. */
export function numberFromWords(text: string): bigint | null {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '' && word !== 'and')
  if (words.length === 0) return null
  let total = 0
  let group = 0
  for (const word of words) {
    const [unit, ten] = [small.indexOf(word), tens.indexOf(word)]
    if (unit >= 0) group += unit
    else if (ten >= 0) group += (ten + 2) * 10
    else if (word === 'hundred' && group > 0 && group < 10) group *= 100
    else if (word === 'thousand' && group > 0 && total === 0) {
      total = group * 1000
      group = 0
    } else return null
  }
  return BigInt(total + group)
}
