import { parseArgs } from 'node:util'
import { familyProcedure, gradeOfFamily } from '../curriculum/families/family.ts'
import { ideas } from '../curriculum/families/ideas.ts'
import { generateQuestion } from '../curriculum/questions/generate.ts'
import { loadFamilyFile } from './write-family-index.ts'

/** Prints problems of families to be read aloud, from easy to hard: node tools/show-family.ts N01 G30 --count 3 */
const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '3' } },
  allowPositionals: true,
})

for (const code of positionals) {
  // oxlint-disable-next-line no-await-in-loop -- printed in the order asked for
  const family = await loadFamilyFile(code)
  const grade = gradeOfFamily(family)
  console.log(`\n## ${code} ${family.name}, grade ${grade}: ${ideas[family.idea]}`)
  const count = Number(values.count)
  for (let i = 0; i < count; i++) {
    const difficulty = count === 1 ? 0.5 : i / (count - 1)
    const question = generateQuestion(familyProcedure(family), i + 1, { difficulty })
    const { prompt, figure, key, hints, solution } = question
    console.log(`\n${i + 1}. ${prompt.text}${prompt.latex === undefined ? '' : ` [${prompt.latex}]`}`)
    if (figure !== undefined) console.log(`   Figure: ${figure.alt}`)
    console.log(`   Answer: ${key.shown.text}`)
    for (const { value, why, misconception } of key.wrong)
      console.log(
        `   Wrong: ${'n' in value ? `${value.n}${value.d === 1n ? '' : `/${value.d}`}` : value.kind} ${misconception}: ${why}`,
      )
    for (const hint of hints)
      console.log(`   Hint: ${hint.text}${hint.figure === undefined ? '' : ` [${hint.figure.alt}]`}`)
    for (const step of solution)
      console.log(`   Step: ${step.say}${step.latex === undefined ? '' : ` [${step.latex}]`}`)
  }
}
