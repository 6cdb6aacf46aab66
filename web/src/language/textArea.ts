/** Texts that travel together: a folder of each language in web/src/languages, and a script. */
export type TextArea = 'base' | 'account' | 'customer' | 'payouts' | 'rider' | 'server' | 'vendor'
