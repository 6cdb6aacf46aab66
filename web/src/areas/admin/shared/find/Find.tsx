import type { Role } from '@ozi/contract'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '~/ui/button/IconButton'
import { KEYS } from '~/ui/table/keys'
import { isTyping } from '~/ui/table/tableKeys'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { findTexts as texts } from './texts'

const FindDialog = lazyPart(async () => (await import('./FindDialog')).FindDialog)
const KeysDialog = lazyPart(async () => (await import('./KeysDialog')).KeysDialog)

/** Opens what finds orders, people and pages, by a button and by Ctrl K; and the list of keys, by ?. */
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
      <IconButton
        label={texts.open}
        aria-keyshortcuts="Control+K"
        // With large letters, the narrowest phones have room for two buttons.
        className="max-[22rem]:hidden"
        icon={<Search size={20} />}
        {...FindDialog.preloadWhenNear}
        onClick={() => setOpen('find')}
      />
      {open === 'find' && <FindDialog role={role} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </>
  )
}
