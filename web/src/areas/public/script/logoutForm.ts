import { post } from '~/api/post'
import { keysStartingWith } from '~/browser/browserStorage'
import { endSession } from '~/session/endSession'
import { STEPS_KEY } from '~/session/personalKeys'
import { enhanceForm } from './form/enhanceForm'

export function enhanceLogoutForm(form: HTMLFormElement): void {
  enhanceForm<never>(form, {
    fields: [],
    check: () => ({}),
    send: async () => {
      await endSession(() => post('/auth/user/logout', {}))
      window.location.replace('/login')
      return 'leaving'
    },
  })
  const around = form.closest<HTMLElement>('[data-logout]')
  const losesSteps = keysStartingWith(STEPS_KEY).length > 0
  around?.querySelector('[data-steps]')?.toggleAttribute('hidden', !losesSteps)
  if (around?.dataset['logout'] === 'now' && !losesSteps) form.requestSubmit()
}
