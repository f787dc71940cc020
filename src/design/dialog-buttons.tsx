// The end of a dialog with a form: the way back, and beside it what to do; one below the other on a phone.
import { Button, type ButtonProps } from './button.tsx'

type Props = ButtonProps & { onCancel: () => void }

export function DialogButtons({ onCancel, ...act }: Props) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" {...act} />
    </div>
  )
}
