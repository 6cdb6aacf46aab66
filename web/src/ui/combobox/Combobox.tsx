import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { type ComboboxState, stepCombobox } from './comboboxKeys'
import { type ComboboxAction, ComboboxList, type ComboboxStatus } from './ComboboxList'
import { CONTROL, useFieldControl } from '../field/fieldContext'
import { IconButton } from '../button/IconButton'

interface ComboboxProps<T> {
  /** The text in the input, held by the caller, who usually debounces its queries by 300 ms. */
  query: string
  onQuery: (query: string) => void
  items: readonly T[]
  /** The state of the last query. `idle` shows no list: there was no query yet. */
  status: ComboboxStatus
  /** Whether rows that come later than the first still load, or failed. */
  restStatus?: ComboboxStatus
  itemKey: (item: T) => string
  /** The content of a row; wrap names in Highlight. */
  renderItem: (item: T) => ReactNode
  /** A row was chosen. The caller sets `query` to its name. */
  onPick: (item: T) => void
  /** The user emptied the input with the clear button or Esc. */
  onClear?: () => void
  onRetry?: () => void
  emptyText?: string
  /** An action offered when nothing is found; Enter in the input runs it, too. */
  emptyAction?: ComboboxAction
  errorText?: string
  loadingText?: string
  /** Announced when rows arrive: '4 places found'. */
  countText?: (count: number) => string
  /** Shown before the text: the ring or the pin. */
  before?: ReactNode
  placeholder?: string
  name?: string
  id?: string
  disabled?: boolean
  autoFocus?: boolean
  /** There are rows before anything is typed: show them as soon as the input is focused. */
  openOnFocus?: boolean
  /**
   * The list always stands below the input, with its first row active: for a dialog that is nothing else, which Esc
   * closes.
   */
  isInline?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const CLOSED = { open: false, activeKey: null }

/**
 * A text input with suggestions from the caller, usable by keyboard, touch and screen reader (WAI-ARIA
 * combobox).
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const {
    query,
    onQuery,
    items,
    status,
    itemKey,
    onPick,
    onClear,
    before,
    isInline = false,
    ref,
    onBlur,
  } = props
  const texts = useTexts(uiTexts)
  const wiring = useFieldControl(props)
  const listId = useId()
  const inputRef = useRef<HTMLInputElement | null>(null)
  const [{ open, activeKey }, show] = useState<{ open: boolean; activeKey: string | null }>(CLOSED)
  const count = status === 'ready' ? items.length : 0
  // By its key: rows that come or go above it do not make another the active one.
  const chosen = activeKey === null ? -1 : items.findIndex((item) => itemKey(item) === activeKey)
  const active = isInline && chosen < 0 ? 0 : chosen
  function setState(next: ComboboxState) {
    const item = items[next.active]
    show({ open: next.open, activeKey: item === undefined ? null : itemKey(item) })
  }
  const expanded = (open || isInline) && status !== 'idle'
  const activeId = expanded && active >= 0 && active < count ? `${listId}-${String(active)}` : undefined

  // On phones the bottom bar would hide the end of a list that opens below it.
  useEffect(() => {
    if (!expanded) return
    const list = document.getElementById(listId)?.parentElement
    list?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [expanded, listId, count])

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function pick(index: number) {
    const item = items[index]
    if (item === undefined) return
    setState({ open: false, active: -1 })
    onPick(item)
  }

  function clear() {
    onQuery('')
    onClear?.()
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || (isInline && event.key === 'Escape')) return
    if (event.key === 'Enter' && expanded && props.emptyAction && status === 'ready' && count === 0) {
      event.preventDefault()
      props.emptyAction.onTake()
      return
    }
    const step = stepCombobox(event.key, { open: expanded, active }, count)
    if (step.handled) {
      event.preventDefault()
      // An Esc that closes the list must not also close the surrounding dialog.
      event.stopPropagation()
    }
    setState({ open: step.open, active: step.active })
    if (step.pick !== undefined) pick(step.pick)
    if (step.clear && query !== '') clear()
  }

  return (
    <div className="relative">
      {before && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center">
          {before}
        </span>
      )}
      <input
        {...wiring}
        ref={(node) => {
          inputRef.current = node
          if (typeof ref === 'function') ref(node)
          else if (ref) ref.current = node
        }}
        name={props.name}
        disabled={props.disabled}
        autoFocus={props.autoFocus}
        data-autofocus={props.autoFocus || undefined}
        placeholder={props.placeholder}
        value={query}
        type="text"
        role="combobox"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          onQuery(event.target.value)
          setState({ open: true, active: -1 })
        }}
        onClick={() => setState({ open: true, active })}
        onFocus={() => {
          if (props.openOnFocus) setState({ open: true, active: -1 })
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          setState({ open: false, active: -1 })
          onBlur?.()
        }}
        className={clsx(CONTROL, before ? 'pl-11' : 'pl-3.5', 'pr-11 text-ellipsis')}
      />
      {query !== '' && !props.disabled && (
        <IconButton
          label={texts.clear}
          icon={<X size={18} />}
          // Not a tab stop: Esc in the input does the same.
          tabIndex={-1}
          className="absolute! top-0.5 right-0.5"
          onClick={() => {
            clear()
            inputRef.current?.focus()
          }}
        />
      )}
      <ComboboxList
        {...props}
        id={listId}
        open={expanded}
        active={active}
        rows={items.map((item) => ({ key: itemKey(item), content: props.renderItem(item) }))}
        onPickRow={pick}
        onPoint={(index) => setState({ open: true, active: index })}
      />
    </div>
  )
}
