import { closeMenuOnEscape } from '../shared/menu'
import { enhanceContactForm } from './contactForm'
import { enhanceForgotForm } from './forgotForm'
import { enhanceHeroForm } from './heroForm'
import { enhanceLanguageLinks } from './languageLinks'
import { enhanceInstallButton } from './installButton'
import { enhanceInvitationForm } from './invitationForm'
import { enhanceLoginForm } from './loginForm'
import { enhanceLogoutForm } from './logoutForm'
import { enhanceNewPasswordForm } from './newPasswordForm'
import { enhanceRegisterForm } from './registerForm'
import { findForm } from './form/enhanceForm'
import { followTrack } from './followTrack'
import { enhanceVerifyForm } from './verifyForm'

// The only script of pages that do not use the framework. They are readable before it loads, and everything
// except their forms works without it.

for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
  menu.addEventListener('keydown', (event) => closeMenuOnEscape(event, menu))
}

enhanceLanguageLinks()

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
