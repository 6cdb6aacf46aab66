import type { MenuSheetProps } from './AccountMenu'
import { AccountMenuSheet } from './AccountMenuSheet'
import { LanguageSwitch } from './LanguageSwitch'

/** The menu of pages that exist in all languages, with the choice of one. */
export default function TranslatedMenuSheet(props: MenuSheetProps) {
  return (
    <AccountMenuSheet {...props}>
      <LanguageSwitch />
    </AccountMenuSheet>
  )
}
