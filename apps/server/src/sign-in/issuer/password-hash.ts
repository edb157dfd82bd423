import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** 16 MB and about a quarter of a second: what OWASP asks of scrypt where memory is to be spared. */
const cost = { ln: 14, r: 8, p: 5 }
const saltBytes = 16
const keyBytes = 32
const longestPassword = 1024

const shape = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22})\$([\w+/]{43})$/

/** A hash that no password has: for accounts that do not exist, so that they take as long as those that do. */
const nobodysHash = `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** A password as it may be kept: scrypt with a salt of its own, as a PHC string that names its parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, cost)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`
}

/**
 * Tells whether a password fits a kept hash; null means that there is no account, and takes the same time to
 * say no.
 */
export async function isPasswordRight(password: string, hash: string | null): Promise<boolean> {
  const [, ln, r, p, salt = '', key = ''] = shape.exec(hash ?? nobodysHash) ?? []
  if (!ln) throw new Error('a kept password hash is not readable')
  if (password.length > longestPassword) return false
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), parameters)
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && hash !== null
}

function derive(password: string, salt: Buffer, { ln, r, p }: typeof cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
  return new Promise((resolve, reject) => {
    // The same letters can be typed as different code points; NFC makes them one.
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
