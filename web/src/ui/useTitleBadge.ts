import { useEffect, useId } from 'react'

const BADGE = /^\(\d+\) /

/** What each part of the page counts; the title shows their sum. */
const counts = new Map<string, number>()
let observer: MutationObserver | null = null

function write(): void {
  const sum = [...counts.values()].reduce((all, count) => all + count, 0)
  const plain = document.title.replace(BADGE, '')
  const title = sum === 0 ? plain : `(${String(sum)}) ${plain}`
  // Writing the same again would be seen as a change, and never end.
  if (document.title !== title) document.title = title
}

/** Puts '(2) ' before the page's title, also before that of the page one goes on to; nothing for nought. */
export function useTitleBadge(count: number): void {
  const id = useId()
  useEffect(() => {
    if (count === 0) return
    counts.set(id, count)
    if (observer === null) {
      observer = new MutationObserver(write)
      observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    }
    write()
    return () => {
      counts.delete(id)
      write()
      if (counts.size > 0) return
      observer?.disconnect()
      observer = null
    }
  }, [id, count])
}
