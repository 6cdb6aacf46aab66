import {
  type BankAccount,
  bankAccountFields,
  type BankAccountInput,
  isAccountNumberOf,
  payoutMessages,
} from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { api, refusalOf } from '~/api'
import { type ErrorsAt, fieldErrorsOf } from '~/form/errors'
import { rule } from '~/form/rule'
import { useProblems } from '~/form/useProblems'
import { useServerWords, useTexts } from '~/language'
import { bankTexts } from '~/languages/en/payouts/bank'
import { Button } from '~/ui/button/Button'
import { ErrorState } from '~/ui/state/ErrorState'
import { Field } from '~/ui/field/Field'
import { notice } from '~/ui/notice/notice'
import { Select } from '~/ui/field/Select'
import { Skeleton } from '~/ui/state/Skeleton'
import { TextInput } from '~/ui/field/TextInput'

const NAMES = ['bankCode', 'accountNumber', 'holder'] as const
type BankInputs = Record<(typeof NAMES)[number], string>

interface BankAccountFormProps {
  account: BankAccount | null
  save: (input: BankAccountInput) => Promise<{ readonly data: BankAccount }>
  onSaved: (account: BankAccount) => void
}

/** The account that a rider or a shop is paid to. The number is entered whole again for each change: only its end is shown. */
export function BankAccountForm({ account, save, onSaved }: BankAccountFormProps) {
  const texts = useTexts(bankTexts)
  const words = useServerWords()
  const problems = useProblems(NAMES)
  const [isSaving, setSaving] = useState(false)
  const banks = useQuery(api.payouts.banks.queryOptions({ staleTime: Infinity }))
  const options = (banks.data?.data ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ code, name }) => ({ value: code, label: name }))
  const [typed, setTyped] = useState<BankInputs>({
    bankCode: account?.bankCode ?? '',
    accountNumber: '',
    holder: account?.holder ?? '',
  })

  function type(name: keyof BankInputs, text: string) {
    problems.forgive(name)
    setTyped((before) => ({ ...before, [name]: text }))
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const errors = check(typed)
    problems.tell(null, errors)
    if (Object.keys(errors).length > 0 || isSaving) return
    setSaving(true)
    try {
      const { data } = await save(typed as BankAccountInput)
      setTyped((before) => ({ ...before, accountNumber: '' }))
      onSaved(data)
      void notice.success(texts.saved, texts.savedHint(data.lastFour))
    } catch (error) {
      const { fields, message } = refusalOf(error)
      problems.tell(null, fieldErrorsOf(NAMES, fields).errors)
      if (fields === undefined) void notice.error(texts.failed, words(message))
    } finally {
      setSaving(false)
    }
  }

  const errorAt = (name: keyof BankInputs) => {
    const text = problems.errors[name]
    return text === undefined ? undefined : words(text)
  }
  if (banks.isPending) return <Skeleton className="h-64" />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {banks.data?.isSandbox === true && (
        <p className="rounded-control bg-wait-wash text-wait w-fit px-3 py-2 text-sm font-semibold">
          {texts.sandbox}
        </p>
      )}
      {banks.error && <ErrorState title={words(refusalOf(banks.error).message)} query={banks} />}
      <Field label={texts.bank} required error={errorAt('bankCode')}>
        <Select
          options={options}
          placeholder={texts.chooseBank}
          value={typed.bankCode}
          onChange={(event) => type('bankCode', event.target.value)}
        />
      </Field>
      <Field label={texts.number} hint={texts.numberHint} required error={errorAt('accountNumber')}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed.accountNumber}
          onChange={(event) => type('accountNumber', event.target.value)}
        />
      </Field>
      <Field label={texts.holder} hint={texts.holderHint} required error={errorAt('holder')}>
        <TextInput
          autoComplete="name"
          value={typed.holder}
          onChange={(event) => type('holder', event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="lg"
        busy={isSaving}
        busyText={texts.saving}
        className="sm:justify-self-start"
      >
        {texts.save}
      </Button>
    </form>
  )
}

function check(typed: BankInputs): ErrorsAt<keyof BankInputs> {
  const errors = Object.fromEntries(
    NAMES.flatMap((name) => {
      const answer = rule(bankAccountFields[name])(typed[name])
      return answer === true ? [] : [[name, answer]]
    }),
  ) as ErrorsAt<keyof BankInputs>
  const isComplete = errors.bankCode === undefined && errors.accountNumber === undefined
  const number = typed.accountNumber.replaceAll(/[\s-]/g, '')
  return isComplete && !isAccountNumberOf(typed.bankCode, number)
    ? { ...errors, accountNumber: payoutMessages.numberOfOther }
    : errors
}
