import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/base/frame'
import { IconButton } from '~/ui/button/IconButton'
import { lazyPart } from '~/ui/lazy/lazyPart'

const AccountMenuSheet = lazyPart(async () => (await import('./AccountMenuSheet')).AccountMenuSheet)

/** Opens the account menu. */
export function AccountMenu() {
  const texts = useTexts(frameTexts)
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <IconButton
        label={texts.menu}
        icon={<Menu size={22} />}
        {...AccountMenuSheet.preloadWhenNear}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="size-[48px]!"
      />
      {isOpen && <AccountMenuSheet onClose={() => setOpen(false)} />}
    </>
  )
}
