import { task, type LevelTask } from '../../tasks/task.ts'
import { amounts } from '../../values/amounts.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { bondNote, emptyPart, otherPart } from './bond-numbers.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Amounts } from '../../values/values.ts'
import type { Bond } from './missing-part.ts'

const laid = (disc: number, hexagon: number): Amounts => amounts({ disc, hexagon }, 'exact')
const hexagons = { one: 'hexagon', many: 'hexagons', grade: 0 }

/** The part that is known lies in the frame; the other one is put in until the whole is there. `space`: the bonds without an empty part. */
export function fillWhole(base: TopicLevel<Bond>, of: { readonly places: 10 | 20; readonly space: number }): LevelTask {
  return task<Bond>({
    id: 'fill_whole',
    kind: 'build',
    version: 1,
    form: 'counters',
    params: base.params,
    reject: emptyPart,
    note: bondNote,
    space: of.space,
    prompt: (p, words) => ({
      text: words.pick([
        `${countNoun(p.given, 'disc')} ${p.given === 1 ? 'is' : 'are'} in the frame. Put in hexagons until there are \\(${p.whole}\\) in all.`,
        `Make \\(${p.whole}\\). One part is the discs. Put in hexagons for the other part.`,
        `How many hexagons go with ${countNoun(p.given, 'disc')} to make \\(${p.whole}\\)? Put them in.`,
      ]),
    }),
    answer: (p) => laid(p.given, otherPart(p)),
    widget: (p) => ({
      surface: {
        widget: 'counters',
        mode: 'frame',
        places: of.places,
        colors: 2,
        does: 'place',
        start: `f:${'1'.repeat(p.given)}${'0'.repeat(of.places - p.given)}`,
      },
    }),
    distractors: (p) => {
      const part = otherPart(p)
      return [
        ...(p.whole < of.places
          ? [
              wrongAnswer(
                laid(p.given, part + 1),
                'count_off_by_one',
                `That makes \\(${p.whole + 1}\\). One is too many.`,
              ),
            ]
          : []),
        ...(part > 1
          ? [
              wrongAnswer(
                laid(p.given, part - 1),
                'count_off_by_one',
                `That makes \\(${p.whole - 1}\\). One is missing.`,
              ),
            ]
          : []),
      ]
    },
    hints: (p) => [
      { text: 'Discs and hexagons together make the whole.' },
      { text: `Start at \\(${p.given}\\). Count on as you put in hexagons.` },
      { text: `Stop when you say \\(${p.whole}\\).` },
    ],
    solution: (p) => [
      nextStep(`There ${p.given === 1 ? 'is' : 'are'} ${countNoun(p.given, 'disc')} already.`),
      nextStep(
        `Put in ${countNoun(otherPart(p), hexagons)}. Count on: ${range(p.given + 1, p.whole).join(', ')}.`,
        `${p.given} + ${otherPart(p)} = ${p.whole}`,
        laid(p.given, otherPart(p)),
      ),
    ],
    load: base.load,
  })
}
