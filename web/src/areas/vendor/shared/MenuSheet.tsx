import type { MenuSheetProps } from '~/account/menu/AccountMenu'
import { AccountMenuSheet } from '~/account/menu/AccountMenuSheet'
import { LanguageSwitch } from '~/account/menu/LanguageSwitch'

/** The menu of shops' pages, with the choice of language. */
export default function MenuSheet(props: MenuSheetProps) {
  return (
    <AccountMenuSheet {...props}>
      <LanguageSwitch />
    </AccountMenuSheet>
  )
}
