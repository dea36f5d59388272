import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

const place = '<div id="root"></div>'

/** After the build: draws the landing page once with the built code and puts it into index.html. */
export function prerenderLanding(root: string): Plugin {
  return {
    name: 'prerender-landing',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async closeBundle() {
      const index = join(root, 'dist/index.html')
      const html = await readFile(index, 'utf8')
      if (!html.includes(place)) throw new Error(`index.html has no ${place} to put the landing page into.`)
      await writeFile(
        index,
        html.replace(place, () => `<div id="root">${landing}</div>`),
      )
    },
    async buildStart() {
      landing = await landingMarkup(root)
    },
  }
}

let landing = ''

async function landingMarkup(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polyhex-prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      // Everything is bundled: the folder lies outside the project, where no package is found.
      ssr: { noExternal: true },
      build: { ssr: 'shell/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false, target: 'node24' },
    })
    const built = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as {
      landingMarkup: () => Promise<string>
    }
    return await built.landingMarkup()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
