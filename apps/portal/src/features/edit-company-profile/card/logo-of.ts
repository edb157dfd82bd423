/** Longest address of an image that is kept with a company. */
const mostLetters = 20_000
/** Heights that are tried in turn, in pixels: a picture of many colours needs more room than one of few. */
const heights = [96, 72, 48, 32]
const mostTimesWider = 4

/** Makes a small picture of a file, as an address that is kept with the company; undefined where the file is none, or stays too large. */
export async function logoOf(file: File): Promise<string | undefined> {
  const image = await readImage(file)
  if (!image || image.naturalHeight === 0) return undefined
  return heights
    .map((height) => drawn(image, height))
    .find((address) => address.startsWith('data:image/png') && address.length <= mostLetters)
}

function drawn(image: HTMLImageElement, height: number): string {
  const canvas = document.createElement('canvas')
  canvas.height = height
  const width = (image.naturalWidth / image.naturalHeight) * height
  canvas.width = Math.max(1, Math.min(Math.round(width), height * mostTimesWider))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

function readImage(file: File): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onerror = () => resolve(undefined)
    reader.onload = () => {
      const image = new Image()
      image.onload = () => resolve(image)
      image.onerror = () => resolve(undefined)
      image.src = String(reader.result)
    }
    reader.readAsDataURL(file)
  })
}
