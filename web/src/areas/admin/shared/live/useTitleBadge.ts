import { useEffect } from 'react'

const BADGE = /^\(\d+\) /

/** Puts '(2) ' before the page's title, also before that of the page one goes on to; nothing for nought. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const write = () => {
      const title = `(${String(count)}) ${document.title.replace(BADGE, '')}`
      // Writing the same again would be seen as a change, and never end.
      if (document.title !== title) document.title = title
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(BADGE, '')
    }
  }, [count])
}
