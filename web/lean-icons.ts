import path from 'node:path'
import type { Plugin } from 'vite'

const OWN = path.resolve(import.meta.dirname, 'src/ui/createIcon.ts')
const ICON = /[/\\]lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\]/

/**
 * Each page carries what makes an icon of its data: 2 KB in the package, of which ours needs a tenth. On the server, too:
 * a page is taken over as it was rendered. A release whose icons are made by another file is built with a warning.
 */
export function leanIcons(): Plugin {
  const made = new Set<string>()
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId(source, importer) {
      if (source !== '../createLucideIcon.mjs' || importer === undefined || !ICON.test(importer)) return null
      made.add(this.environment.name)
      return OWN
    },
    buildEnd(error) {
      if (error === undefined && !made.has(this.environment.name)) {
        this.warn('the icons are no longer made by createLucideIcon.mjs: look at web/lean-icons.ts')
      }
    },
  }
}
