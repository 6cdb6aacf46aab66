import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { watchRelease } from '~/app/release/watchRelease'
import { isOldRelease } from '~/ui/state/releaseState'

// The page of the test before watches, too.
beforeEach(cleanup)

/** Whether a link goes on within the page, though a newer release is there. */
function isLinkOfPage(text: string): boolean {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main id="form"><textarea></textarea><a href="/other">Next</a></main>',
  )
  const form = document.getElementById('form')
  const field = form?.querySelector('textarea')
  const link = form?.querySelector('a')
  if (!form || !field || !link) throw new Error('there is no form')
  field.value = text
  const stop = watchRelease()
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay, { capture: true })
  onTestFinished(() => {
    stop()
    window.removeEventListener('click', stay, { capture: true })
    isOldRelease.set(false)
    form.remove()
  })
  isOldRelease.set(true)
  let isHeard = false
  link.addEventListener('click', () => (isHeard = true))
  link.click()
  return isHeard
}

// promise (everyone): No stale code after a release
test.each([
  ['a text that was there before the watch keeps the page', 'Two bags of rice', true],
  ['without a text the next link loads the new release', '', false],
])('%s', (_what, text, stays) => {
  expect(isLinkOfPage(text)).toBe(stays)
})
