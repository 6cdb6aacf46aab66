import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { firstTextAreasOf, textAreasOf } from './app/isTranslated'
import { takeRendered, wantTexts } from './language/language'

const { pathname } = window.location

void takeRendered(document.documentElement.lang, firstTextAreasOf(pathname)).then(() => {
  // Before the page is taken over: what comes later of it waits for them.
  wantTexts(textAreasOf(pathname))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
})
