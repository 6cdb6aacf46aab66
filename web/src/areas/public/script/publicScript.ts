import { enhanceEveryPage } from './everyPage'
import { followTrack } from './followTrack'
import { enhanceSearch } from './filterParts'
import { enhanceHeroForm } from './heroForm'
import { enhanceInstallButton } from './installButton'

// The only script of most pages that do not use the framework. They are readable before it loads, and everything works
// without it.

enhanceEveryPage()

const heroForm = document.querySelector<HTMLFormElement>('form[data-hero]')
const fareSlot = document.querySelector<HTMLElement>('[data-fare]')
if (heroForm && fareSlot) enhanceHeroForm(heroForm, fareSlot)

const search = document.querySelector<HTMLInputElement>('input[data-search]')
if (search) enhanceSearch(search)

const install = document.querySelector<HTMLButtonElement>('button[data-install]')
if (install) enhanceInstallButton(install)

const tracked = document.querySelector<HTMLElement>('[data-track="running"]')
if (tracked) followTrack(tracked)
