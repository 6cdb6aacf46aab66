/** What a transaction calls its payer: the e-mail address, or the name of a caller who has none. */
export const payerOf = ({ email, name = '' }: { readonly email: string; readonly name?: string }): string =>
  email === '' ? name : email
