import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a file stays where it is until slow browsers have read it', () => {
  vi.useFakeTimers()
  const gone = vi.spyOn(URL, 'revokeObjectURL')
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  saveFile('codes.txt', 'text/plain', 'one two')
  expect([link.download, link.click.mock.calls.length, gone.mock.calls.length]).toEqual(['codes.txt', 1, 0])
  vi.advanceTimersByTime(60_000)
  expect(gone).toHaveBeenCalledWith(link.href)
  gone.mockRestore()
})
