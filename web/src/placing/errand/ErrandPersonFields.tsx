import type { DeliveryKind } from '@ozi/contract'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { AsideButton } from '../AsideButton'
import { FormGroup } from '../FormGroup'
import { NameAndPhone } from '../NameAndPhone'
import { errandKindTexts } from './errandFields'
import { hasContacts, pickContact } from './pickContact'
import type { ErrandForm } from './useErrandForm'

interface ErrandPersonFieldsProps {
  form: ErrandForm
  kind: DeliveryKind
  /** More about this person. */
  children?: ReactNode
}

/** The person whom the rider meets at the other end. */
export function ErrandPersonFields({ form, kind, children }: ErrandPersonFieldsProps) {
  const texts = useTexts(deliveryTexts)
  const words = useTexts(errandKindTexts(kind))
  const fillIn = () => void pickContact().then((contact) => contact && form.setPerson(contact))
  return (
    <FormGroup title={words.person}>
      <NameAndPhone
        name={{
          ...form.field('receiverName'),
          label: words.personName,
          aside: hasContacts() && <AsideButton onClick={fillIn}>{texts.contacts}</AsideButton>,
          control: form.bind('receiverName'),
        }}
        phone={{
          ...form.field('phone'),
          label: words.personPhone,
          hint: texts.phoneHint,
          control: form.bind('phone'),
        }}
      />
      {children}
    </FormGroup>
  )
}
