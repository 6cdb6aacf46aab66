import type { Plugin } from 'vite'

const MODULE = 'virtual:language-files'
const LANGUAGE = /\/src\/languages\/(\w+\/\w+)\.ts$/

/**
 * A virtual module for the server: the scripts with the texts of each language and area, such as `ig/base`, for a page's
 * head to name.
 */
export function languageFiles(): Plugin {
  const files: Record<string, string> = {}
  return {
    name: 'language-files',
    sharedDuringBuild: true,
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    // The client is built before the server; in development nothing is named ahead.
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(files)}` : null),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        const found = chunk.type === 'chunk' ? LANGUAGE.exec(chunk.facadeModuleId ?? '') : null
        if (found?.[1] !== undefined) files[found[1]] = `/${chunk.fileName}`
      }
    },
  }
}
