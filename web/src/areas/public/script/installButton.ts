/** The browser's event with which it offers to install the site. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

/** Shows the button once the browser offers to install. Other browsers keep the instructions beside it. */
export function enhanceInstallButton(button: HTMLButtonElement): void {
  let offer: InstallPrompt | undefined
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallPrompt
    button.hidden = false
  })
  window.addEventListener('appinstalled', () => {
    button.hidden = true
  })
  button.addEventListener('click', () => {
    button.hidden = true
    void offer?.prompt()
  })
}
