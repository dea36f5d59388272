import type { SweepAnswer } from './sweep-task.ts'

/** The sweep as a page: one row per level, then what failed. */
export function sweepReport(answers: readonly SweepAnswer[], seeds: number, nameOf: (key: string) => string): string {
  const reports = answers.flatMap((a) => (a.kind === 'level' ? [a.report] : []))
  const failures = answers.flatMap((a) =>
    a.kind === 'level' ? a.report.failures : a.kind === 'lesson' ? a.failures : [],
  )
  const rows = reports.map((r) => {
    const rules = r.named === 0 ? '-' : `${Math.round((100 * r.recomputed) / r.named)} %`
    const state = r.failures.length === 0 ? 'passes' : [...new Set(r.failures.map((f) => f.check))].join(', ')
    return `| ${r.key} | ${nameOf(r.key)} | ${state} | ${r.notes} | ${r.loadCorrelation.toFixed(2)} | ${rules} | ${(r.milliseconds ?? 0).toFixed(2)} | ${r.digest.toString(16).padStart(8, '0')} |`
  })
  return [
    '# Sweep of the topic levels',
    '',
    `Written by \`node tools/sweep.ts --seeds ${seeds} --report\`. ${reports.length} levels, ${answers.filter((a) => a.kind === 'lesson').length} lessons, ${seeds} seeds each, ${failures.length} failures.`,
    'Notes: different questions in 1,000 seeds, the least of three thirds of difficulty, or the whole of a small space. Rules: share of',
    'named wrong answers whose rule was recomputed. Digest: a hash over the first questions, equal in every process.',
    '',
    '| Key | Name | Checks | Notes | Load | Rules | ms | Digest |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    ...(failures.length === 0
      ? []
      : ['', '## Failures', '', ...failures.map((f) => `- ${f.check} ${f.key} ${f.seed ?? ''} ${f.detail}`)]),
    '',
  ].join('\n')
}
