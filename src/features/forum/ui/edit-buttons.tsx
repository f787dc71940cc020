// The two ends of an edit.
import { Button } from '#design/button.tsx'

export function EditButtons({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pending={isSaving} pendingText="Saving">
        Save
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
