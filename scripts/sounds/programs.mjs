import { spawnSync } from 'node:child_process'
import { rate } from './samples.mjs'

/** Longest thing that a program may say here, in bytes: some minutes of sound. */
const maxBuffer = 64 * 1024 * 1024

/**
 * Says words with espeak-ng, and gives their samples.
 * @param {string} voice
 * @param {{ words: string, isOpen: boolean }} said
 */
export function speak(voice, { words, isOpen }) {
  const text = `${words}${isOpen ? ',' : '.'}`
  return samplesOf(run('espeak-ng', ['-v', voice, '-s', '135', '-p', '45', '--stdout', text]))
}

/**
 * Gives the samples of a recording in whatever form ffmpeg reads.
 * @param {Buffer} recording
 */
export function samplesOf(recording) {
  const form = ['-ac', '1', '-ar', String(rate), '-f', 'f32le', 'pipe:1']
  const raw = run('ffmpeg', ['-v', 'error', '-i', 'pipe:0', ...form], recording)
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length))
}

/**
 * Makes samples as small as a voice allows: Opus in WebM, which every browser of today reads.
 * @param {Float32Array} samples
 */
export function packed(samples) {
  const from = ['-f', 'f32le', '-ac', '1', '-ar', String(rate), '-i', 'pipe:0']
  const to = ['-c:a', 'libopus', '-b:a', '24k', '-application', 'voip', '-map_metadata', '-1']
  const exact = ['-fflags', '+bitexact', '-flags', '+bitexact', '-f', 'webm', 'pipe:1']
  return run('ffmpeg', ['-v', 'error', ...from, ...to, ...exact], Buffer.from(samples.buffer))
}

/**
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Buffer} [input]
 */
function run(program, parameters, input) {
  const { stdout, stderr, status, error } = spawnSync(program, parameters, { maxBuffer, input })
  if (error) throw new Error(`${program} is needed to make the sounds: ${error.message}`)
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
  return stdout
}
