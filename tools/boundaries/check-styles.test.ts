import { describe, expect, it } from 'vitest'
import { classesOf, styleFaults } from './check-styles.ts'
import { importsOf } from './read-tree.ts'

const sheet =
  '.card { color: red; }\n.card .title:hover, .big-star { margin: 0.5em }\n@media (width < 40em) { .card { color: blue } }\n'
const faultsOf = (screen: string): string[] =>
  styleFaults([
    { path: 'web/coins/coin.module.css', text: sheet, imports: [] },
    {
      path: 'web/coins/coin.tsx',
      text: `import styles from './coin.module.css'\n${screen}`,
      imports: importsOf(screen),
    },
  ])
const uses = "styles.card; styles['title']; "

describe('the classes of a screen', () => {
  it('are read from the selectors of its sheet, and from nothing else', () => {
    expect([...classesOf(`/* .no */ :global(.theirs) .ours { background: url(x.svg); top: .5px }`)]).toEqual(['ours'])
    expect([...classesOf(sheet)]).toEqual(['card', 'title', 'big-star'])
  })

  it.each([
    `${uses} styles['big-star']`,
    `${uses} styles[\`big-\${look}\`]`,
    `${uses} const look = 'big-star'; styles[look]`,
    `${uses} draw(styles, 'big-star')`,
  ])('are all used: %s', (screen) => {
    expect(faultsOf(screen)).toEqual([])
  })

  it('are defined, and what is defined is used', () => {
    expect(faultsOf(`${uses} styles['star']; styles[\`small-\${look}\`]`)).toEqual([
      "web/coins/coin.tsx: styles['star'] is in no rule of ./coin.module.css",
      "web/coins/coin.tsx: nothing in ./coin.module.css begins with 'small-'",
      "web/coins/coin.module.css: no screen uses the class 'big-star'",
    ])
  })
})
