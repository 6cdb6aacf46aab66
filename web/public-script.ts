import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { leanContract } from './lean-contract.ts'

const MODULE = 'virtual:public-script'
const ENTRY = 'src/areas/public/script/publicScript.ts'

/**
 * The script of pages that run none of the framework's, as one file of its own: built apart, so that it shares no
 * piece with the app and drags none of it along. `virtual:public-script` is its address.
 */
export function publicScript(): Plugin {
  let root = ''
  let isBuild = false
  let target: string[] = []
  let made: Promise<{ fileName: string; source: string }> | undefined

  async function make(): Promise<{ fileName: string; source: string }> {
    const output = await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      plugins: [leanContract()],
      resolve: { tsconfigPaths: true },
      build: {
        target,
        write: false,
        modulePreload: false,
        rolldownOptions: { input: path.join(root, ENTRY), output: { codeSplitting: false } },
      },
    })
    const files = (Array.isArray(output) ? output : [output]).flatMap((each) =>
      'output' in each ? each.output : [],
    )
    const [file, ...others] = files
    if (file?.type !== 'chunk' || others.length > 0) throw new Error('the public script is not one file')
    const digest = createHash('sha256').update(file.code).digest('base64url').slice(0, 8)
    return { fileName: `assets/public-${digest}.js`, source: file.code }
  }

  return {
    name: 'public-script',
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
      const wanted = config.environments['client']?.build.target ?? config.build.target
      target = Array.isArray(wanted) ? wanted : []
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null
      if (!isBuild) return `export default '/${ENTRY}'`
      made ??= make()
      return `export default '/${(await made).fileName}'`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      made ??= make()
      this.emitFile({ type: 'asset', ...(await made) })
    },
  }
}
