import { logInByApi } from './errands.ts'
import { ADMIN, callApi } from './journey.ts'

const TERMS = {
  riderPercent: 75,
  redeliveryPercent: 50,
  riderMinimum: 300,
  commissionPercent: 10,
  vatPercent: 0,
}

/** Lets riders earn of each order that is placed from now on. */
export async function setEarningTerms(url: string): Promise<void> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  await callApi(url, '/admin/earning-terms', { method: 'PUT', token, body: TERMS })
}

/** Lets a rider be paid. @param token theirs */
export async function giveBankAccount(url: string, token: string): Promise<void> {
  const body = { bankCode: '011', accountNumber: '0000014579', holder: 'Emeka Nnadi' }
  await callApi(url, '/rider/bank-account', { method: 'PUT', token, body })
}
