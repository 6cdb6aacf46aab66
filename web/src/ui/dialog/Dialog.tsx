import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { IconButton } from '../button/IconButton'
import { Modal } from './Modal'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** The buttons in reading order: cancel first, the action last. */
  footer?: ReactNode
  /** Turn off if an accidental tap would lose a form. */
  closeOnScrim?: boolean
  size?: 'md' | 'lg'
  children: ReactNode
}

/** A task in a modal: at the bottom on phones, centred on wider screens. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  closeOnScrim = false,
  size = 'md',
  children,
}: DialogProps) {
  const texts = useTexts(uiTexts)
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeOnScrim={closeOnScrim}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-text` : undefined}
      className="grid items-end justify-items-center sm:place-items-center sm:p-6"
    >
      <div
        className={`bg-surface shadow-lift animate-rise flex max-h-[92dvh] w-full flex-col rounded-t-[20px] sm:rounded-card ${size === 'lg' ? 'sm:max-w-2xl' : 'sm:max-w-lg'}`}
      >
        <header className="flex items-start justify-between gap-3 px-4 pt-4 md:px-6 md:pt-5">
          <div className="pt-1.5">
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            {description && (
              <p id={`${id}-text`} className="text-quiet mt-1">
                {description}
              </p>
            )}
          </div>
          <IconButton label={texts.close} icon={<X size={20} />} onClick={onClose} />
        </header>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-4 py-4 md:px-6">{children}</div>
        {footer && (
          <footer className="border-line flex flex-col-reverse gap-2 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end md:px-6 md:pb-4">
            {footer}
          </footer>
        )}
      </div>
    </Modal>
  )
}
