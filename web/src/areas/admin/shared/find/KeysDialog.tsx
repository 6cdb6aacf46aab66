import { Dialog } from '~/ui/dialog/Dialog'
import { findTexts as texts, keyTexts } from './texts'

/** The keys that the pages of the staff understand. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} closeOnScrim title={texts.keys} description={texts.keysHint}>
      <dl className="divide-line divide-y">
        {keyTexts.map(({ keys, does }) => (
          <div key={does} className="flex items-center gap-4 py-2">
            <dt className="flex w-32 shrink-0 items-center gap-1.5">
              {keys.map((key, at) => (
                <span key={key} className="flex items-center gap-1.5">
                  {at > 0 && <span className="text-quiet text-xs">{texts.then}</span>}
                  <kbd className="border-edge bg-ground rounded-[6px] border px-1.5 py-0.5 font-sans text-xs font-semibold whitespace-nowrap">
                    {key}
                  </kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
