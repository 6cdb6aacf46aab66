import {
  type BankAccount,
  bankAccountFields,
  type BankAccountInput,
  isAccountNumberOf,
  payoutMessages,
} from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import type { ErrorsAt } from '~/form/errors'
import { errorsBy } from '~/form/errorsBy'
import { Form } from '~/form/Form'
import { rule } from '~/form/rule'
import { useForm } from '~/form/useForm'
import { serverWordsNow, useServerWords, useTexts } from '~/language'
import { bankTexts } from '~/languages/en/payouts/bank'
import { Button } from '~/ui/button/Button'
import { ErrorState } from '~/ui/state/ErrorState'
import { Field } from '~/ui/field/Field'
import { notice } from '~/ui/notice/notice'
import { Select } from '~/ui/field/Select'
import { Skeleton } from '~/ui/state/Skeleton'
import { TextInput } from '~/ui/field/TextInput'

const ACCOUNT_RULES = {
  bankCode: rule(bankAccountFields.bankCode),
  accountNumber: rule(bankAccountFields.accountNumber),
  holder: rule(bankAccountFields.holder),
}
type BankInputs = Record<keyof typeof ACCOUNT_RULES, string>

interface BankAccountFormProps {
  account: BankAccount | null
  save: (input: BankAccountInput) => Promise<{ readonly data: BankAccount }>
  onSaved: (account: BankAccount) => void
}

/** The account that a rider or a shop is paid to. The number is entered whole again for each change: only its end is shown. */
export function BankAccountForm({ account, save, onSaved }: BankAccountFormProps) {
  const texts = useTexts(bankTexts)
  const words = useServerWords()
  const banks = useQuery(api.payouts.banks.queryOptions({ staleTime: Infinity }))
  const options = (banks.data?.data ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ code, name }) => ({ value: code, label: name }))
  const form = useForm<BankInputs>({
    initial: { bankCode: account?.bankCode ?? '', accountNumber: '', holder: account?.holder ?? '' },
    check: checkAccount,
    onRefused: ({ message }) => void notice.error(texts.failed, message),
  })

  async function send(typed: BankInputs) {
    const { data } = await save(typed as BankAccountInput)
    form.reset({ ...typed, accountNumber: '' })
    onSaved(data)
    void notice.success(texts.saved, texts.savedHint(data.lastFour))
  }

  if (banks.isPending) return <Skeleton className="h-64" />
  return (
    <Form form={form} send={send} className="grid gap-4">
      {banks.data?.isSandbox === true && (
        <p className="rounded-control bg-wait-wash text-wait w-fit px-3 py-2 text-sm font-semibold">
          {texts.sandbox}
        </p>
      )}
      {banks.error && <ErrorState title={words(refusalOf(banks.error).message)} query={banks} />}
      <Field {...form.field('bankCode')} label={texts.bank} required>
        <Select options={options} placeholder={texts.chooseBank} {...form.bind('bankCode')} />
      </Field>
      <Field {...form.field('accountNumber')} label={texts.number} hint={texts.numberHint} required>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={20} {...form.bind('accountNumber')} />
      </Field>
      <Field {...form.field('holder')} label={texts.holder} hint={texts.holderHint} required>
        <TextInput autoComplete="name" {...form.bind('holder')} />
      </Field>
      <Button
        type="submit"
        size="lg"
        busy={form.isBusy}
        busyText={texts.saving}
        className="sm:justify-self-start"
      >
        {texts.save}
      </Button>
    </Form>
  )
}

function checkAccount(typed: BankInputs): ErrorsAt<keyof BankInputs> {
  const errors = errorsBy(typed, ACCOUNT_RULES)
  const isComplete = errors.bankCode === undefined && errors.accountNumber === undefined
  const number = typed.accountNumber.replaceAll(/[\s-]/g, '')
  return isComplete && !isAccountNumberOf(typed.bankCode, number)
    ? { ...errors, accountNumber: serverWordsNow(payoutMessages.numberOfOther) }
    : errors
}
