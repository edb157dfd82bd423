/** Types of files that may be attached, by the bytes that a file of each begins with. */
const beginnings = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const

export type AttachmentType = keyof typeof beginnings

/**
 * Finds the type of a file by its content, whatever it is called; undefined when it is none of those that may
 * be attached.
 */
export function attachmentTypeOf(content: Uint8Array): AttachmentType | undefined {
  const known = Object.entries(beginnings) as [AttachmentType, readonly number[]][]
  return known.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0]
}

/** The name under which it is saved: a document has the name that every booking's attachment has. */
export const attachmentNames: Readonly<Record<AttachmentType, string>> = {
  'application/pdf': 'booking.pdf',
  'image/png': 'booking.png',
  'image/jpeg': 'booking.jpg',
}

/** The most bytes that an attachment may have. */
export const mostAttachedBytes = 5 * 1024 * 1024
