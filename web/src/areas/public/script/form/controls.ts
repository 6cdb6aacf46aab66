import { isForeign, isWhole, nationalPhone } from '~/ui/phone'

/** Adds a button to reveal each password of this form. */
export function enhancePasswords(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-show-password]')) {
    const input = button.closest('[data-field]')?.querySelector('input')
    button.addEventListener('click', () => {
      const isShown = button.ariaPressed !== 'true'
      button.ariaPressed = String(isShown)
      if (input) input.type = isShown ? 'text' : 'password'
    })
  }
}

/**
 * Formats each telephone number of this form: after +234, grouped on blur, unless it begins with another +.
 */
export function enhancePhones(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-phone]')) {
    const input = place.querySelector('input')
    if (input) enhancePhone(place, input)
  }
}

function enhancePhone(place: HTMLElement, input: HTMLInputElement): void {
  const look = () => place.toggleAttribute('data-foreign', isForeign(input.value))
  const neaten = () => {
    const neat = nationalPhone(input.value)
    if (neat !== input.value) input.value = neat
  }
  input.addEventListener('input', () => {
    // A complete number was pasted or autofilled: its country code must not follow a second +234.
    if (isWhole(input.value)) neaten()
    look()
  })
  input.addEventListener('blur', neaten)
  // The field may have been filled in before the script loaded.
  look()
}
