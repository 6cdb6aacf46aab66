import { enhanceContactForm } from '~/areas/public/contact/contactForm'
import { enhanceForgotForm } from '~/areas/public/forgot/forgotForm'
import { enhanceHeroForm } from '~/areas/public/home/heroForm'
import { enhanceInstallButton } from '~/areas/public/home/installButton'
import { enhanceInvitationForm } from '~/areas/public/invitation/invitationForm'
import { enhanceLoginForm } from '~/areas/public/login/loginForm'
import { enhanceLogoutForm } from '~/areas/public/logout/logoutForm'
import { enhanceNewPasswordForm } from '~/areas/public/new-password/newPasswordForm'
import { enhanceRegisterForm } from '~/areas/public/register/registerForm'
import { findForm } from '~/areas/public/shared/form/enhanceForm'
import { closeMenuOnEscape } from '~/areas/public/shared/menu'
import { followTrack } from '~/areas/public/track/followTrack'
import { enhanceVerifyForm } from '~/areas/public/verify/verifyForm'

// The only script of pages that do not use the framework. They are readable before it loads, and everything
// except their forms works without it.

for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
  menu.addEventListener('keydown', (event) => closeMenuOnEscape(event, menu))
}

/** The function that enhances each form, by the form's name. */
const FORMS: Readonly<Record<string, (form: HTMLFormElement) => void>> = {
  contact: enhanceContactForm,
  forgot: enhanceForgotForm,
  invitation: enhanceInvitationForm,
  login: enhanceLoginForm,
  logout: enhanceLogoutForm,
  'new-password': enhanceNewPasswordForm,
  register: enhanceRegisterForm,
  verify: enhanceVerifyForm,
}
for (const [name, enhance] of Object.entries(FORMS)) {
  const form = findForm(name)
  if (form) enhance(form)
}

const heroForm = document.querySelector<HTMLFormElement>('form[data-hero]')
const fareSlot = document.querySelector<HTMLElement>('[data-fare]')
if (heroForm && fareSlot) enhanceHeroForm(heroForm, fareSlot)

const install = document.querySelector<HTMLButtonElement>('button[data-install]')
if (install) enhanceInstallButton(install)

const tracked = document.querySelector<HTMLElement>('[data-track="running"]')
if (tracked) followTrack(tracked)
