import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { buildWorker, filesOfEntry } from './worker-build.ts'

const root = import.meta.dirname
const dist = join(root, 'dist')

/** The latin faces are needed for the first paint: the page asks for them before it has read its style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) =>
          /(gabarito|lexend)-latin-wght-normal.*\.woff2$/.test(file),
        )
        return {
          html,
          tags: fonts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
        }
      },
    },
  }
}

/**
 * After the build: draws the landing page once with the product's own code, as landing.html, builds the service worker,
 * which knows every file by then, and packs all files.
 */
function finishPages(): Plugin {
  let entry: string[] = []
  return {
    name: 'finish-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      entry = filesOfEntry(bundle)
    },
    async closeBundle() {
      const place = '<div id="root"></div>'
      const html = await readFile(join(dist, 'index.html'), 'utf8')
      if (!html.includes(place)) throw new Error(`index.html has no ${place} to put the landing page into.`)
      const landing = await landingMarkup()
      await writeFile(
        join(dist, 'landing.html'),
        html.replace(place, () => `<div id="root">${landing}</div>`),
      )
      await buildWorker(root, dist, entry)
      await packFiles()
    },
  }
}

async function landingMarkup(): Promise<string> {
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

/** Below this many bytes a packed file saves nothing. */
const leastPacked = 1024

/** Lays a Brotli and a gzip copy beside every file of text, packed as well as can be, for the server to send as they are. */
async function packFiles(): Promise<void> {
  const files = await readdir(dist, { recursive: true })
  const texts = files.filter((file) => /\.(js|css|html|svg)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const bytes = await readFile(join(dist, file))
      if (bytes.length < leastPacked) return
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      await writeFile(join(dist, `${file}.br`), await promisify(brotliCompress)(bytes, quality))
      await writeFile(join(dist, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

/** Chunks that change rarely and are wanted together; everything else follows the routes. */
const vendors = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\// },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'katex', test: /node_modules\/katex\// },
]

export default defineConfig({
  root,
  plugins: [react(), preloadFonts(), finishPages()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: vendors } } },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 4300),
    proxy: { '/api': `http://localhost:${process.env['API_PORT'] ?? 4000}` },
  },
})
