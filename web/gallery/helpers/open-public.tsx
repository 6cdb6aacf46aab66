import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readShownFrom, type LanguageOnPage } from '~/language/language'
import { resetSession } from '~/session/session'
import '~/styles/app.css'
import { type Answer, answerWith, setOnline } from './answers'
import { endAll } from './leftovers'
import { HEIGHT } from './look'

type Component = NonNullable<Parameters<typeof createRoutesStub>[0][number]['Component']>

export const SITE = { publicUrl: 'http://localhost', supportEmail: 'support@ozi.test' }
const VISIT = { isLoggedIn: false, site: SITE }

interface PublicPage {
  readonly page: Component
  /** The data of its loader beside the visit. */
  readonly data?: object
  /** Its form's name, and the script for it. */
  readonly name: string
  readonly enhance: (form: HTMLFormElement) => void
  readonly answers?: readonly Answer[]
  /** What the visitor has chosen; English otherwise. */
  readonly language?: LanguageOnPage
}

/** Shows a public page as the server makes it. @param data what its loader answers beside the visit */
export async function showPublic(
  Page: Component,
  data: object = {},
  language?: LanguageOnPage,
): Promise<void> {
  await cleanup()
  await page.viewport(360, HEIGHT)
  setOnline(true)
  const loaderData = { visit: VISIT, headedFor: null, ...data }
  const Shown = () => <Page {...({ loaderData } as ComponentProps<typeof Page>)} />
  const App = createRoutesStub([{ path: '/', Component: Shown }])
  const place = document.createElement('div')
  place.dataset['public'] = ''
  // As text: only the parser puts what is in a template where scripts find it.
  readShownFrom(() => language)
  place.innerHTML = renderToString(<App />)
  readShownFrom(() => undefined)
  document.body.append(place)
}

/** The same, and runs the script of its form. @returns the form */
export async function openPublic(shown: PublicPage): Promise<HTMLFormElement> {
  answerWith(shown.answers ?? [])
  await showPublic(shown.page, shown.data, shown.language)
  const form = document.querySelector<HTMLFormElement>(`form[data-form="${shown.name}"]`)
  if (!form) throw new Error(`there is no form ${shown.name}`)
  // Without a script the form would leave the page.
  form.addEventListener('submit', (event) => event.preventDefault())
  shown.enhance(form)
  return form
}

/** Leaves a public page: its dialogs, and what its script has begun, are gone with it. */
export function leavePublic(): void {
  for (const each of document.querySelectorAll('dialog, [data-public]')) each.remove()
  endAll()
}

/** Before each test of a public page: an empty browser. */
export async function beginPublic(): Promise<void> {
  // A page that is still open would follow the session to another address.
  await cleanup()
  window.localStorage.clear()
  resetSession()
}
/** After it: nothing is left to the tests of other pages. */
export function endPublic(): void {
  leavePublic()
  resetSession()
}
