import { sentence } from '../../figures/lettering.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { numberToWords } from '../../notation/number-words.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { digitsTurned, inWords, partsSideBySide } from './numerals.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Named } from './numerals.ts'

/** Wrong numerals for a number in words: places turned, parts side by side, a part left out, a word misheard. */
function distractors(p: Named): Distractor[] {
  const { n } = p
  const list: Distractor[] = []
  const [ten, one] = [Math.floor(n / 10) % 10, n % 10]
  if (n >= 10 && ten !== one)
    list.push(
      wrongAnswer(
        whole(digitsTurned(p)),
        'teen_reversal',
        n < 100 && one === 0
          ? 'The zero got lost. It holds the place of the ones.'
          : n < 20
            ? 'The digits changed places. A teen number begins with the 1 of its ten.'
            : 'The tens and the ones changed places. Tens are written first.',
      ),
    )
  if (partsSideBySide(p) !== n)
    list.push(
      wrongAnswer(
        whole(partsSideBySide(p)),
        'concat_place_value',
        `You wrote every part in full. Put the digits of ${p.n % (p.n >= 1000 ? 1000 : p.n >= 100 ? 100 : 10)} in place of the zeros.`,
      ),
    )
  if (n > 12 && n < 20)
    list.push(
      wrongAnswer(
        whole(10 * one),
        'looks_alike',
        `That is ${numberToWords(10 * one)}. Listen for the end: teen or ty.`,
      ),
    )
  if (n >= 20 && n < 100 && n % 10 === 0)
    list.push(
      wrongAnswer(whole(10 + ten), 'looks_alike', 'That is a teen number. Listen for the end: teen or ty.'),
      wrongAnswer(whole(ten), 'slip_place', 'Those are only ones. The word names tens.'),
      wrongAnswer(whole(100 * ten), 'slip_place', 'That has a zero too many.'),
    )
  if (n > 20 && n < 1000 && one > 0)
    list.push(wrongAnswer(whole(n - one), 'stops_early', `The ${numberToWords(one)} at the end was left out.`))
  if (n < 13) {
    list.push(
      wrongAnswer(whole(n + 1), 'slip_off_by_one', 'That number comes one later.'),
      ...(n > 0 ? [wrongAnswer(whole(n - 1), 'slip_off_by_one', 'That number comes one earlier.')] : []),
      wrongAnswer(
        whole(n < 3 ? n + 10 : n + 2),
        n < 3 ? 'looks_alike' : 'near',
        'Count up to it and look at the numbers again.',
      ),
    )
    if (n > 2 && n < 10)
      list.unshift(wrongAnswer(whole(10 + n), 'looks_alike', 'That one has a ten in it. The word names ones only.'))
  }
  if (n >= 100) list.push(...longer(p))
  return list
}

/** Wrong numerals for hundreds and thousands: zeros that hold a place left out, neighbors changed. */
function longer({ n }: Named): Distractor[] {
  const text = String(n)
  const list: Distractor[] = []
  const dropped = Number(text.replace(/0(?=.*[1-9])/g, ''))
  if (dropped !== n && n % 1000 !== 0)
    list.push(wrongAnswer(whole(dropped), 'looks_alike', 'A zero must hold each empty place.'))
  const turned = Number(`${text[1]}${text[0]}${text.slice(2)}`)
  if (text[0] !== text[1] && text[1] !== '0')
    list.push(
      wrongAnswer(whole(turned), 'looks_alike', 'The first two digits changed places. Read the first word again.'),
    )
  list.push(
    wrongAnswer(whole(10 * n), 'slip_place', 'That has a zero too many at the end.'),
    ...(n % 10 === 0 ? [wrongAnswer(whole(n / 10), 'slip_place', 'That has a zero too few at the end.')] : []),
    wrongAnswer(whole(n + (n >= 1000 ? 1000 : 100)), 'near', 'Read the first words once more.'),
  )
  return list
}

