import { createStore } from '~/browser/createStore'

/** A dialog with a title, a text and OK, opened from anywhere; NoticeHost shows it. */
export interface Notice {
  id: number
  kind: 'success' | 'error'
  title: string
  text: string
  /** Below the text: what is still to be done, or why it failed. */
  more?: string
  /** Milliseconds until it closes by itself; if absent, it waits for OK. */
  leavesAfterMs?: number
}

/** How long a success notice stays if nobody presses OK. */
export const SUCCESS_NOTICE_MS = 5_000

/** The queue of a browser tab: shows one notice at a time, in order. */
export function createNoticeQueue() {
  const queue = createStore<readonly Notice[]>([])
  let lastId = 0
  const waiting = new Map<number, () => void>()

  function add(notice: Omit<Notice, 'id'>): Promise<void> {
    const id = ++lastId
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      queue.set([...queue.read(), { ...notice, id }])
    })
  }

  return {
    queue,
    current: (): Notice | undefined => queue.read()[0],
    dismiss(id: number) {
      queue.set(queue.read().filter((notice) => notice.id !== id))
      waiting.get(id)?.()
      waiting.delete(id)
    },
    /**
     * Closes by itself after 5 s; with `more`, which says what is still to be done, it waits for OK. Resolves
     * when closed.
     */
    success: (title: string, text: string, more?: string) =>
      add({
        kind: 'success',
        title,
        text,
        ...(more === undefined ? { leavesAfterMs: SUCCESS_NOTICE_MS } : { more }),
      }),
    /** A success whose text the user still needs, e.g. to read it out on the telephone: waits for OK. */
    toReadOut: (title: string, text: string) => add({ kind: 'success', title, text }),
    /** Waits for OK, above any open modal; `more` says why. Resolves when closed. */
    error: (title: string, text: string, more?: string) =>
      add({ kind: 'error', title, text, ...(more !== undefined && { more }) }),
  }
}

export const notice = createNoticeQueue()
