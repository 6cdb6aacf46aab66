import type { MenuSheetProps } from '~/account/menu/AccountMenu'
import { AccountMenuSheet } from '~/account/menu/AccountMenuSheet'
import { LanguageSwitch } from './LanguageSwitch'

/** The menu of the customers' pages: they choose their language. */
export default function FrameMenuSheet(props: MenuSheetProps) {
  return (
    <AccountMenuSheet {...props}>
      <LanguageSwitch />
    </AccountMenuSheet>
  )
}
