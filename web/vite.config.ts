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

/** Parts that some pages are made of and others never show, each kind a file of its own. */
const FORMS = /web\/src\/ui\/(Field\.|Textarea|PhoneInput|Password|FormError|Select)/
const TABLES = /web\/src\/ui\/(Table|table-|useSteady)/
const PLACES = /web\/src\/ui\/(Combobox|combobox-|Highlight|matches|useRested)/
const ORDERS =
  /web\/src\/(order\/(?!Order)|ui\/route-line\/Route(Timeline|Ends)|languages\/en\/customer\/orders?\.)/
/** Opened later, or shown by few: with the pages that want them. */
const SELDOM =
  /web\/src\/(api\/pageServer|ui\/(SideSheet|ThemeToggle|Dialog|Badge|Card\.|DateTime|layouts\/|art\/(Letter|Locked)))/
const PARTS = /web\/src\/(ui|session|language|api|browser|app)\//

/**
 * What many pages share travels together: dozens of files of a few hundred bytes cost a slow network a round trip
 * each, and pack worse. Of two groups that would take a module the first has it, with all it imports: what every page
 * runs on comes first, and no group holds what the dashboard could do without (decision 35).
 */
const SHARED = [
  // The libraries change seldom: a phone keeps this file through most releases.
  {
    name: 'framework',
    test: /node_modules\/(react|react-router|@tanstack|@orpc|clsx)\/|lucide-react\/dist\/esm\/(?!icons)/,
    minShareCount: 10,
  },
  {
    name: 'customer',
    test: /web\/src\/(areas\/customer\/shared\/(?!frame\/(FrameMenu|Language))|order\/(state|liveOrders|useLiveOrders|CallLinks)\.|account\/menu\/(AccountMenu|NetworkNote)\.|languages\/en\/customer\/(shared|live)\.)/,
    minShareCount: 3,
  },
  {
    name: 'parts',
    test: (id: string) =>
      PARTS.test(id) && ![FORMS, TABLES, PLACES, ORDERS, SELDOM].some((others) => others.test(id)),
    minShareCount: 5,
  },
  { name: 'forms', test: FORMS, minShareCount: 4 },
  { name: 'tables', test: TABLES, minShareCount: 4 },
  { name: 'places', test: PLACES, minShareCount: 4 },
  { name: 'orders', test: ORDERS, minShareCount: 3 },
  {
    name: 'signed-in',
    test: /web\/src\/ui\/(layouts\/App|Offline|useLoaded|Stepper)|lucide-react\/dist\/esm\/icons\/(house|send|user-round|shopping-basket|arrow-right)\./,
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
