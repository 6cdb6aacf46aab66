import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { IconButton } from '../button/IconButton'
import { Modal } from './Modal'
import { Beside } from './Beside'
import { useIsWide } from './useIsWide'

interface SideSheetProps {
  open: boolean
  onClose: () => void
  title: string
  side?: 'left' | 'right'
  /** `wide`: for a whole record. */
  size?: 'md' | 'wide'
  footer?: ReactNode
  /** On wide screens a column of the page, which stays usable; on phones it covers the page. */
  isBeside?: boolean
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
  isBeside = false,
  footer,
  start,
  actions,
  flush = false,
  children,
}: SideSheetProps) {
  const texts = useTexts(uiTexts)
  const id = useId()
  const isColumn = useIsWide() && isBeside
  const margin = isColumn ? 'px-4' : 'px-4 md:px-6'
  const content = (
    <>
      <header className={clsx('border-line flex items-center justify-between gap-3 border-b py-2.5', margin)}>
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
            : clsx('min-h-0 flex-1 overflow-y-auto overscroll-contain', isColumn ? 'py-4' : 'py-5', margin)
        }
      >
        {children}
      </div>
      {footer && <footer className={clsx('border-line flex gap-2 border-t py-3', margin)}>{footer}</footer>}
    </>
  )
  if (isColumn) {
    return (
      open && (
        <Beside labelledBy={id} onClose={onClose}>
          {content}
        </Beside>
      )
    )
  }
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
        {content}
      </div>
    </Modal>
  )
}
