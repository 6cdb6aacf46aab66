import { wordsForScript } from '~/language/pageWords'

interface ScriptWordsProps {
  of: Parameters<typeof wordsForScript>[0]
  /** Whether the script also shows what the server refuses. */
  quotesServer?: boolean
}

/** Translations for what the page's script says (script/say.ts), which itself is English. */
export function ScriptWords({ of: tables, quotesServer = false }: ScriptWordsProps) {
  const words = wordsForScript(tables, quotesServer)
  return words && <template data-words>{JSON.stringify(words)}</template>
}
