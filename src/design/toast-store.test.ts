// One toast at a time, and how long it stays.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  currentToast,
  dismissToast,
  showToast,
  subscribeToToasts,
  toastDuration,
  toastRemovalDelay,
} from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  const left = currentToast()
  if (left) dismissToast(left.id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a toast is visible for five seconds in the default style unless told otherwise', () => {
  showToast({ title: 'Saved' })
  expect(currentToast()).toMatchObject({ title: 'Saved', open: true, variant: 'default', duration: 5000 })
  expect(toastDuration).toBe(5000)
  showToast({ title: 'Failed', variant: 'destructive', duration: 8000 })
  expect(currentToast()).toMatchObject({ title: 'Failed', variant: 'destructive', duration: 8000 })
})

test('a toast may carry a title, a description and an action', () => {
  const toast = { title: 'Draft kept', description: 'It waits here.', action: { label: 'Open', onClick: vi.fn() } }
  showToast(toast)
  expect(currentToast()).toMatchObject(toast)
})

test('a new toast takes the place of the one before, so that only one is visible at once', () => {
  const first = showToast({ title: 'First' })
  const second = showToast({ title: 'Second' })
  expect(second).not.toBe(first)
  expect(currentToast()).toMatchObject({ id: second, title: 'Second' })
})

test('a late dismissal of an older toast leaves the newer one alone', () => {
  const first = showToast({ title: 'First' })
  showToast({ title: 'Second' })
  dismissToast(first)
  expect(currentToast()).toMatchObject({ title: 'Second', open: true })
})

test('a dismissed toast is closed at once and forgotten after the removal delay', () => {
  const id = showToast({ title: 'Saved' })
  dismissToast(id)
  expect(currentToast()).toMatchObject({ id, open: false })
  vi.advanceTimersByTime(toastRemovalDelay - 1)
  expect(currentToast()).toMatchObject({ id, open: false })
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
  expect(toastRemovalDelay).toBe(1_000_000)
})

test('forgetting an old toast does not take a newer one with it', () => {
  dismissToast(showToast({ title: 'Old' }))
  showToast({ title: 'New' })
  vi.advanceTimersByTime(toastRemovalDelay)
  expect(currentToast()).toMatchObject({ title: 'New', open: true })
})

test('whoever listens hears of each change until they stop', () => {
  const heard: (string | null)[] = []
  const stop = subscribeToToasts(() => {
    const toast = currentToast()
    heard.push(toast ? `${String(toast.title)} ${toast.open ? 'open' : 'closed'}` : null)
  })
  const id = showToast({ title: 'Saved' })
  dismissToast(id)
  dismissToast(id)
  stop()
  showToast({ title: 'Unheard' })
  expect(heard).toEqual(['Saved open', 'Saved closed'])
})
