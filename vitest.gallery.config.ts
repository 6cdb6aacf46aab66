import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGUMENTS, findChromium } from './e2e/helpers/chromium.ts'
import { mapOfRegion } from './scripts/map-of-region.ts'
import { galleryPlugins } from './web/gallery/helpers/vite.ts'

const web = fileURLToPath(new URL('web/', import.meta.url))

/** The gallery: pages in all their states, in a real browser, with answers of our own (web/gallery/README.md). */
export default defineConfig({
  root: web,
  plugins: [...galleryPlugins(), mapOfRegion()],
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: 'socket.io-client', replacement: `${web}gallery/helpers/socket.ts` },
      { find: /^\.{1,2}\/(wayIn|fetchAhead)$/, replacement: `${web}gallery/helpers/wayIn.ts` },
      {
        find: /^~\/(api\/pageServer|language\/onServer)$/,
        replacement: `${web}gallery/helpers/onServer.ts`,
      },
    ],
  },
  // Found at once: a package that is found later loads the page anew.
  optimizeDeps: {
    include: [
      '@orpc/client',
      '@orpc/contract',
      '@orpc/openapi-client/fetch',
      '@orpc/tanstack-query',
      '@tanstack/react-query',
      'axe-core',
      'clsx',
      'libphonenumber-js/core',
      'lucide-react',
      'maplibre-gl',
      'pmtiles',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-router',
      'react/jsx-dev-runtime',
      'sonner',
      'uqr',
      'vitest-browser-react',
      'zod',
      'zod/mini',
    ],
  },
  test: {
    name: 'gallery',
    include: ['gallery/**/*.test.{ts,tsx}'],
    setupFiles: ['gallery/helpers/begin-clean.ts'],
    // One page for all files: the product's modules are loaded once.
    isolate: false,
    fileParallelism: false,
    // Pages log each failed call.
    silent: 'passed-only',
    testTimeout: 60_000,
    // If all fail, each waits until its time is over: that would last for hours.
    bail: 5,
    // Long, because the units run beside it on two cores; what passes does not wait.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      // As in the journeys.
      locators: { exact: false },
      viewport: { width: 360, height: 4200 },
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-NG', timezoneId: 'Africa/Lagos' },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
