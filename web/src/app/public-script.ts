import { enhanceContactForm } from '~/areas/public/contact/contactForm'
import { enhanceHeroForm } from '~/areas/public/home/heroForm'
import { enhanceInstallButton } from '~/areas/public/home/installButton'
import { closeMenuOnEscape } from '~/areas/public/shared/menu'
import { followTrack } from '~/areas/public/track/followTrack'

// The whole script of pages without the framework's. They read and work before it comes, and without it.

for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
  menu.addEventListener('keydown', (event) => closeMenuOnEscape(event, menu))
}

const heroForm = document.querySelector<HTMLFormElement>('form[data-hero]')
const fareSlot = document.querySelector<HTMLElement>('[data-fare]')
if (heroForm && fareSlot) enhanceHeroForm(heroForm, fareSlot)

const install = document.querySelector<HTMLButtonElement>('button[data-install]')
if (install) enhanceInstallButton(install)

const contactForm = document.querySelector<HTMLFormElement>('form[data-contact]')
if (contactForm) enhanceContactForm(contactForm)

const tracked = document.querySelector<HTMLElement>('[data-track="running"]')
if (tracked) followTrack(tracked)
