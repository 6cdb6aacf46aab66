import { useEffect, useId } from 'react'

const BADGE = /^\(\d+\) /

/** The count of each part of the page; the title shows their sum. */
const counts = new Map<string, number>()
let observer: MutationObserver | null = null

function write(): void {
  const sum = [...counts.values()].reduce((all, count) => all + count, 0)
  const plain = document.title.replace(BADGE, '')
  const title = sum === 0 ? plain : `(${String(sum)}) ${plain}`
  // Setting the same title again would trigger the observer forever.
  if (document.title !== title) document.title = title
}

/** Prefixes the page's title with '(2) ', also after navigation; no prefix for zero. */
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
