import type { Role } from '@ozi/contract'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { KEYS } from '~/ui/table/keys'
import { isTyping } from '~/ui/table/tableKeys'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { findTexts as texts } from './texts'

const FindDialog = lazyPart(async () => (await import('./FindDialog')).FindDialog)
const KeysDialog = lazyPart(async () => (await import('./KeysDialog')).KeysDialog)

/** Opens what finds orders, people, pages and actions, by a button and by Ctrl K; and the list of keys, by ?. */
export function Find({ role }: { role: Role }) {
  const [open, setOpen] = useState<'find' | 'keys' | null>(null)
  const close = () => setOpen(null)

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isFind = event.key.toLowerCase() === KEYS.findWithCtrl && (event.ctrlKey || event.metaKey)
      const isHelp = event.key === KEYS.help && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
      if (event.defaultPrevented || event.altKey || (!isFind && !isHelp)) return
      event.preventDefault()
      // An open dialog may hold input that is not saved.
      if (!document.querySelector('dialog:modal')) setOpen(isFind ? 'find' : 'keys')
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <>
      <button
        type="button"
        title={texts.label}
        aria-keyshortcuts="Control+K"
        // With large letters, the narrowest phones have room for two buttons.
        className="rounded-control text-quiet hover:text-ink sm:border-edge sm:bg-surface sm:hover:border-ink inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 text-sm transition-colors max-[22rem]:hidden sm:min-h-10 sm:w-56 sm:justify-start sm:border-[1.5px] sm:px-3 lg:w-80"
        {...FindDialog.preloadWhenNear}
        onClick={() => setOpen('find')}
      >
        <Search size={20} className="shrink-0 sm:size-4.5" />
        <span className="max-sm:sr-only">{texts.open}</span>
        <kbd className="border-edge bg-ground ml-auto rounded-[6px] border px-1.5 font-sans text-xs font-semibold max-lg:hidden">
          {texts.keysToOpen}
        </kbd>
      </button>
      {open === 'find' && <FindDialog role={role} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </>
  )
}
