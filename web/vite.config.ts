import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanContract } from './lean-contract.ts'
import { packedFiles } from './packed-files.ts'
import { publicScript } from './public-script.ts'
import { serviceWorker } from './service-worker.ts'

const apiUrl = process.env['OZI_API_URL'] ?? 'http://localhost:3000'

/** Phones of the last four years, and no transforms for anything older. */
const BROWSERS = ['chrome100', 'safari15.4', 'firefox100']

/**
 * What many pages share travels together: dozens of files of a few hundred bytes cost a slow network a round trip
 * each, and pack worse.
 */
const SHARED = [
  {
    name: 'customer',
    test: /web\/src\/(areas\/customer\/shared\/|order\/(?!Order)|account\/menu\/|languages\/en\/customer\/(?!placing|delivery\.))/,
    minShareCount: 3,
  },
  {
    name: 'parts',
    test: /web\/src\/(ui(?!\/(Field\.|Textarea|PhoneInput|Password|FormError|layouts\/|art\/(Letter|Locked)))|session|language|languages|api|app)\/|lucide-react/,
    minShareCount: 5,
  },
  // What a form needs, and a page that only shows something does not.
  {
    name: 'forms',
    test: /web\/src\/ui\/(Field\.|Textarea|PhoneInput|Password|FormError)/,
    minShareCount: 4,
  },
  {
    name: 'signed-in',
    test: /react-query\/.*\/use(Base|Infinite)?Query|web\/src\/(ui\/(layouts\/App|Offline|useLoaded|Search|useSearch|LoadMore|Stepper))/,
    minShareCount: 2,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), leanContract(), publicScript(), reactRouter(), serviceWorker(), packedFiles()],
  resolve: { tsconfigPaths: true },
  // Found at once, else the first page in development loads twice.
  optimizeDeps: {
    include: [
      'clsx',
      'lucide-react',
      'sonner',
      'react-hook-form',
      '@tanstack/react-query',
      '@orpc/client',
      '@orpc/contract',
      '@orpc/openapi-client/fetch',
      '@orpc/tanstack-query',
      'libphonenumber-js/core',
      'zod',
    ],
  },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    proxy: {
      '/api': apiUrl,
      '/dev/outbox': apiUrl,
      '/socket.io': { target: apiUrl, ws: true },
    },
  },
  build: { target: BROWSERS, cssTarget: BROWSERS, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } },
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
