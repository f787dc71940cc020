// A word at the end of a field's label line, told from outside by the field's name: forms need not know of it.
import { createContext, type ReactNode, useContext } from 'react'

type Marks = Readonly<Record<string, ReactNode>>

const Context = createContext<Marks>({})

export function FieldMarks({ marks, children }: { marks: Marks; children: ReactNode }) {
  return <Context value={marks}>{children}</Context>
}

export function useFieldMark(name: string | undefined): ReactNode {
  const marks = useContext(Context)
  return name === undefined ? undefined : marks[name]
}
