import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EARLY_TAPS_SCRIPT } from '~/app/earlyTaps'

/** As React marks what it has taken over. */
const takeOver = (button: Element) => Object.assign(button, { __reactProps$1: {} })

/** A page of the server's in a frame: its script listens as long as its window is there. */
async function openServersPage() {
  const frame = document.createElement('iframe')
  frame.title = 'A page'
  frame.srcdoc = `<!doctype html><script>${EARLY_TAPS_SCRIPT}</script><button>One</button><button>Two</button>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const heard: string[] = []
  const buttons = [...(frame.contentDocument?.querySelectorAll('button') ?? [])]
  for (const button of buttons) button.addEventListener('click', () => heard.push(button.textContent))
  const press = (name: string) =>
    userEvent.click(page.frameLocator(page.getByTitle('A page')).getByRole('button', { name }))
  return { window: frame.contentWindow, buttons, press, heard }
}

const whileItTries = () => new Promise((resolve) => setTimeout(resolve, 150))

test('of several presses before the script, the last one is made once', async () => {
  const { buttons, press, heard } = await openServersPage()
  await press('One')
  await press('Two')
  await whileItTries()
  expect(heard).toEqual([])
  buttons.forEach(takeOver)
  await whileItTries()
  expect(heard).toEqual(['Two'])
})

test('a press kept for the script gives way to one that it hears itself', async () => {
  const { window, buttons, press, heard } = await openServersPage()
  await press('One')
  // On the window before the document: taken over as the second press comes.
  window?.addEventListener('mouseup', () => buttons.forEach(takeOver), true)
  await press('One')
  await whileItTries()
  expect(heard).toEqual(['One'])
})

test('a press for a script that never comes is forgotten in the end', async () => {
  const { window, buttons, press, heard } = await openServersPage()
  const tries: (() => void)[] = []
  const ended = vi.fn()
  Object.assign(window ?? {}, { setInterval: (run: () => void) => tries.push(run), clearInterval: ended })
  await press('One')
  for (let at = 0; at < 599; at += 1) tries[0]?.()
  expect(ended).not.toHaveBeenCalled()
  tries[0]?.()
  expect(ended).toHaveBeenCalledOnce()
  buttons.forEach(takeOver)
  expect(heard).toEqual([])
})
