/** Takes the focus to what has just come, as its `ref`. The attribute that asks for it is heard once in the life of a page. */
export function takeFocus(come: HTMLElement | null): void {
  come?.focus()
}
