import { Menu } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/customer/shared'
import { IconButton } from '~/ui/button/IconButton'
import { useLoaded } from '~/ui/lazy/useLoaded'

export interface MenuSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Opens the account menu, which is loaded on first use.
 * @param load imports the area's menu; the same function at each render
 */
export function AccountMenu({ load }: { load: () => Promise<{ default: ComponentType<MenuSheetProps> }> }) {
  const texts = useTexts(frameTexts)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const Sheet = useLoaded(load, isWanted)?.default
  const reach = () => setWanted(true)

  return (
    <>
      <IconButton
        label={texts.menu}
        icon={<Menu size={22} strokeWidth={1.75} aria-hidden />}
        onPointerDown={reach}
        onFocus={reach}
        onClick={() => {
          reach()
          setOpen(true)
        }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="size-[48px]!"
      />
      {Sheet && <Sheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
