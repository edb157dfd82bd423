declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Options = { version: 'aes128gcm'; privateKey: ECDH; authSecret: string } | Record<string, unknown>
  const ece: { decrypt(content: Buffer, options: Options): Buffer }
  export default ece
}
