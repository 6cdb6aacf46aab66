import { ChevronDown } from 'lucide-react'
import { useTexts } from '~/language'
import { publicHomeTexts } from '~/languages/en/public/home'
import { Button } from '~/ui/button/Button'
import { OziPhone } from './OziPhone'

/** The end of the line: installing the site on the home screen, by a button where the browser offers it. */
export function Download() {
  const texts = useTexts(publicHomeTexts)
  return (
    <section aria-labelledby="install" className="pb-5 md:pb-24">
      <svg
        viewBox="0 0 28 28"
        fill="none"
        aria-hidden
        className="-ml-1.5 size-10 overflow-visible md:ml-[calc(3%-2rem)] md:size-16 xl:-ml-24"
      >
        <path
          d="M14 27c-3-6-9-9-9-16a9 9 0 0 1 18 0c0 7-6 10-9 16Z"
          fill="var(--color-marigold)"
          stroke="var(--color-ink)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <circle cx="14" cy="11" r="2.75" fill="var(--color-on-marigold)" />
      </svg>
      <div className="rounded-card bg-palm-wash mt-1 md:mt-3 grid items-center gap-x-14 px-5 py-4 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:px-12 md:pt-12 md:pb-0">
        <div className="md:pb-12">
          <h2 id="install" className="text-2xl md:text-4xl">
            {texts.installTitle}
          </h2>
          <p className="mt-2 max-w-[48ch] max-md:text-sm">{texts.installLead}</p>
          <Button data-install hidden size="lg" className="mt-5 [&[hidden]]:hidden">
            {texts.install}
          </Button>
          <details
            data-install-steps
            className="group md:details-content:[content-visibility:visible] mt-1 md:mt-5 [&[hidden]]:hidden"
          >
            <summary className="text-palm md:supports-[selector(::details-content)]:hidden flex min-h-12 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
              {texts.installHow}
              <ChevronDown size={18} className="group-open:rotate-180" />
            </summary>
            <dl className="grid gap-2">
              {texts.installSteps.map(({ device, text }) => (
                <div
                  key={device}
                  className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 max-md:text-sm md:grid-cols-[6rem_minmax(0,1fr)]"
                >
                  <dt className="font-semibold">{device}</dt>
                  <dd className="max-w-[46ch]">{text}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
        <OziPhone className="mx-auto hidden w-64 self-end md:block" />
      </div>
    </section>
  )
}
