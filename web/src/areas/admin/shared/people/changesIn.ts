import type { PersonField, PersonValues } from './personFields'
import { peopleTexts as texts } from './texts'

/** Data of a record that has no field in the form, in words. */
export interface PersonFact {
  readonly label: string
  readonly text: string
  /** Distinguishes facts with the same text. */
  readonly id?: string
}

/** A record as it was when its form was opened, and as somebody else saved it. */
export interface RecordChanges {
  readonly fields: readonly PersonField[]
  /** The values of the form's fields in both versions. */
  readonly before: PersonValues
  readonly now: PersonValues
  /** The same facts in the same order. */
  readonly factsBefore: readonly PersonFact[]
  readonly factsNow: readonly PersonFact[]
  /** The facts that were changed here. */
  readonly chosen: readonly PersonFact[]
}

/**
 * Somebody else's changes, one sentence each; if saving would overwrite one, with the value it would
 * get. Never empty: a change of data that is not shown here is mentioned, too.
 */
export function changesIn(record: RecordChanges, typed: PersonValues): readonly string[] {
  const { fields, before, now, factsBefore, factsNow, chosen } = record
  const ofFields = fields.map((field) =>
    changeOf(factOf(field, before), factOf(field, now), factOf(field, typed)),
  )
  const ofFacts = factsBefore.map((fact, i) =>
    changeOf(fact, factsNow[i] ?? fact, chosen.find(({ label }) => label === fact.label) ?? fact),
  )
  const changes = [...ofFields, ...ofFacts].filter((change) => change !== null)
  return changes.length > 0 ? changes : [texts.changedUnseen]
}

function changeOf(before: PersonFact, now: PersonFact, mine: PersonFact): string | null {
  if (isSame(before, now)) return null
  const change =
    before.text === now.text
      ? texts.changedAlike(now.label, now.text)
      : texts.changed(now.label, before.text || texts.nothing, now.text || texts.nothing)
  return isSame(mine, before) || isSame(mine, now) ? change : change + texts.yours(mine.text || texts.nothing)
}

const isSame = (one: PersonFact, other: PersonFact): boolean => one.text === other.text && one.id === other.id

function factOf({ name, label, options }: PersonField, values: PersonValues): PersonFact {
  const value = values[name] ?? ''
  return { label, text: options?.find((option) => option.value === value)?.label ?? value }
}
