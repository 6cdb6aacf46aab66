import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { TextInput, type TextInputProps } from './TextInput'
import { isTyping } from './table-keys'

/** The filter over a list. The key / brings one here from anywhere on the page; Esc empties it. */
export function SearchInput({
  label,
  onSearch,
  ...rest
}: Omit<TextInputProps, 'type' | 'ref' | 'onChange' | 'before'> & {
  label: string
  value: string
  onSearch: (text: string) => void
}) {
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      ref.current?.focus()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <TextInput
      {...rest}
      ref={ref}
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      before={<Search size={18} strokeWidth={1.75} aria-hidden />}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.value !== '') onSearch('')
      }}
    />
  )
}