function hints(p: Named): Hint[] {
  const { n } = p
  const words = inWords(p)
  if (n >= 1000)
    return [
      { text: 'Split the words at “thousand”. After it come three places.' },
      { text: 'How many thousands are there? Write that first.' },
      { text: 'Then write hundreds, tens and ones. A zero holds each empty place.' },
    ]
  if (n >= 100)
    return [
      { text: 'Three digits: hundreds, tens, ones.' },
      { text: `The words begin with ${words.split(' ')[0]} hundred. Write that digit first.` },
      { text: 'Is one of the places empty? Write a zero there.' },
    ]
  if (n >= 20)
    return [
      { text: 'The first part tells the tens.' },
      {
        text:
          n % 10 === 0
            ? 'There are no ones. A zero holds their place.'
            : `The last part tells the ones: ${words.split('-')[1]}.`,
      },
    ]
  if (n > 12)
    return [
      { text: 'Teen means ten. The ten is written as a 1 in front.' },
      { text: `It is ten and ${numberToWords(n - 10)}.` },
    ]
  return [
    { text: 'Say the numbers in order: zero, one, two, three.' },
    { text: `Stop when you say ${words}. Which numeral is it?` },
  ]
}

function solution(p: Named): Step[] {
  const { n } = p
  const end = (say: string): Step => nextStep(say, wholeText(n), whole(n))
  if (n >= 1000) {
    const [front, back] = [Math.floor(n / 1000), n % 1000]
    return [
      nextStep(
        `Before “thousand” you hear ${numberToWords(front)}. Write \\(${front}\\) first${n >= 10_000 ? ', then a comma' : ''}.`,
      ),
      nextStep(
        back === 0
          ? 'Nothing is said after it, so three zeros follow.'
          : `After it you hear ${numberToWords(back)}. In three places that is \\(${String(back).padStart(3, '0')}\\).`,
      ),
      end(`So the number is \\(${wholeText(n)}\\).`),
    ]
  }
  if (n >= 100) {
    const [h, t, o] = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10]
    return [
      nextStep(`There ${h === 1 ? 'is 1 hundred' : `are ${h} hundreds`}. Write \\(${h}\\) first.`),
      nextStep(
        n % 100 === 0
          ? 'No tens and no ones: write two zeros.'
          : t === 0
            ? `No tens are named, so write \\(0\\). Then write \\(${o}\\) for the ones.`
            : `${sentence(numberToWords(n % 100))} means \\(${t}\\) in the tens and \\(${o}\\) in the ones.`,
      ),
      end(`So the number is \\(${n}\\).`),
    ]
  }
  if (n >= 20)
    return [
      nextStep(`${sentence(numberToWords(n - (n % 10)))} is ${Math.floor(n / 10)} tens.`),
      end(
        n % 10 === 0
          ? `There are no more ones, so write \\(0\\): \\(${n}\\).`
          : `Then come ${n % 10 === 1 ? '1 one' : `${n % 10} ones`}. Tens first, then ones: \\(${n}\\).`,
      ),
    ]
  if (n > 12)
    return [
      nextStep(`${sentence(numberToWords(n))} is ten and ${numberToWords(n - 10)}.`),
      end(`Write \\(1\\) for the ten, then \\(${n - 10}\\): \\(${n}\\).`),
    ]
  return [nextStep(`Count until you say ${numberToWords(n)}.`), end(`It is written \\(${n}\\).`)]
}

/** A level that gives a number in words and asks for its digits; `numbers` are all there are, or drawn by `params`. */
export function wordsToDigitsLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<Named>, 'params' | 'load'> & { readonly space?: number },
): TopicLevel<Named> {
  return {
    key,
    version: 2,
    params: settings.params,
    note: ({ n }) => String(n),
    ...(settings.space === undefined ? {} : { space: settings.space }),
    prompt: (p, words) => ({
      text: words.pick([
        `Which number is ${inWords(p)}?`,
        `Find the number ${inWords(p)}.`,
        `How do you write ${inWords(p)}?`,
        `Choose the number for ${inWords(p)}.`,
      ]),
    }),
    answer: ({ n }) => whole(n),
    forms: ['choice', 'numeric'],
    distractors,
    hints,
    solution,
    load: settings.load,
  }
}
