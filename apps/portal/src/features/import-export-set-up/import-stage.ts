import type { FileInput, SetUpReportAttributes } from '@rinda/client/set-up/set-up-file'

/** File that was checked: what it would do, and where. Under one key it is brought in once, however often it is sent. */
export type Checked = {
  readonly name: string
  readonly content: unknown
  readonly input: FileInput
  readonly report: SetUpReportAttributes
  readonly key: string
}

/** Stage of a file on its way in. `why` is in the person's language. */
export type ImportStage =
  | { readonly at: 'nothing' }
  /** `nth` is the number of the check: the answer to an older one is ignored. */
  | { readonly at: 'checking'; readonly nth: number }
  | { readonly at: 'refused'; readonly why: string }
  /** `why`: it was to be brought in, and was not. */
  | { readonly at: 'checked'; readonly file: Checked; readonly why: string | null }
  | { readonly at: 'sending'; readonly file: Checked }

export type ImportEvent =
  | { readonly type: 'chosen'; readonly nth: number }
  | { readonly type: 'checked'; readonly nth: number; readonly file: Checked }
  | { readonly type: 'refused'; readonly nth: number; readonly why: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'brought' }
  /** The file is to go elsewhere, or nowhere: the report about it no longer holds. */
  | { readonly type: 'forgotten' }

const nothing: ImportStage = { at: 'nothing' }

/** Gives the stage after an event; the answer to a check that nobody waits for any more changes nothing. */
export function stepImport(stage: ImportStage, event: ImportEvent): ImportStage {
  const isAwaited = 'nth' in event && stage.at === 'checking' && stage.nth === event.nth
  switch (event.type) {
    case 'chosen':
      return stage.at === 'sending' ? stage : { at: 'checking', nth: event.nth }
    case 'checked':
      return isAwaited ? { at: 'checked', file: event.file, why: null } : stage
    case 'refused':
      return isAwaited ? { at: 'refused', why: event.why } : stage
    case 'submitted':
      return stage.at === 'checked' ? { at: 'sending', file: stage.file } : stage
    case 'failed':
      return stage.at === 'sending' ? { at: 'checked', file: stage.file, why: event.why } : stage
    case 'brought':
      return stage.at === 'sending' ? nothing : stage
    case 'forgotten':
      return stage.at === 'sending' ? stage : nothing
  }
}
