import { useLayoutEffect, useState } from 'react'

/** Number of drawings before it is open: closed, and then with its place at the end of the page. */
const drawingsBefore = 2

/**
 * Has what lies over the page drawn only once it is opened: of a screen with thirty closed dialogs none costs anything. The first time it is
 * drawn closed before that, so that it comes with the same movement as each time after. What is open from the beginning is open at once.
 */
export function useFirstOpening(isOpen: boolean): { isDrawn: boolean; isOpen: boolean } {
  const [drawings, setDrawings] = useState(isOpen ? drawingsBefore : 0)
  useLayoutEffect(() => {
    if (isOpen && drawings < drawingsBefore) setDrawings(drawings + 1)
  }, [isOpen, drawings])
  return { isDrawn: isOpen || drawings > 0, isOpen: isOpen && drawings === drawingsBefore }
}
