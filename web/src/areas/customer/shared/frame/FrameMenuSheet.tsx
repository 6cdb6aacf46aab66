import type { MenuSheetProps } from '~/account/menu/AccountMenu'
import { AccountMenuSheet } from '~/account/menu/AccountMenuSheet'
import { LanguageSwitch } from '~/account/menu/LanguageSwitch'

/** The menu of customer pages, with the choice of language. */
export default function FrameMenuSheet(props: MenuSheetProps) {
  return (
    <AccountMenuSheet {...props}>
      <LanguageSwitch />
    </AccountMenuSheet>
  )
}
