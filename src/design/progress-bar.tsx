// A thin bar at the top of the window while a page is on its way.

export function ProgressBar({ active, label = 'Loading page' }: { active: boolean; label?: string }) {
  return (
    <div className="progress-bar" data-active={active}>
      {/* Always in the tree, so that the words are announced when they appear. */}
      <span className="sr-only" role="status">
        {active ? label : ''}
      </span>
    </div>
  )
}
