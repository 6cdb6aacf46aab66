import { useTexts } from '~/language'
import { guardTexts } from '~/languages/en/app'
import { RouteLoader } from '~/ui/line/RouteLoader'

/** Shown until it is known who is signed in. */
export function Waiting() {
  const texts = useTexts(guardTexts)
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4" aria-busy="true">
      <RouteLoader label={texts.oneMoment} />
    </main>
  )
}
