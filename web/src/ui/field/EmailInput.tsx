import { TextInput, type TextInputProps } from './TextInput'

/** An e-mail input: the phone shows the right keyboard and does not correct the text. */
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
