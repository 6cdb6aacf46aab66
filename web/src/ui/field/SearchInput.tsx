import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/IconButton'
import { KEYS } from '../table/keys'
import { TextInput, type TextInputProps } from './TextInput'
import { useShow } from '../state/RevealWhen'
import { isTyping } from '../table/tableKeys'

/** The filter above a list. The key / focuses it from anywhere on the page; Esc empties it. */
export function SearchInput({
  label,
  clearLabel,
  onSearch,
  className,
  ...rest
}: Omit<TextInputProps, 'type' | 'ref' | 'onChange' | 'before'> & {
  label: string
  /**
   * The label of the clear button, which replaces the browser's own because that one is not reachable by
   * keyboard.
   */
  clearLabel?: string
  value: string
  onSearch: (text: string) => void
}) {
  const ref = useRef<HTMLInputElement>(null)
  const show = useShow()

  // With the first frame that shows it: a key pressed before would be lost, and what is typed after it.
  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== KEYS.search || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      // A hidden input takes no focus, and the text typed next would be lost.
      show()
      // After React has shown it, and before the next key.
      queueMicrotask(() => ref.current?.focus())
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [show])

  function clear() {
    onSearch('')
    // The button disappears, so the focus moves to the input.
    ref.current?.focus()
  }

  return (
    <TextInput
      {...(clearLabel !== undefined &&
        rest.value !== '' && {
          after: <IconButton label={clearLabel} icon={<X size={18} />} onClick={clear} />,
        })}
      {...rest}
      className={clsx(clearLabel !== undefined && '[&::-webkit-search-cancel-button]:hidden', className)}
      ref={ref}
      type="search"
      aria-label={label}
      aria-keyshortcuts={KEYS.search}
      before={<Search size={18} />}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.value !== '') onSearch('')
      }}
    />
  )
}
