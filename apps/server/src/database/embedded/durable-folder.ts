import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Start = Parameters<NodeFS['init']>
type Started = Awaited<ReturnType<NodeFS['init']>>

/** The part of Emscripten's file system that we complete. */
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: OpenFile) => number }
  realPath(node: unknown): string
}
type OpenFile = { nfd?: number; node: unknown }

/** A folder on disk in which PostgreSQL's fsync really waits for the disk: as PGlite ships, it returns at once. */
export class DurableFolder extends NodeFS {
  override async init(...[pglite, options]: Start): Promise<Started> {
    const started = await super.init(pglite, options)
    const preRun = [started.emscriptenOpts.preRun ?? []].flat()
    preRun.push((module: unknown) => addFsync((module as { NODEFS: NodeFileSystem }).NODEFS))
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun } }
  }
}

function addFsync(files: NodeFileSystem): void {
  files.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined) syncFolder(files.realPath(stream.node))
    else fdatasyncSync(stream.nfd)
    return 0
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
