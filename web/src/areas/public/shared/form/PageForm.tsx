import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { placeOf } from '~/language/pageWords'
import { apiTexts } from '~/languages/en/base/api'
import { accountRuleTexts, accountTexts } from '~/languages/en/account/account'
import { formTexts } from '~/languages/en/public/form'
import { siteTexts } from '~/languages/en/public/site'
import { uiTexts } from '~/languages/en/base/ui'
import { FieldError } from '~/ui/field/Field'
import { ScriptWords } from '../ScriptWords'

/** Words that every form's script may say. */
const FORM_TEXTS = [apiTexts, accountTexts, accountRuleTexts, formTexts]

interface PageFormProps {
  /** The name by which the page's script finds the form. */
  name: string
  /** The message shown without scripts. */
  noScript?: ReactNode
  className?: string
  /** Its parts are Screens, of which phones show one at a time. */
  inScreens?: boolean
  children: ReactNode
}

/**
 * A form that the page's script submits (enhanceForm). Its button is disabled until the script has loaded, so
 * that input is not lost in a form that cannot be submitted. The method is POST, so that input never gets
 * into an address.
 */
export function PageForm({ name, noScript, className, inScreens = false, children }: PageFormProps) {
  const texts = useTexts(siteTexts)
  const { checkForm, andMore } = useTexts(uiTexts)
  return (
    <form
      data-form={name}
      data-at={inScreens ? '1' : undefined}
      method="post"
      noValidate
      className={clsx('group/form grid grid-cols-1 gap-5', className)}
    >
      <noscript>
        <p className="rounded-card bg-wait-wash text-wait p-4">{noScript ?? texts.noScript}</p>
      </noscript>
      <div
        data-summary
        data-title={checkForm}
        data-more={andMore(placeOf(0))}
        tabIndex={-1}
        hidden
        className="rounded-card border-bad bg-bad-wash animate-fade border p-4"
      />
      <template data-field-error>
        <FieldError id={undefined}>{''}</FieldError>
      </template>
      {children}
      <ScriptWords of={FORM_TEXTS} quotesServer />
    </form>
  )
}
