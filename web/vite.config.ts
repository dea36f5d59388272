import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { prerenderLanding } from './prerender-landing.ts'

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

/** Chunks that change rarely and are wanted together; everything else follows the routes. */
const vendors = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\// },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'katex', test: /node_modules\/katex\// },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), prerenderLanding(import.meta.dirname)],
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
