import { wordsForScript } from '~/language/pageWords'

/** Translations for what the page's script says (script/say.ts), which itself is English. */
export function ScriptWords({ of: tables }: { of: Parameters<typeof wordsForScript>[0] }) {
  const words = wordsForScript(tables)
  return words && <template data-words>{JSON.stringify(words)}</template>
}
