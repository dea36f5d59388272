import { isTyped, promisedRules } from '../questions/promised-rules.ts'
import type { Sweep } from './check.ts'
import type { MarkingRules } from '../topic-level.ts'

/** P29: a verb of the prompt that promises a form has its rule in the key: a level may say more, not less or otherwise. */
export function checkVerbs(sweep: Sweep): void {
  for (const sample of sweep.samples) {
    for (const [form, { prompt, key }] of sample.byForm) {
      if (!isTyped(form)) continue
      const promised = promisedRules(prompt, sample.answer)
      for (const name of Object.keys(promised) as (keyof MarkingRules)[]) {
        if (JSON.stringify(promised[name]) !== JSON.stringify(key.rules[name]))
          sweep.fail(
            'P29',
            sample.seed,
            `${form}: the prompt promises ${name}, and the key has ${JSON.stringify(key.rules[name])}`,
          )
      }
      const rounds = /\bround (?:it |your answer |the answer )?to\b/i.test(prompt.text)
      if (
        rounds &&
        (form === 'decimal' || form === 'numeric') &&
        key.answer.kind === 'decimal' &&
        key.rules.places === undefined
      )
        sweep.fail('P29', sample.seed, `${form}: the prompt says round, and the key has no places`)
    }
  }
}
