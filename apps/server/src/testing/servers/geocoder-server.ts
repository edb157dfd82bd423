import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A geocoder on this machine that answers as it is told to, and remembers what it was asked. */
export async function startGeocoder() {
  const asked: { url: URL; userAgent: string | undefined }[] = []
  let answer: (url: URL) => { status?: number; body: unknown } | 'silence' = () => ({ body: [] })
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://geocoder')
    asked.push({ url, userAgent: request.headers['user-agent'] })
    const told = answer(url)
    if (told === 'silence') return
    response.writeHead(told.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof told.body === 'string' ? told.body : JSON.stringify(told.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith(next: typeof answer) {
      answer = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** As Nominatim answers in `jsonv2`. */
export const nominatimAnswer = [
  {
    place_id: 12345,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'way',
    osm_id: 87,
    lat: '56.9527342',
    lon: '24.1160311',
    category: 'building',
    type: 'public',
    importance: 0.3,
    name: 'Brīvības iela 1',
    display_name: 'Brīvības iela 1, Centrs, Rīga, Vidzeme, LV-1010, Latvija',
    address: { house_number: '1', road: 'Brīvības iela', city: 'Rīga', country_code: 'lv' },
    boundingbox: ['56.95', '56.96', '24.11', '24.12'],
  },
]

/** As Photon answers. */
export const photonAnswer = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [24.1160311, 56.9527342] },
      properties: {
        osm_type: 'W',
        osm_id: 87,
        osm_key: 'building',
        osm_value: 'public',
        type: 'house',
        street: 'Brīvības iela',
        housenumber: '1',
        city: 'Rīga',
        country: 'Latvia',
        countrycode: 'LV',
        postcode: 'LV-1010',
      },
    },
  ],
}
