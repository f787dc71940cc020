// One button a country: scrolls to its section, smoothly unless the reader's system asks for less motion.
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { buttonClasses } from '#design/button.tsx'
import type { Country } from '../university.schema.ts'

export interface CountryButtonsProps {
  countries: readonly Country[]
  /** Called first, so that a filter that hides the section can be cleared. */
  onChoose: () => void
}

export function CountryButtons({ countries, onChoose }: CountryButtonsProps) {
  function showCountry(event: MouseEvent, id: string) {
    event.preventDefault()
    flushSync(onChoose)
    const section = document.getElementById(id)
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    section?.focus({ preventScroll: true })
    if (section && !isCalm) settleAfterScrolling(section)
    section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  }
  return (
    // Without JavaScript a button sends the form to its section's address.
    <form className="mt-8 print:hidden">
      <ul aria-label="Countries" className="flex flex-wrap gap-2">
        {countries.map(({ id, name, programmes }) => (
          <li key={id}>
            <button
              type="submit"
              formAction={`#${id}`}
              onClick={(event) => showCountry(event, id)}
              className={buttonClasses({ variant: 'outline', size: 'sm' })}
            >
              {name}
              <span aria-hidden="true" className="font-normal text-muted">
                {programmes.length}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

const ownWays = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * What it passed on the way was laid out only then, so the place may have moved. Whoever moves on by themselves stays where they
 * are, also when there was nothing to scroll and its end never came.
 */
function settleAfterScrolling(section: HTMLElement): void {
  const isOver = new AbortController()
  const once = { once: true, passive: true, signal: isOver.signal }
  for (const way of ownWays) window.addEventListener(way, () => isOver.abort(), once)
  const settle = () => {
    isOver.abort()
    if (Math.abs(section.getBoundingClientRect().top) < window.innerHeight) section.scrollIntoView()
  }
  window.addEventListener('scrollend', settle, once)
}
