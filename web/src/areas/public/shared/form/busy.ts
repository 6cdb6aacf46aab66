/** Says that something is under way. Not `disabled`, which would throw the focus away; so whoever listens looks here. */
export function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (isBusy) button.setAttribute(name, 'true')
    else button.removeAttribute(name)
  }
}

export const isBusy = (button: HTMLButtonElement): boolean => button.hasAttribute('aria-busy')
