/** What a browser offers where it can put the site on the home screen by itself. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

/** Shows the button once the browser offers to install; until then, and elsewhere, the steps beside it say how. */
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
