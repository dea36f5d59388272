/** One figure of the benchmark against its aim. */
export interface Figure {
  readonly name: string
  readonly figure: string
  readonly aim: string
  readonly met: boolean
}

const head = `# Benchmarks

Written by \`npm run bench -- --table docs/benchmarks.md\` on a machine with 2 cores. A ratio compares a part with the limit that the
text in parentheses names, measured in turns in the same minutes. First route: all JavaScript that the front page has fetched when the
network is idle, as it came over the wire, with headers. Idle memory: what the server that \`npm start\` runs holds resident a minute after it is
ready, with the embedded database and the demo people.

| What | Measured | Limit | |
| --- | --- | --- | --- |
`

/** The figures as a page of Markdown. */
export function benchTable(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name, figure, aim, met }) => `| ${name} | ${figure} | ${aim} | ${met ? 'met' : 'missed'} |`,
  )
  return `${head}${rows.join('\n')}\n`
}
