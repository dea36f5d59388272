import { amounts, amountsText } from '../../values/amounts.ts'
import { buildFigure } from '../../tasks/build-figure.ts'
import { inWords, type Named } from './numerals.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { numberToWords } from '../../notation/number-words.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { Amounts, Value } from '../../values/values.ts'

const counters = (n: number): Value => amounts({ counter: n }, 'exact')

/** As many counters as the words say. */
export const putCounters = (base: TopicLevel<Named>, places: number, space: number): LevelTask =>
  buildFigure<Named>(
    { ...base, answer: ({ n }) => counters(n) },
    {
      id: 'put_counters',
      version: 1,
      form: 'counters',
      space,
      surface: () => ({ widget: 'counters', mode: 'frame', places, colors: 1, does: 'place', start: '' }),
      prompt: (p, words) => ({
        text: words.pick([
          `Put in ${inWords(p)} ${p.n === 1 ? 'counter' : 'counters'}.`,
          `Show ${inWords(p)} with counters.`,
          `Make ${inWords(p)}. Put in counters.`,
        ]),
      }),
      distractors: ({ n }): Distractor[] => [
        ...(n > 12 ? [wrongAnswer(counters(n - 10), 'looks_alike', 'Ten are missing. Fill a whole frame first.')] : []),
        ...(n < 10
          ? [wrongAnswer(counters(n + 10), 'looks_alike', 'That is ten too many. The word names ones only.')]
          : []),
        wrongAnswer(counters(n + 1), 'slip_off_by_one', 'That is one too many. Count them again.'),
        wrongAnswer(counters(n - 1), 'slip_off_by_one', 'One is missing. Count them again.'),
      ],
      hints: (p) => [
        { text: 'Say one number for each counter.' },
        p.n > 10
          ? { text: `Ten fill one frame. Then go on to ${inWords(p)}.` }
          : { text: `Stop when you say ${inWords(p)}.` },
      ],
      solution: (p) => [
        nextStep('Put in one counter after the other and count.'),
        nextStep(`Stop when you say ${inWords(p)}.`, String(p.n), counters(p.n)),
      ],
    },
  )

const places = (n: number): readonly [number, number, number] => [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10]

const blocks = (hundred: number, ten: number, one: number): Amounts => amounts({ hundred, ten, one }, 'exact')

/** Hundreds, tens and ones that make what the words say. */
export const buildBlocks = (base: TopicLevel<Named>): LevelTask =>
  buildFigure<Named>(
    { ...base, answer: ({ n }) => blocks(...places(n)) },
    {
      id: 'build_blocks',
      version: 1,
      form: 'base_ten',
      ...(base.space === undefined ? {} : { space: base.space }),
      surface: () => ({ widget: 'base_ten', columns: ['hundred', 'ten', 'one'], mode: 'build', start: '' }),
      prompt: (p, words) => ({
        text: words.pick([
          `Build ${inWords(p)} with blocks.`,
          `Show ${inWords(p)} with blocks.`,
          `Which blocks make ${inWords(p)}? Put them in.`,
        ]),
      }),
      distractors: ({ n }): Distractor[] => {
        const [h, t, o] = places(n)
        return [
          ...(t === o ? [] : [wrongAnswer(blocks(h, o, t), 'teen_reversal', 'The tens and the ones changed places.')]),
          ...(h === 0 || h === t
            ? []
            : [wrongAnswer(blocks(t, h, o), 'looks_alike', 'The hundreds and the tens changed places.')]),
          ...(o === 0
            ? []
            : [wrongAnswer(blocks(h, t, 0), 'stops_early', `The ${numberToWords(o)} at the end was left out.`)]),
          wrongAnswer(blocks(h, t, o + 1), 'slip_off_by_one', 'That is one too many.'),
        ]
      },
      hints: (p) => [
        { text: `Split the number into ${p.n >= 100 ? 'hundreds, tens, and ones' : 'tens and ones'}.` },
        {
          text:
            p.n >= 100
              ? `How many hundreds do you hear in ${inWords(p)}?`
              : p.n < 20
                ? 'A teen number is one ten and some ones.'
                : 'The first part tells the tens.',
        },
      ],
      solution: ({ n }) => {
        const [h, t, o] = places(n)
        return [
          nextStep('Listen to each part of the words.', [h * 100, t * 10, o].filter((part) => part > 0).join(' + ')),
          nextStep(`Put in ${amountsText(blocks(h, t, o))}.`, String(n), blocks(h, t, o)),
        ]
      },
    },
  )
