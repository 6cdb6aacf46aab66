import { TYPING } from '@ozi/contract'

/**
 * Says when somebody types: at the first key, again every `TYPING.renewMs` while keys come, and that it ended,
 * `TYPING.fadeMs` after the last key.
 * @returns to be called at each change of the text; with false, typing ends at once
 */
export function createTypingReports(report: (isTyping: boolean) => void): (isTyping: boolean) => void {
  /** When it was last reported; null while not typing. */
  let reportedAt: number | null = null
  let end: ReturnType<typeof setTimeout> | undefined

  return function typed(isTyping) {
    clearTimeout(end)
    if (isTyping) end = setTimeout(() => typed(false), TYPING.fadeMs)
    const isKnown = isTyping
      ? reportedAt !== null && Date.now() - reportedAt < TYPING.renewMs
      : reportedAt === null
    if (isKnown) return
    reportedAt = isTyping ? Date.now() : null
    report(isTyping)
  }
}

/** The sign that the other side types: shown from its first report to its end. */
export function createTypingSign(show: (isShown: boolean) => void) {
  let isShown = false
  let lost: ReturnType<typeof setTimeout> | undefined

  function setTyping(isTyping: boolean): void {
    clearTimeout(lost)
    if (isTyping) lost = setTimeout(() => setTyping(false), TYPING.lostMs)
    if (isTyping === isShown) return
    isShown = isTyping
    show(isTyping)
  }

  return { told: setTyping }
}
