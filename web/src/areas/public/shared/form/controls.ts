import { isForeign, isWhole, nationalPhone } from '~/ui/phone'

/** Each password of this form can be looked at. */
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

/** Each telephone number of this form stands behind +234, grouped when one leaves it, unless it begins with another +. */
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
    // Pasted or filled in whole: it does not stand behind a second +234.
    if (isWhole(input.value)) neaten()
    look()
  })
  input.addEventListener('blur', neaten)
  // It may have been filled in before the script came.
  look()
}
