import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { Toaster as Sonner, useSonner } from 'sonner'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { TOAST_MS } from './toast'
import { topBelow } from './toastPlacement'

/** Sonner with our design. Rendered once, by ToastHost. */
export default function Toaster() {
  const place = useRef<HTMLDivElement>(null)
  const { toasts } = useSonner()
  const texts = useTexts(uiTexts)
  const newest = toasts[0]?.id

  // Open before the first toast, because a live region must exist before its text to be announced.
  useEffect(() => {
    if (place.current && 'showPopover' in place.current) place.current.showPopover()
  }, [])
  // The position is set before the toast is painted.
  useLayoutEffect(() => {
    if (newest !== undefined) place.current?.style.setProperty(TOP, `${String(topBelow(headOnTop()))}px`)
  }, [newest])
  // Reopened for each toast, to be above any dialog opened meanwhile: the popover shown last is on top.
  useEffect(() => {
    const { current } = place
    if (newest === undefined || !current || !('showPopover' in current)) return
    if (!document.querySelector('dialog:modal')) return
    current.hidePopover()
    current.showPopover()
  }, [newest])

  return (
    <div
      ref={place}
      popover="manual"
      className="m-0 size-0 max-h-none max-w-none overflow-visible border-0 bg-transparent p-0"
    >
      <Messages label={texts.messages} />
    </div>
  )
}

/** The header of the topmost dialog, or of the page if no dialog is open. */
function headOnTop(): DOMRect | undefined {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  return (dialog?.querySelector('header, h2') ?? document.querySelector('header'))?.getBoundingClientRect()
}

const TOP = '--messages-top'

/** Rendered again for another language alone. */
const Messages = memo(({ label }: { label: string }) => (
  <Sonner
    position="top-center"
    duration={TOAST_MS}
    gap={8}
    offset={{ top: `var(${TOP})` }}
    mobileOffset={{ top: `var(${TOP})`, left: 12, right: 12 }}
    containerAriaLabel={label}
    icons={{
      success: <CircleCheck size={20} />,
      error: <CircleAlert size={20} />,
      info: <Info size={20} />,
    }}
    toastOptions={{
      unstyled: true,
      classNames: {
        toast:
          'flex w-full items-start gap-3 rounded-card border border-line bg-surface px-4 py-3 text-ink shadow-lift font-sans text-base',
        icon: 'mt-0.5 shrink-0',
        title: 'font-medium',
        description: 'text-quiet text-sm',
        success: '[&_[data-icon]]:text-good',
        error: '[&_[data-icon]]:text-bad',
        info: '[&_[data-icon]]:text-palm',
        actionButton:
          '-my-2 -mr-2 ml-auto min-h-11 shrink-0 rounded-control px-3 font-semibold text-palm hover:bg-palm-wash',
      },
    }}
  />
))
