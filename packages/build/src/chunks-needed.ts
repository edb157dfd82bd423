import type { Rolldown } from 'vite'

/** Lists the chunk that a module begins, by the end of the module's path, and all that it imports at once, and what those import. Throws where no chunk begins with it. */
export function chunksNeededBy(
  module: string,
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = files.filter((file) => file.type === 'chunk')
  const begin = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!begin) throw new Error(`No file begins with ${module}.`)
  const found = new Set([begin])
  // A set also walks over what is added to it meanwhile.
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return found
}
