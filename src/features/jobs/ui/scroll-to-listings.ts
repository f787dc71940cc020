// Brings the listings into view, smoothly unless the person asked for less motion.

export function scrollToListings(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('jobs')?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
}
