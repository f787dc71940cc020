// Asks before what was typed is lost: by a link, by Back, by a page that leads on. When the tab is closed the browser asks.
import { useBlocker } from '@tanstack/react-router'
import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { askedPart } from './asked-part.ts'

const ConfirmDialog = askedPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

type Place = { pathname: string; search: unknown }

const isSamePage = (one: Place, other: Place) =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search)

/** The way out when all is saved, or not wanted any more: it is gone without a question. */
export function useWayOut<From extends unknown[]>(
  go: (...from: From) => void,
): { leave: (...from: From) => void; isLeaving: RefObject<boolean> } {
  const isLeaving = useRef(false)
  const leave = (...from: From) => {
    isLeaving.current = true
    go(...from)
  }
  return { leave, isLeaving }
}

const changes = 'You have unsaved changes. They are lost when you leave.'

/** `loss` says what leaving takes away, where that is something else than changes. */
type Props = { isUnsaved: boolean; isLeaving?: RefObject<boolean>; loss?: string }

export function UnsavedChanges(props: Props) {
  const tell = use(Together)
  return tell ? <Told {...props} tell={tell} /> : <AskedBefore {...props} />
}

/** Null: nothing is unsaved any more. */
type Tell = (form: string, loss: string | null) => void
const Together = createContext<Tell | null>(null)

/** Several forms on one page: whoever leaves is asked once, whatever they hold. */
export function UnsavedTogether({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<readonly { form: string; loss: string }[]>([])
  const tell = useCallback<Tell>((form, loss) => {
    setForms((now) => [...now.filter((each) => each.form !== form), ...(loss ? [{ form, loss }] : [])])
  }, [])
  const losses = [...new Set(forms.map(({ loss }) => loss))].join(' ')
  return (
    <Together value={tell}>
      <AskedBefore isUnsaved={forms.length > 0} loss={losses} />
      {children}
    </Together>
  )
}

function Told({ isUnsaved, loss = changes, tell }: Props & { tell: Tell }) {
  const form = useId()
  useEffect(() => {
    if (!isUnsaved) return
    tell(form, loss)
    return () => tell(form, null)
  }, [form, isUnsaved, loss, tell])
  return null
}

function AskedBefore({ isUnsaved, isLeaving, loss = changes }: Props) {
  const shouldBlockFn = useCallback(
    ({ current, next }: { current: Place; next: Place }) => !isLeaving?.current && !isSamePage(current, next),
    [isLeaving],
  )
  const enableBeforeUnload = useCallback(() => !isLeaving?.current, [isLeaving])
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload, disabled: !isUnsaved, withResolver: true })
  useGoingOn(isUnsaved, blocker.proceed)
  if (blocker.status !== 'blocked') return null
  const { proceed, reset } = blocker
  return (
    <UnsavedQuestion
      title="Leave this page?"
      description={loss}
      confirmText="Leave"
      cancelText="Stay"
      onLose={proceed}
      onKeep={reset}
    />
  )
}

/** Who is asked while their words are on the way goes on when these have arrived: nothing is unsaved, or the form is gone. */
function useGoingOn(isUnsaved: boolean, proceed: (() => void) | undefined): void {
  const goOn = useRef(proceed)
  useEffect(() => {
    goOn.current = proceed
    if (!isUnsaved) proceed?.()
  }, [isUnsaved, proceed])
  useEffect(() => () => goOn.current?.(), [])
}

type QuestionProps = {
  title: string
  description: string
  confirmText: string
  cancelText: string
  onLose: () => void
  onKeep: () => void
}

/** By itself for what is lost without leaving the page. */
export function UnsavedQuestion({ onLose, onKeep, ...texts }: QuestionProps) {
  return (
    <Suspense>
      <ConfirmDialog open onOpenChange={onKeep} onConfirm={onLose} {...texts} />
    </Suspense>
  )
}
