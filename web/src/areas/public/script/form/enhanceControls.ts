import { isForeign, isWholePhone, nationalPhone } from '~/ui/field/phoneNumber'

/** Makes the buttons reveal the passwords of this form, all together. */
export function enhancePasswords(form: HTMLFormElement): void {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[data-show-password]')]
  const inputs = buttons.flatMap((button) => button.closest('[data-field]')?.querySelector('input') ?? [])
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const isShown = button.ariaPressed !== 'true'
      for (const each of buttons) each.ariaPressed = String(isShown)
      for (const input of inputs) input.type = isShown ? 'text' : 'password'
    })
  }
  const [password, again] = inputs
  if (password && again) confirmWhatIsSeen(password, again)
}

/** A password is typed twice because nobody sees it: while it is shown, once is enough. */
function confirmWhatIsSeen(password: HTMLInputElement, again: HTMLInputElement): void {
  let isTyped = false
  again.addEventListener('input', () => {
    isTyped = again.value !== ''
  })
  const follow = () => {
    if (!isTyped) again.value = password.type === 'text' ? password.value : ''
  }
  password.addEventListener('input', follow)
  password.form?.addEventListener('click', ({ target }) => {
    const isEye = target instanceof Element && target.closest('[data-show-password]') !== null
    if (isEye && password.type === 'text') follow()
  })
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
    if (isWholePhone(input.value)) neaten()
    look()
  })
  input.addEventListener('blur', neaten)
  // The field may have been filled in before the script loaded.
  look()
}
