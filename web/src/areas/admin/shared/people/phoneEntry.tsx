import { ContactLinks } from '~/order/CallLinks'

/** The phone entry of a sheet: the number with links to call and write; empty without a number. */
export const phoneEntry = (name: string, phone: string) =>
  phone && (
    <div className="pt-1">
      <ContactLinks name={name} phone={phone} />
    </div>
  )
