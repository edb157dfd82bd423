import { statSync } from 'node:fs'
import proxyAddress from '@fastify/proxy-addr'
import { z } from 'zod'

export const text = z.string().trim()
export const wholeNumber = (from: number, till: number) =>
  text
    .regex(/^\d+$/, `must be a whole number from ${from} to ${till}`)
    .transform(Number)
    .refine((number) => number >= from && number <= till, `must be a whole number from ${from} to ${till}`)
export const positiveNumber = text
  .regex(/^\d+(\.\d+)?$/, 'must be a number above 0')
  .transform(Number)
  .refine((number) => number > 0 && number <= 1440, 'must be a number above 0, at most 1440')
export const urlOf = (example: string, ...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL such as ${example}`,
    abort: true,
  })
export const webUrl = (example: string) => urlOf(example, 'http:', 'https:')
function isNetwork(text: string): boolean {
  try {
    proxyAddress.compile(text)
    return true
  } catch {
    return false
  }
}
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
export const networks = text
  .transform((value) => value.split(/[\s,]+/).filter((one) => one !== ''))
  .refine((all) => all.every(isNetwork), 'must be addresses or networks, such as 10.0.0.0/8, with commas')
/** A key of the curve P-256 as it is written for Web Push. */
export const vapidKey = (bytes: number, which: string) =>
  text.refine(
    (value) => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes,
    `must be a ${which} key of VAPID: ${bytes} bytes as base64url`,
  )
/** Origins with the key and the secret that each is shown, with commas between them. */
export const systemSecrets = text
  .transform((value) => value.split(/\s*,\s*/).map((one) => one.split(/\s+/)))
  .refine(
    (all) => all.every((one) => one.length === 3 && isOrigin(one[0] ?? '')),
    'must be origins with key and secret, such as https://queue.example key secret, with commas',
  )
function isOrigin(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.pathname === '/'
}
export function isBareOrigin(value: string): boolean {
  const { pathname, search, hash, username, password } = new URL(value)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}
