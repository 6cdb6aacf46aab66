/** The browser's event with which it offers to install the site. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

/** Once the browser offers to install, the button takes the place of the instructions, which other browsers keep. */
export function enhanceInstallButton(button: HTMLButtonElement): void {
  let offer: InstallPrompt | undefined
  const steps = document.querySelector<HTMLElement>('[data-install-steps]')
  const show = (isOffered: boolean) => {
    button.hidden = !isOffered
    if (steps) steps.hidden = isOffered
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallPrompt
    show(true)
  })
  window.addEventListener('appinstalled', () => {
    show(false)
  })
  button.addEventListener('click', () => {
    show(false)
    void offer?.prompt()
  })
}
