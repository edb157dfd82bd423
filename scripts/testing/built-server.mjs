import { buildServerIfStale } from '../setup/build-server.mjs'

/**
 * Before all tests that start the server as a process of its own: it is what `npm start` starts.
 * @param {{ provide(name: 'server', file: string): void }} project
 */
export default async function setUp(project) {
  project.provide('server', await buildServerIfStale(process.execPath))
}
