import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { IconButton } from '../button/IconButton'
import { Modal } from './Modal'

interface SideSheetProps {
  open: boolean
  onClose: () => void
  title: string
  side?: 'left' | 'right'
  /** `wide`: for a whole record. */
  size?: 'md' | 'wide'
  footer?: ReactNode
  /** Before the title, e.g. a back button. */
  start?: ReactNode
  /** Beside the close button. */
  actions?: ReactNode
  /** The content has no padding and scrolls by itself. */
  flush?: boolean
  children: ReactNode
}

/** Details beside the list they belong to; the list keeps its scroll position and filter. */
export function SideSheet({
  open,
  onClose,
  title,
  side = 'right',
  size = 'md',
  footer,
  start,
  actions,
  flush = false,
  children,
}: SideSheetProps) {
  const texts = useTexts(uiTexts)
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      className={clsx('flex', side === 'right' ? 'justify-end' : 'justify-start')}
    >
      <div
        className={clsx(
          'bg-surface shadow-lift flex h-full w-full flex-col',
          size === 'wide' ? 'max-w-2xl' : 'max-w-md',
          side === 'right' ? 'animate-sheet' : 'animate-sheet-left',
        )}
      >
        <header className="border-line flex items-center justify-between gap-3 border-b px-4 py-2.5 md:px-6">
          <div className="flex min-w-0 items-center gap-1">
            {start}
            <h2 id={id} className="text-lg wrap-anywhere">
              {title}
            </h2>
          </div>
          <div className="flex shrink-0 items-center">
            {actions}
            <IconButton label={texts.close} icon={<X size={20} />} onClick={onClose} data-autofocus="else" />
          </div>
        </header>
        <div
          className={
            flush
              ? 'flex min-h-0 flex-1 flex-col'
              : 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 md:px-6'
          }
        >
          {children}
        </div>
        {footer && <footer className="border-line flex gap-2 border-t px-4 py-3 md:px-6">{footer}</footer>}
      </div>
    </Modal>
  )
}
