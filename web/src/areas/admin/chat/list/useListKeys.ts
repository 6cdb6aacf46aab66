import { type RefObject, useEffect } from 'react'
import { KEYS } from '~/ui/table/keys'
import { isTyping, nextRow } from '~/ui/table/tableKeys'

/**
 * Moves through the rows: j and k from anywhere on the page, the arrow keys within the list. Rows are links,
 * so Enter opens one.
 */
export function useListKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      const list = ref.current
      const isFromAnywhere = event.key === KEYS.down || event.key === KEYS.up
      if (!list || isTyping(event.target)) return
      if (!isFromAnywhere && !list.contains(event.target as Node)) return
      // The list ignores keys under an open dialog.
      if (document.querySelector('dialog:modal')) return
      const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
      const focused = rows.findIndex((row) => row === document.activeElement)
      // Starts at the open conversation.
      const at = focused === -1 ? rows.findIndex((row) => row.ariaCurrent === 'true') : focused
      const next = nextRow(event.key, at, rows.length)
      if (next === null) return
      event.preventDefault()
      rows[next]?.focus()
      rows[next]?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [ref])
}
