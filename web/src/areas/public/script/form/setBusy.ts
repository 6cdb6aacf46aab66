/** Marks a button as busy. Not `disabled`, which would lose the focus; listeners must check this instead. */
export function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (isBusy) button.setAttribute(name, 'true')
    else button.removeAttribute(name)
  }
}

export const isBusy = (button: HTMLButtonElement): boolean => button.hasAttribute('aria-busy')
