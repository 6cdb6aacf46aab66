import { LinkButton } from '~/ui/button/Button'
import { Logo } from '~/ui/line/Logo'
import { SkipLink } from '~/ui/button/SkipLink'
import { ThemeToggle } from '~/ui/button/ThemeToggle'
import { Controls } from './Controls'
import { Foundations } from './Foundations'
import { refuseInProduction } from './guard'
import { Pictures } from './Pictures'
import { Surfaces } from './Surfaces'
import { Tables } from './Tables'

/** The design system page: all components in all states, for developers; never in production. */
export function loader() {
  return refuseInProduction()
}

export function meta() {
  return [{ title: 'Parts · Ozi' }]
}

const CONTENTS = [
  ['brand', 'Line'],
  ['type', 'Type'],
  ['colour', 'Colour'],
  ['art', 'Drawings'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['pictures', 'Pictures'],
  ['states', 'States'],
  ['dialogs', 'Dialogs'],
  ['tables', 'Tables'],
] as const

export default function DevUi() {
  return (
    <>
      <SkipLink />
      <header className="bg-ground border-line sticky top-0 z-20 border-b">
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-5 px-4 md:px-6">
          <Logo className="text-palm h-10 shrink-0" />
          <nav aria-label="Parts" className="hidden gap-4 text-sm lg:flex">
            {CONTENTS.map(([id, title]) => (
              <a key={id} href={`#${id}`} className="text-quiet hover:text-ink py-2 font-semibold">
                {title}
              </a>
            ))}
          </nav>
          <div className="ml-auto">
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-4 pb-24 md:px-6">
        <h1 className="py-8 text-4xl">Parts</h1>
        <nav aria-label="Frames" className="flex flex-wrap gap-2 pb-6">
          {['public', 'auth', 'app', 'admin'].map((frame) => (
            <LinkButton key={frame} to={`/dev/ui/frames/${frame}`} look="secondary" size="sm">
              Frame: {frame}
            </LinkButton>
          ))}
        </nav>
        <Foundations />
        <Controls />
        <Pictures />
        <Surfaces />
        <Tables />
      </main>
    </>
  )
}
