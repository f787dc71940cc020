// What can be asked of the board: each question once, with how it stands in an address and in a query of the API.

import { modes } from '#features/places/place.rules.ts'
import type { Access } from '#shared/actor.ts'
import { normalise } from '#shared/text.ts'
import { jobTypes, workTypes } from './job.rules.ts'
import { visas } from './needs/needs.rules.ts'
import { payClasses } from './pay/pay.rules.ts'

/** What sense a text makes; a page takes that, the API refuses what there is a complaint about. An empty one asks for nothing. */
type Reading<T> = { value: T | undefined; complaint?: string }
type Field<T> = (text: string) => Reading<T>

const longest = 200
const words: Field<string> = (text) => {
  const value = normalise(text.trim())
  const isTooLong = value.length > longest
  return { value: value.slice(0, longest), ...(isTooLong ? { complaint: 'Please search for fewer words' } : {}) }
}

/** In the order they are known in, however they were given: the same choice is the same list. */
function anyOf<T extends string>(known: readonly T[]): Field<readonly T[]> {
  return (text) => {
    const given = text.split(',').map((part) => part.trim())
    const value = known.filter((each) => given.includes(each))
    const isStrange = given.some((part) => part && !known.some((each) => each === part))
    return { value, ...(isStrange ? { complaint: `Please choose from ${known.join(', ')}` } : {}) }
  }
}

/** Codes of longer lists, which the API knows. */
function codes(isCode: RegExp, fold = (text: string) => text): Field<readonly string[]> {
  return (text) => {
    const given = text.split(',').flatMap((part) => fold(part.trim()) || [])
    const value = [...new Set(given.filter((part) => isCode.test(part)))].sort()
    return { value, ...(given.every((part) => isCode.test(part)) ? {} : { complaint: 'Please give codes, by comma' }) }
  }
}

/** In a time in which it can be meant: the database knows no year 0. */
const day: Field<string> = (text) => {
  if (text === '') return { value: undefined }
  const isMeant = /^(19|2\d)\d\d-\d\d-\d\d$/.test(text)
  const isDay = isMeant && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  return isDay ? { value: text } : { value: undefined, complaint: 'Please give a day, such as 2030-01-31' }
}

const flag: Field<boolean> = (text) => {
  if (text === '') return { value: undefined }
  return text === 'true' || text === 'false'
    ? { value: text === 'true' }
    : { value: undefined, complaint: 'Please say true or false' }
}

const pageNumber: Field<number> = (text) => {
  if (text === '') return { value: undefined }
  return /^\d{1,6}$/.test(text)
    ? { value: Number(text) }
    : { value: undefined, complaint: 'Page must be a whole number' }
}

export const sortings = ['newest', 'match', 'closing'] as const
export type Sorting = (typeof sortings)[number]

const sorting: Field<Sorting> = (text) => {
  const value = sortings.find((each) => each === text)
  return value || text === '' ? { value } : { value, complaint: `Please choose from ${sortings.join(', ')}` }
}

export const boardFields = {
  search: words,
  jobType: anyOf(jobTypes),
  workType: anyOf(workTypes),
  paidPosition: flag,
  location: words,
  payClass: anyOf(payClasses),
  mode: anyOf(modes),
  country: codes(/^[A-Z]{2}$/, (text) => text.toUpperCase()),
  sea: codes(/^[a-z-]{1,40}$/),
  certificate: codes(/^[a-z_]{1,40}$/),
  language: codes(/^[a-z]{2}$/),
  visa: anyOf(visas),
  experienceLevel: codes(/^.{1,100}$/),
  closesBefore: day,
  company: words,
  sort: sorting,
  page: pageNumber,
}
type Fields = typeof boardFields
type Name = keyof Fields

export type BoardSearch = { [N in Name]?: ReturnType<Fields[N]>['value'] }
export type Filters = Omit<BoardSearch, 'search' | 'page' | 'sort'>
/** Filters with choices, and those with one value: whoever goes by them has something for each, or does not compile. */
export type ChosenFilter = {
  [N in keyof Filters]-?: Filters[N] extends readonly string[] | undefined ? N : never
}[keyof Filters]
export type PlainFilter = Exclude<keyof Filters, ChosenFilter>
/** The same as text, as an address and the API's query have it. */
export type BoardParams = { [N in Name]?: string }

const names = Object.keys(boardFields) as Name[]

/** Whatever an address says, only what makes sense is taken. */
export function readFilters(params: Record<string, unknown>): BoardSearch {
  const found = names.map((name) => {
    const given = params[name]
    const isText = typeof given === 'string' || typeof given === 'number'
    return [name, isText ? boardFields[name](String(given)).value : undefined]
  })
  return Object.fromEntries(found.filter(([, value]) => write(value) !== ''))
}

export function writeFilters(search: BoardSearch): BoardParams {
  const written = names.map((name) => [name, write(search[name])])
  return Object.fromEntries(written.filter(([, text]) => text !== ''))
}

/** What says nothing is left out: no words, nothing chosen, the first page, the order that everybody gets. */
function write(value: BoardSearch[Name]): string {
  if (typeof value === 'object') return value.join(',')
  if (typeof value === 'number') return value > 1 ? String(value) : ''
  if (value === 'newest') return ''
  return value === true ? 'true' : value || ''
}

/** Adding appends; removing the last one leaves the field out. */
export function toggled<T extends string>(list: readonly T[] | undefined, value: T): T[] | undefined {
  const current = list ?? []
  const next = current.includes(value) ? current.filter((each) => each !== value) : [...current, value]
  return next.length > 0 ? next : undefined
}

export function hasFilters({ page: _, sort: _sort, ...search }: BoardSearch): boolean {
  return Object.keys(writeFilters(search)).length > 0
}

/** What is left of a question for who may not ask all of it. */
export function openPart(search: BoardSearch, access: Access): BoardSearch {
  if (!whyNotFilter(search, access)) return search
  const { search: words, jobType, page } = search
  return { search: words, jobType: jobType?.length === 1 ? jobType : undefined, page }
}

/** The hero's search and one kind are for everybody; the rest of the filters come with a membership. */
export function whyNotFilter(search: BoardSearch, access: Access): 'membership_required' | null {
  if (access === 'member') return null
  const { search: _words, page: _page, jobType = [], ...more } = search
  return jobType.length > 1 || hasFilters(more) ? 'membership_required' : null
}
