import { TextInput, type TextInputProps } from './TextInput'

/** An e-mail address: the keyboard for it, and nothing that a phone would correct. */
export function EmailInput({ autoComplete = 'email', ...rest }: Omit<TextInputProps, 'type'>) {
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  )
}
