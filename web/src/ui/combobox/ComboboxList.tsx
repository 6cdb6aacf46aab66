import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { Spinner } from '../state/Spinner'
import { VisuallyHidden } from '../text/VisuallyHidden'

export type ComboboxStatus = 'idle' | 'loading' | 'ready' | 'error'

export interface ComboboxAction {
  readonly label: string
  readonly onTake: () => void
}

interface ComboboxListProps {
  id: string
  open: boolean
  active: number
  status: ComboboxStatus
  restStatus?: ComboboxStatus
  isInline?: boolean
  rows: readonly { key: string; content: ReactNode }[]
  onPickRow: (index: number) => void
  onPoint: (index: number) => void
  onRetry?: () => void
  emptyText?: string
  emptyAction?: ComboboxAction
  errorText?: string
  loadingText?: string
  countText?: (count: number) => string
}

/** The rows under a Combobox, or the one line that says why there are none, or not all. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, open, active, status, restStatus, isInline, rows, onPickRow, onPoint, onRetry, emptyAction } =
    props
  const texts = useTexts(uiTexts)
  const {
    emptyText = texts.nothingFound,
    errorText = texts.didNotWork,
    loadingText = texts.searching,
  } = props
  const { countText = texts.suggestionCount } = props
  const hasRows = status === 'ready' && rows.length > 0
  const isPart = hasRows && (restStatus === 'loading' || restStatus === 'error')
  const line = hasRows ? restStatus : status
  const said = !open
    ? ''
    : hasRows
      ? [countText(rows.length), restStatus === 'error' && errorText].filter(Boolean).join('. ')
      : status === 'ready'
        ? [emptyText, emptyAction?.label].filter(Boolean).join(' ')
        : status === 'error'
          ? errorText
          : ''

  return (
    <>
      <div
        hidden={!open}
        // The input keeps the focus when something in the list is pressed.
        onMouseDown={(event) => event.preventDefault()}
        className={clsx(
          'border-line',
          isInline
            ? 'mt-2 border-t'
            : 'rounded-card bg-surface shadow-lift animate-rise absolute inset-x-0 top-full z-30 mt-2 scroll-mt-36 scroll-mb-44 overflow-hidden border md:scroll-mb-4',
        )}
      >
        <ul
          id={id}
          role="listbox"
          aria-label={texts.suggestions}
          className={clsx(
            'overflow-y-auto overscroll-contain py-1.5',
            isInline
              ? 'max-h-[min(27rem,60dvh)]'
              : isPart
                ? 'max-h-[min(16.5rem,30dvh)]'
                : 'max-h-[min(20rem,38dvh)]',
            !hasRows && 'hidden',
          )}
        >
          {hasRows &&
            rows.map((row, index) => (
              <li
                key={row.key}
                id={`${id}-${String(index)}`}
                role="option"
                aria-selected={index === active}
                onClick={() => onPickRow(index)}
                onPointerMove={(event) => {
                  if (event.pointerType === 'mouse' && index !== active) onPoint(index)
                }}
                className={clsx(
                  'min-h-12 cursor-pointer px-3.5 py-2.5',
                  index === active && 'bg-palm-wash shadow-[inset_3px_0_0_var(--color-palm)]',
                )}
              >
                {row.content}
              </li>
            ))}
        </ul>
        {(!hasRows || isPart) && (
          <div
            className={clsx(
              'text-quiet flex min-h-14 items-center gap-3 px-4 py-3',
              isPart && 'border-line border-t',
            )}
          >
            {line === 'loading' && <Spinner className="text-palm size-5 shrink-0" />}
            <span className={clsx(line === 'error' && 'text-bad')}>
              {line === 'loading' ? loadingText : line === 'error' ? errorText : emptyText}
            </span>
            {line === 'error' && onRetry && <Act label={texts.tryAgain} onTake={onRetry} />}
            {line === 'ready' && emptyAction && <Act {...emptyAction} />}
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** An action beside the message. Not a tab stop, as the input keeps the focus. */
function Act({ label, onTake }: ComboboxAction) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onTake}
      className="text-palm ml-auto min-h-11 px-2 text-right font-semibold underline underline-offset-4"
    >
      {label}
    </button>
  )
}
