import type { ReactNode } from 'react'
import type { Edit } from '~/api'
import type { PersonFact } from './changesIn'
import type { PersonField, PersonValues } from './personFields'

/** The properties of every person's record that nobody edits. */
export interface PersonRecord {
  readonly _id: string
  readonly name: string
  readonly version: number
}

/** The list on the screen, as far as a dialog changes it. */
export interface RecordList<Row> {
  /** Called with a newer record, saved here or by somebody else. */
  readonly merge: (record: Row) => void
  /** Somebody deleted the record. */
  readonly remove: (id: string) => void
}

/** The parts of the form that registers one kind of person. */
export interface RegisterForm<Row, Name extends string> {
  readonly title: string
  readonly fields: readonly PersonField<Name>[]
  readonly messages: { readonly registered: string; readonly registerFailed: string }
  readonly register: (values: PersonValues<Name>) => Promise<Row>
  /** The gaps of a saved record, told with the success; undefined if there is none. */
  readonly lackOf?: (record: Row) => string | undefined
}

/**
 * The parts of the form that edits one kind of person. Each property of the record has a field, a fact or
 * null, so that a property added to the record does not compile until the form knows it.
 */
export interface UpdateForm<Row extends PersonRecord, Name extends string> {
  readonly title: string
  readonly fields: readonly PersonField<Name>[]
  readonly valuesOf: (record: Row) => PersonValues<Name>
  /** Data without a field, whose change by somebody else is told; null where another fact tells it. */
  readonly factsOf: (
    record: Row,
  ) => Readonly<
    Record<Exclude<keyof Row & string, Name | '_id' | 'createdAt' | 'version'>, PersonFact | null>
  >
  readonly messages: { readonly updated: string; readonly updateFailed: string }
  /** Sends only the changed fields. */
  readonly save: (id: string, changed: Partial<PersonValues<Name>>, version: number) => Edit<Row, Row>
  /** The gaps of a saved record, told with the success; undefined if there is none. */
  readonly lackOf?: (record: Row) => string | undefined
}

/** Fields of another kind at the end of a form, which show their own errors. */
export interface FurtherFields<Row> {
  readonly fields: ReactNode
  readonly isTouched: boolean
  /**
   * Their additions to the saved values; null if they must be looked at first. @param changed the form's changed
   * fields
   */
  readonly read: (changed: Partial<PersonValues>) => object | null | Promise<object | null>
  /** One of them has the initial focus, not the form's first field. */
  readonly isFocused?: boolean
  /** The facts chosen in them. */
  readonly chosen?: readonly PersonFact[]
  /** Somebody else's record replaces the input. */
  readonly onTaken?: (record: Row) => void
}

/** An entry of a person's sheet; an empty value is left out. */
export type PersonEntry = readonly [label: string, value: ReactNode]

/**
 * A sheet's entries for a record, in its order: an entry for each property, or null where another entry shows
 * it. There may be entries beyond the record's properties.
 */
export type PersonEntries<Row extends PersonRecord> = Readonly<
  Record<Exclude<keyof Row & string, '_id' | 'name' | 'version'>, PersonEntry | null>
> &
  Readonly<Record<string, PersonEntry | null>>

/** The facts or entries there are, in their order. */
export const listed = <Value>(values: Readonly<Record<string, Value | null>>): readonly Value[] =>
  Object.values(values).filter((value) => value !== null)
