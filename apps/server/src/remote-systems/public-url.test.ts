import { describe, expect, test } from 'vitest'
import { pageFault, urlFault } from './public-url.ts'

const faultOf = (url: string) => urlFault(url, { mayBePrivate: false })

describe('an address that may be called', () => {
  test.each([
    'https://qms.example',
    'http://qms.example:8080/tickets?x=1',
    'https://8.8.8.8/',
    'https://11.0.0.1',
    'https://172.32.0.1',
    'https://[2606:4700:4700::1111]/',
    'https://QMS.example./',
    'https://rinda.internal.example',
    'https://qms.rīga.example',
  ])('%s', (url) => expect(faultOf(url)).toBeNull())
})

describe('no address of the web', () => {
  test.each([
    'qms.example',
    '/tickets',
    '//qms.example',
    'ftp://qms.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'gopher://127.0.0.1',
    'http://',
    'http://user:secret@qms.example',
    'http://user@qms.example',
    'http://256.1.1.1',
    'http://[::1',
    'http://qms example',
    'nonsense',
    'https://qms.example/\u0000',
    'https://qms\n.example',
  ])('%s', (url) => expect(faultOf(url)).toBe('url_wrong'))
})

describe('an address inside', () => {
  test.each([
    ...['http://localhost', 'http://LOCALHOST:3000', 'http://localhost.', 'http://a.localhost', 'http://db'],
    ...['http://printer.local', 'http://metadata.google.internal', 'http://router.lan', 'http://x.home.arpa'],
    ...['http://127.0.0.1', 'http://127.1', 'http://127.255.255.254', 'http://0', 'http://0.0.0.0:80'],
    ...[
      'http://2130706433',
      'http://0x7f000001',
      'http://0x7f.1',
      'http://0177.0.0.1',
      'http://017700000001',
    ],
    ...['http://%31%32%37.0.0.1', 'http://１２７.0.0.1', 'http://127。0。0。1', 'http://127.0.0.1.'],
    ...['http://10.1.2.3', 'http://172.16.0.1', 'http://172.31.255.255', 'http://192.168.1.1'],
    ...[
      'http://169.254.169.254/latest/meta-data',
      'http://100.64.0.1',
      'http://198.18.0.1',
      'http://192.0.0.1',
    ],
    ...['http://224.0.0.1', 'http://240.0.0.1', 'http://255.255.255.255', 'http://203.0.113.9'],
    ...[
      'http://[::1]',
      'http://[::]',
      'http://[0:0:0:0:0:0:0:1]:8080',
      'http://[fe80::1]',
      'http://[fd00::1]',
    ],
    ...[
      'http://[::ffff:127.0.0.1]',
      'http://[::ffff:7f00:1]',
      'http://[::ffff:8.8.8.8]',
      'http://[::127.0.0.1]',
    ],
    ...['http://[64:ff9b::7f00:1]', 'http://[2002:7f00:1::]', 'http://[2001:0:1::]', 'http://[2001:db8::1]'],
    ...['http://[ff02::1]', 'http://[fec0::1]', 'http://[100::1]'],
  ])('%s', (url) => {
    expect(faultOf(url)).toBe('url_refused')
    expect(urlFault(url, { mayBePrivate: true })).toBeNull()
  })
})

test('a page for visitors may be written without its protocol, and is never a script', () => {
  expect(['example.com', 'https://example.com/lv', 'www.example.com/x?y=1'].map(pageFault)).toEqual([
    null,
    null,
    null,
  ])
  const wrong = [
    'javascript:alert(1)',
    'javascript://x/%0aalert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
  ]
  expect(wrong.map(pageFault)).toEqual(wrong.map(() => 'url_wrong'))
})
