import type { PageFault } from '@rinda/contract/wire/page-fault'
import { redact } from '../edge/redact.ts'

/** Fault of a page as it stands in the log. */
export type LoggedPageFault = {
  app: string
  version: string
  kind: string
  type: string
  screen: string
  /** Kind and number of the browser, `Chrome 148`. */
  browser: string
  stack: string[]
}

const mostPlaces = 12

/** Tells of a page's fault what is nobody's: names of functions and files, and the shape of the path. */
export function loggedPageFault(fault: PageFault, userAgent = ''): LoggedPageFault {
  return {
    app: fault.app,
    version: /^[\w.+-]{1,40}$/.exec(fault.version ?? '')?.[0] ?? '',
    kind: fault.kind,
    type: /^[A-Za-z]{1,60}$/.exec(fault.name)?.[0] ?? 'Error',
    screen: screenOf(fault.path),
    browser: browserOf(userAgent),
    stack: placesIn(fault.stack ?? ''),
  }
}

/** Writes the message without what stands in quotation marks or looks like somebody's: a page may quote what was typed. */
export function faultMessage({ message }: Pick<PageFault, 'message'>): string {
  const unquoted = message.replace(/"[^"]*"?|“[^”]*”?|«[^»]*»?|„[^“”]*[“”]?|`[^`]*`?/gu, '…')
  return redact(unquoted.replace(/\p{L}*[^\p{ASCII}\s…]\p{L}*/gu, '…')).slice(0, 300)
}

/** Path of a screen with its own words alone: `/visit/location/:id`. */
function screenOf(path: string): string {
  const words = path
    .split('/')
    .map((part) => (/^[a-z][a-z_-]{0,23}$/.test(part) || part === '' ? part : ':id'))
  return words.slice(0, 8).join('/')
}

function browserOf(userAgent: string): string {
  const [, name = '', number = ''] = /(Firefox|Edg|OPR|Chrome|Version)\/(\d{1,4})/.exec(userAgent) ?? []
  return name === '' ? '' : `${name === 'Version' ? 'Safari' : name} ${number}`
}

/** Function, file, line and column of each place; what is no place of our own files is left out. */
function placesIn(stack: string): string[] {
  const place =
    /^\s*(?:at )?(?:async )?([\w$.<>]{0,60})\s?[@(]*https?:\/\/[^/\s]+\/(?:[\w.-]+\/)*([\w.-]{1,80}\.m?[jt]sx?):(\d{1,7}):(\d{1,7})\)?$/
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file, row, column] = place.exec(line) ?? []
      return file === undefined ? [] : [`${name || '-'} ${file}:${row}:${column}`]
    })
    .slice(0, mostPlaces)
}
