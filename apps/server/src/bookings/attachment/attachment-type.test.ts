import { expect, test } from 'vitest'
import { attachmentTypeOf } from './attachment-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['application/pdf', '%PDF-1.7\n'],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
])('%s is told by its first bytes', (type, content) => {
  expect(attachmentTypeOf(bytes(content))).toBe(type)
})

test.each([
  '',
  '%PDF',
  'MZ\x90',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\x89PN',
  ' %PDF-1.7',
  'GIF89a',
])('%j may not be attached', (content) => {
  expect(attachmentTypeOf(bytes(content))).toBeUndefined()
})
