import { Roundabout } from '~/ui/art/Roundabout'
import { LinkButton } from '~/ui/Button'
import { homeTexts as texts } from './texts'

export function Closing() {
  return (
    <section className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-12 gap-y-6 px-4 py-14 md:px-6">
        <Roundabout className="w-52" />
        <div>
          <h2 className="text-3xl">{texts.closingTitle}</h2>
          <p className="text-quiet mt-1">{texts.closing}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton to="/register" reloadDocument>
              {texts.register}
            </LinkButton>
            <LinkButton to="/login" reloadDocument look="secondary">
              {texts.login}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
