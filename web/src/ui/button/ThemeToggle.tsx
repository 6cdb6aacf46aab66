import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useStore } from '~/browser/useStore'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { type ThemeChoice, chooseTheme, chosenTheme } from './theme'

const CHOICES = [
  { value: 'light', label: 'light', Icon: Sun },
  { value: 'dark', label: 'dark', Icon: Moon },
  { value: 'system', label: 'asDevice', Icon: Monitor },
] as const satisfies readonly { value: ThemeChoice; label: 'light' | 'dark' | 'asDevice'; Icon: typeof Sun }[]

/** Light, dark, or the device's theme; stored in this browser. */
export function ThemeToggle() {
  const texts = useTexts(uiTexts)
  const name = useId()
  const choice = useStore(chosenTheme)
  return (
    <div
      role="radiogroup"
      aria-label={texts.colours}
      className="border-edge bg-surface inline-flex rounded-full border-[1.5px] p-0.5"
    >
      {CHOICES.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={texts[label]}
          className={clsx(
            'relative grid size-10 cursor-pointer place-items-center rounded-full transition-colors has-focus-visible:outline-ink has-focus-visible:outline-2',
            choice === value ? 'bg-palm text-on-palm' : 'text-quiet hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => chooseTheme(value)}
            aria-label={texts[label]}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full focus-visible:shadow-none focus-visible:outline-none"
          />
          <Icon size={18} />
        </label>
      ))}
    </div>
  )
}
