import { Search } from 'lucide-react'
import { tagOf, useLanguage, useTexts } from '~/language'
import { readingTexts } from '~/languages/en/public/reading'
import { LinkButton } from '~/ui/button/Button'
import { TextInput } from '~/ui/field/TextInput'
import { SitePage } from '../shared/SitePage'
import { SupportLinks } from '../shared/SupportLinks'
import type { Visit } from '../shared/readVisit'

/** A text in parts, each with a heading that an address can name: /help#late. */
interface PageText {
  readonly title: string
  readonly lead: string
  /** When the text was last changed; 2026-11-25. */
  readonly version?: string
  readonly parts: readonly {
    readonly id: string
    readonly title: string
    readonly lines: readonly string[]
  }[]
}

interface TextPageProps {
  visit: Visit
  path: string
  reading: PageText
  /** The text is in English in all languages, and holds so. */
  isEnglishAlone?: boolean
  /** Of parts that one searches: the label. */
  search?: string
}

/** A page to read: what it holds as links, then part by part, and whom to ask. */
export function TextPage({ visit, path, reading, isEnglishAlone = false, search }: TextPageProps) {
  const { title, lead, version, parts } = reading
  const texts = useTexts(readingTexts)
  const language = useLanguage()
  const lang = isEnglishAlone ? tagOf('en') : undefined
  return (
    <SitePage visit={visit} path={path}>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-16 gap-y-8 px-4 pt-10 pb-20 md:px-6 md:pt-14 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="max-w-[64ch]">
          {isEnglishAlone && language !== 'en' && (
            <p className="bg-wait-wash text-wait rounded-control mb-6 px-4 py-3 font-medium">
              {texts.englishHolds}
            </p>
          )}
          <h1 lang={lang} className="text-4xl font-extrabold md:text-5xl">
            {title}
          </h1>
          <p lang={lang} className="text-quiet mt-3 text-lg">
            {lead}
          </p>
          {search !== undefined && (
            <div className="noscript:hidden mt-5 max-w-md">
              <TextInput
                type="search"
                data-search
                aria-label={search}
                placeholder={search}
                autoComplete="off"
                before={<Search size={18} />}
              />
              <p role="status" className="text-quiet mt-2 text-sm">
                <span data-no-part hidden>
                  {texts.noPart}
                </span>
              </p>
            </div>
          )}
          {version !== undefined && <p className="text-quiet mt-2 text-sm">{texts.version(version)}</p>}
        </div>
        <nav
          aria-label={texts.contents}
          className="border-line self-start border-y py-2 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <ul>
            {parts.map(({ id, title: name }) => (
              <li key={id} data-to={id}>
                <a
                  href={`#${id}`}
                  className="text-palm inline-flex min-h-12 items-center font-medium underline-offset-4 hover:underline lg:min-h-9 lg:text-sm"
                >
                  <span lang={lang}>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-[64ch] gap-9 lg:col-start-1">
          {parts.map(({ id, title: name, lines }) => (
            <section key={id} data-part={id} lang={lang} aria-labelledby={id}>
              <h2 id={id} className="scroll-mt-6 text-2xl">
                {name}
              </h2>
              {lines.map((line) => (
                <p key={line} className="mt-2">
                  {line}
                </p>
              ))}
            </section>
          ))}
          <section aria-labelledby="ask" className="rounded-card bg-palm-wash p-5 md:p-6">
            <h2 id="ask" className="text-2xl">
              {texts.askTitle}
            </h2>
            <p className="mt-2">{texts.ask}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
              <LinkButton to="/contact" reloadDocument>
                {texts.contact}
              </LinkButton>
              <SupportLinks
                site={visit.site}
                className="text-palm inline-flex min-h-12 items-center gap-2 font-semibold underline underline-offset-4"
              />
            </div>
          </section>
        </div>
      </div>
    </SitePage>
  )
}
