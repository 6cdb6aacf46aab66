import { LANGUAGES } from '@ozi/contract'
import { tagOf, textsNow } from '~/language'
import { inOneLanguage } from '~/language/onServer'
import { offlineTexts } from '~/languages/en/public/offline'
import { Offline } from '~/ui/art/Offline'
import { buttonClass, LinkButton } from '~/ui/button/Button'
import type { Route } from './+types/page'
import { OFFLINE_SCRIPT } from './offlineScript'

export const handle = { hydrate: false }

/** The texts in all languages: the service worker keeps one page, whatever is chosen later. */
export function loader() {
  return LANGUAGES.map((language) => ({
    language,
    texts: inOneLanguage(language, () => textsNow(offlineTexts)),
  }))
}

export function meta() {
  return [{ title: offlineTexts.pageTitle }, { name: 'robots', content: 'noindex' }]
}

/** The service worker shows this without a network for a page it has not cached. It needs no other file. */
export default function OfflinePage({ loaderData: versions }: Route.ComponentProps) {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 px-4 py-12 text-center"
    >
      <Offline className="w-full max-w-64" />
      {versions.map(({ language, texts }) => (
        <div
          key={language}
          lang={tagOf(language)}
          data-language={language}
          data-title={texts.pageTitle}
          hidden={language !== 'en'}
        >
          <h1 className="text-2xl">{texts.title}</h1>
          <p className="text-quiet mt-2">{texts.lead}</p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            {/* An empty address is the current one, so this link tries again. */}
            <a href="" className={buttonClass({})}>
              {texts.tryAgain}
            </a>
            <LinkButton to="/dashboard/orders" look="secondary" reloadDocument>
              {texts.orders}
            </LinkButton>
          </div>
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: OFFLINE_SCRIPT }} />
    </main>
  )
}
