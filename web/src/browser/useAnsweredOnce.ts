import { useState } from 'react'
import { readStored, store } from './browserStorage'

/**
 * A question that this browser asks once.
 * @param key kept once somebody answered
 */
export function useAnsweredOnce(key: string): readonly [isAnswered: boolean, answer: () => void] {
  const [isAnswered, setAnswered] = useState(() => readStored(key) !== null)
  return [
    isAnswered,
    () => {
      store(key, 'yes')
      setAnswered(true)
    },
  ]
}
