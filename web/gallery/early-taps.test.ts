import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EARLY_TAPS_SCRIPT } from '~/app/earlyTaps'

/** As React marks what it has taken over. */
const takeOver = (button: Element) => Object.assign(button, { __reactProps$1: {} })

/** A page of the server's with a button, and how often it was pressed. */
function aServersPage() {
  const button = document.createElement('button')
  button.textContent = 'Press'
  let presses = 0
  button.addEventListener('click', () => (presses += 1))
  document.body.replaceChildren(button)
  return { button, presses: () => presses }
}

test('a press kept for the script gives way to one that it hears itself', async () => {
  const { button, presses } = aServersPage()
  const press = () => userEvent.click(page.getByRole('button', { name: 'Press' }))
  // Before the script’s own listener: taken over between two presses.
  let pressed = 0
  window.addEventListener('click', () => (pressed += 1) === 2 && takeOver(button), true)
  const script = document.createElement('script')
  script.textContent = EARLY_TAPS_SCRIPT
  document.head.append(script)

  await press()
  expect(presses()).toBe(0)
  await press()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(presses()).toBe(1)
})
