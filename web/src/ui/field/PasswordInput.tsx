import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { TextInput, type TextInputProps } from './TextInput'

/** A password input with a button to reveal it. Set `autoComplete` to current-password or new-password. */
export function PasswordInput(
  props: Omit<TextInputProps, 'type' | 'after' | 'before'> & { autoComplete: string },
) {
  const texts = useTexts(uiTexts)
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          data-show-password
          aria-pressed={shown}
          aria-label={texts.showPassword}
          onClick={() => setShown(!shown)}
          className="group/eye rounded-control text-quiet hover:text-ink grid size-11 place-items-center"
        >
          <Eye size={20} className="group-aria-pressed/eye:hidden" />
          <EyeOff size={20} className="hidden group-aria-pressed/eye:block" />
        </button>
      }
    />
  )
}
