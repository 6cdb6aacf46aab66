import { post } from '~/api/post'
import { endSession } from '~/session/endSession'
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
  const { logout } = form.closest<HTMLElement>('[data-logout]')?.dataset ?? {}
  if (logout === 'now') form.requestSubmit()
}
