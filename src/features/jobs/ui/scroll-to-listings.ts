// Brings the listings into view, smoothly unless the person asked for less motion.

export function scrollToListings({ atOnce = false } = {}): void {
  const isCalm = atOnce || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('jobs')?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
}
