import { createContext, useContext, useEffect, useId } from 'react'

/** The forms in a dialog that hold something not saved, by name. */
export const UnsavedForms = createContext<Set<string> | null>(null)

/** Says that this part of a dialog holds something that is not saved: the dialog then asks before it is lost. */
export function useUnsaved(isUnsaved: boolean): void {
  const forms = useContext(UnsavedForms)
  const id = useId()
  useEffect(() => {
    if (!isUnsaved || !forms) return
    forms.add(id)
    return () => void forms.delete(id)
  }, [forms, id, isUnsaved])
}
