import { Button, LinkButton } from '~/ui/Button'
import { OziPhone } from './OziPhone'
import { homeTexts as texts } from './texts'

/** The end of the line: installing the site on the home screen. */
export function Download({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <section aria-labelledby="install" className="pb-16 md:pb-24">
      <svg
        viewBox="0 0 28 28"
        fill="none"
        aria-hidden
        className="-ml-2.5 size-12 overflow-visible md:mx-auto md:size-16"
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
      <div className="rounded-card bg-palm-wash mt-4 grid items-center gap-x-14 gap-y-8 px-5 pt-8 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:px-12 md:pt-12">
        <div className="md:pb-12">
          <h2 id="install" className="text-4xl">
            {texts.installTitle}
          </h2>
          <p className="mt-3 max-w-[48ch]">{texts.installLead}</p>
          <dl className="mt-5 grid gap-3">
            {texts.installSteps.map(({ device, text }) => (
              <div key={device} className="grid gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
                <dt className="font-semibold">{device}</dt>
                <dd className="max-w-[46ch]">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button data-install hidden size="lg" className="[&[hidden]]:hidden">
              {texts.install}
            </Button>
            {isLoggedIn ? (
              <LinkButton to="/dashboard" reloadDocument size="lg">
                {texts.dashboard}
              </LinkButton>
            ) : (
              <>
                <LinkButton to="/register" reloadDocument size="lg">
                  {texts.register}
                </LinkButton>
                <LinkButton to="/login" reloadDocument size="lg" look="secondary">
                  {texts.login}
                </LinkButton>
              </>
            )}
          </div>
        </div>
        <OziPhone className="mx-auto w-48 self-end md:w-64" />
      </div>
    </section>
  )
}
