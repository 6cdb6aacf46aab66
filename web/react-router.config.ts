import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table comes with the first page: it is a few kilobytes, and on a slow
  // network a second request before each new page costs more than that.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
