import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { CHUNK_GROUPS } from './chunk-groups.ts'
import { languageFiles } from './language-files.ts'
import { leanContract } from './lean-contract.ts'
import { leanManifest } from './lean-manifest.ts'
import { packedFiles } from './packed-files.ts'
import { scriptsApart } from './scripts-apart.ts'
import { serviceWorker } from './service-worker.ts'

const apiUrl = process.env['OZI_API_URL'] ?? 'http://localhost:3000'

/** Phones of the last four years, and no transforms for anything older. */
const BROWSERS = ['chrome100', 'safari15.4', 'firefox100']

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    leanContract(),
    languageFiles(),
    scriptsApart(),
    reactRouter(),
    serviceWorker(),
    packedFiles(),
    leanManifest(),
  ],
  resolve: { tsconfigPaths: true },
  // Found at once, else the first page in development loads twice.
  optimizeDeps: {
    include: [
      'clsx',
      'lucide-react',
      'sonner',
      '@tanstack/react-query',
      '@orpc/client',
      '@orpc/contract',
      '@orpc/openapi-client/fetch',
      '@orpc/tanstack-query',
      'libphonenumber-js/core',
      'maplibre-gl',
      'pmtiles',
      'zod',
    ],
  },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    proxy: {
      '/api': apiUrl,
      '/map/': apiUrl,
      '/dev/outbox': apiUrl,
      '/socket.io': { target: apiUrl, ws: true },
    },
  },
  build: { target: BROWSERS, cssTarget: BROWSERS, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } } },
    },
    ssr: {
      build: { target: 'node24', rolldownOptions: { input: './src/server.ts' } },
      // The build stands alone and always carries React's production code, also where a person
      // runs the product without NODE_ENV. (In development Vite keeps the packages outside.)
      ...(command === 'build'
        ? {
            resolve: { noExternal: true as const },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : {}),
    },
  },
}))
