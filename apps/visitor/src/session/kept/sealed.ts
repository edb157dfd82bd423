const purpose = 'rinda kept page'
const ivBytes = 12

/**
 * Seals a text with the token of a link: on the device it lies as nobody can read it who has not the link, which the device does not keep. Throws where
 * the browser has no cryptography, as on a page that did not come by https.
 */
export async function seal(text: string, token: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(token), bytesOf(text))
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)))
}

/** Opens what was sealed with a token. Throws where it is another one. */
export async function unseal(sealed: string, token: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
  const iv = bytes.subarray(0, ivBytes)
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    await keyOf(token),
    bytes.subarray(ivBytes),
  )
  return new TextDecoder().decode(text)
}

async function keyOf(token: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', bytesOf(token), 'HKDF', false, ['deriveKey'])
  return await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(purpose) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
