import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { leanContract } from './lean-contract.ts'

/** By the module that has each script's address. */
const SCRIPTS = {
  /** Of pages that run none of the framework's. */
  'virtual:public-script': { name: 'public', entry: 'src/areas/public/script/publicScript.ts' },
  /** Of the ways in, with what checks their forms. */
  'virtual:form-script': { name: 'form', entry: 'src/areas/public/script/formScript.ts' },
  /** Of /contact and of the page for the invited: forms that somebody who signs in never meets. */
  'virtual:contact-script': { name: 'contact', entry: 'src/areas/public/script/contactScript.ts' },
  'virtual:invitation-script': { name: 'invitation', entry: 'src/areas/public/script/invitationScript.ts' },
  /** Of the public pages of shops, which have a cart and no forms. */
  'virtual:store-script': { name: 'store', entry: 'src/areas/public/script/store/storeScript.ts' },
  /** Fetched by both kinds of pages where a map is shown. */
  'virtual:map-script': { name: 'map', entry: 'src/map/createMap.ts' },
} as const
type Module = keyof typeof SCRIPTS

const isModule = (id: string): id is Module => id in SCRIPTS

interface Made {
  readonly fileName: string
  readonly source: string | Uint8Array
}

/**
 * Scripts that are one file each: built apart, so that they share no piece with the app and drag none of it along. A
 * virtual module is the address of each.
 */
export function scriptsApart(): Plugin {
  let root = ''
  let isBuild = false
  let target: string[] = []
  const made = new Map<Module, Promise<readonly [Made, ...Made[]]>>()

  /** @returns the script, and then the files that it fetches itself */
  async function make({ name, entry }: (typeof SCRIPTS)[Module]): Promise<readonly [Made, ...Made[]]> {
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
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: path.join(root, entry),
          // Else the build drops what it exports, as of a page's own script.
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: false },
        },
      },
    })
    const files = (Array.isArray(output) ? output : [output]).flatMap((each) =>
      'output' in each ? each.output : [],
    )
    const [script, ...others] = files.filter((file) => file.type === 'chunk')
    if (script === undefined || others.length > 0) throw new Error(`the ${name} script is not one file`)
    const digest = createHash('sha256').update(script.code).digest('base64url').slice(0, 8)
    const assets = files.filter((file) => file.type === 'asset')
    return [{ fileName: `assets/${name}-${digest}.js`, source: script.code }, ...assets]
  }

  const makeOnce = (module: Module) => {
    const making = made.get(module) ?? make(SCRIPTS[module])
    made.set(module, making)
    return making
  }

  return {
    name: 'scripts-apart',
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
      const wanted = config.environments['client']?.build.target ?? config.build.target
      target = Array.isArray(wanted) ? wanted : []
    },
    resolveId: (id) => (isModule(id) ? `\0${id}` : null),
    async load(id) {
      const module = id.slice(1)
      if (id[0] !== '\0' || !isModule(module)) return null
      if (!isBuild) return `export default '/${SCRIPTS[module].entry}'`
      const [{ fileName }] = await makeOnce(module)
      return `export default '/${fileName}'`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const module of Object.keys(SCRIPTS).filter(isModule)) {
        for (const { fileName, source } of await makeOnce(module)) {
          this.emitFile({ type: 'asset', fileName, source })
        }
      }
    },
  }
}
