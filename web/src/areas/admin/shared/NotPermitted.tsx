import { LockedGate } from '~/ui/art/LockedGate'
import { adminTexts as texts } from './texts'

/** Shown instead of a page that the role may not open; requests no data. */
export function NotPermitted() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-6 py-12 text-center">
      <LockedGate className="w-full max-w-72" />
      <div className="grid gap-2">
        <h1 className="text-2xl">{texts.notPermitted}</h1>
        <p className="text-quiet">{texts.notPermittedHint}</p>
      </div>
    </div>
  )
}
