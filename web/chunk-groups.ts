/** Files that many pages share travel together: dozens of small ones pack worse, and cost a slow network round trips. */
interface ChunkGroup {
  readonly name: string
  /** Beginnings of paths below `web/src`, `contract/src` or `node_modules`. What they import comes along. */
  readonly parts: readonly string[]
  /** Of these files, those that so many pages and later parts share. */
  readonly minShareCount: number
}

/**
 * Of two groups that would take a file the first has it. A group of few parts costs no page much that it does not
 * need; whatever is in none is in a file with what exactly the same pages need.
 */
export const GROUPS: readonly ChunkGroup[] = [
  {
    // The libraries change seldom: a phone keeps this file through most releases.
    name: 'framework',
    parts: [
      'react/',
      'react-router/',
      '@tanstack/react-query/build/modern/useQuery',
      '@tanstack/react-query/build/modern/QueryClientProvider',
      '@orpc/',
      'clsx/',
    ],
    minShareCount: 10,
  },
  {
    // Whatever /dashboard needs: each page for somebody who is signed in needs most of it.
    name: 'every-page',
    parts: [
      'root.tsx',
      'app/interactive.tsx',
      'app/guards/protected.tsx',
      'areas/customer/shared/frame/frame.tsx',
      'areas/customer/home/page.tsx',
    ],
    minShareCount: 1,
  },
  {
    name: 'common',
    parts: ['ui/text/', 'ui/state/', 'ui/dialog/', 'ui/line/', 'ui/list/Card.tsx', 'api/', 'lucide-react/'],
    minShareCount: 20,
  },
  { name: 'mutations', parts: ['@tanstack/react-query/build/modern/useMutation'], minShareCount: 2 },
  { name: 'fields', parts: ['ui/field/Field.tsx', 'ui/field/TextInput.tsx'], minShareCount: 8 },
  { name: 'lists', parts: ['live/usePagedList.ts', 'live/PagedRows.tsx', 'ui/list/'], minShareCount: 10 },
  { name: 'checks', parts: ['zod/'], minShareCount: 2 },
  { name: 'tables', parts: ['ui/table/'], minShareCount: 4 },
  { name: 'combobox', parts: ['ui/combobox/'], minShareCount: 2 },
  { name: 'news', parts: ['order/liveOrders.ts'], minShareCount: 10 },
  // Else whoever looks at a clock would load what announces news.
  { name: 'clock', parts: ['browser/watchClock.ts'], minShareCount: 2 },
  { name: 'announce', parts: ['live/announce/'], minShareCount: 2 },
  { name: 'areas', parts: ['app/guards/ForOthers.tsx', 'app/offline/fetchArea.ts'], minShareCount: 3 },
]

const FOLDERS = ['/web/src/', '/contract/src/', '/node_modules/']

export const CHUNK_GROUPS = GROUPS.map(({ name, parts, minShareCount }) => ({
  name,
  minShareCount,
  // A route's own file is not one of them: it stands for the route in the table of routes.
  test: (id: string) =>
    !id.includes('?') && parts.some((part) => FOLDERS.some((folder) => id.includes(folder + part))),
}))
