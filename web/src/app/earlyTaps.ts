/**
 * A button of the server's page may be pressed before its script is there. Such a press is kept, and made again once React
 * has taken the button over; of several presses the last one counts. Until then no listener may hear of it: React would
 * answer some of them itself, and the press would count twice. React marks what it has taken over with its properties, a
 * card later than the page around it. Links work without script. What is not taken over half a minute after all has loaded
 * never will be, as when a script is blocked: the press is forgotten.
 *
 * A string: it stands in the page before everything else, with the page's nonce.
 */
export const EARLY_TAPS_SCRIPT = `(() => {
  let written, kept, timer, triesLeft
  const isTaken = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  const forget = () => { timer = clearInterval(timer) }
  const tryAgain = () => {
    if (document.readyState === 'complete') triesLeft -= 1
    if (kept.isConnected && !isTaken(kept) && triesLeft > 0) return
    forget()
    if (isTaken(kept)) kept.click()
  }
  addEventListener('DOMContentLoaded', () => {
    written = new WeakSet(document.querySelectorAll('button'))
  })
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button')
    if (!button || (written && !written.has(button))) return
    if (isTaken(button)) {
      if (event.isTrusted) forget()
      return
    }
    event.stopImmediatePropagation()
    event.preventDefault()
    kept = button
    triesLeft = 600
    timer ??= setInterval(tryAgain, 50)
  }, true)
})()`
