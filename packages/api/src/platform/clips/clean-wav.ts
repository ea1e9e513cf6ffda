import { ClipError } from './clip-error.ts';
import type { ClipFile } from './open-clip.ts';

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
const MOST_CHUNKS = 1_000;
const needed: readonly string[] = ['fmt ', 'fact', 'data', 'JUNK'];
const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/** Turns all chunks of a WAV but the sound and its format into empty ones. Throws for sound that browsers do not play. */
export async function cleanWav(file: ClipFile): Promise<void> {
  let at = RIFF_HEADER;
  let hasData = false;
  for (let count = 0; at + CHUNK_HEADER <= file.size; count += 1) {
    if (count > MOST_CHUNKS) throw new ClipError('broken');
    const header = await file.read(at, CHUNK_HEADER);
    const name = header.toString('latin1', 0, 4);
    const end = at + CHUNK_HEADER + header.readUInt32LE(4);
    if (name === 'fmt ') {
      const format = await file.read(at + CHUNK_HEADER, 26);
      const tag = format.length >= 2 ? format.readUInt16LE(0) : 0;
      const own = tag === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : tag;
      if (own !== PCM && own !== FLOAT) throw new ClipError('codec');
    }
    hasData ||= name === 'data';
    if (!needed.includes(name) || name === 'JUNK') {
      await file.write(at, Buffer.from('JUNK'));
      await file.blank(at + CHUNK_HEADER, end);
    }
    at = end + (end % 2);
  }
  if (!hasData) throw new ClipError('broken');
  // Bytes behind the last chunk belong to nothing.
  if (at < file.size) await file.blank(at, file.size);
}
