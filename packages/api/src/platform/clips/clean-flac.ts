import { afterId3 } from './clean-mp3.ts';
import { ClipError } from './clip-error.ts';
import type { ClipFile } from './open-clip.ts';

const HEADER = 4;
const MOST_BLOCKS = 128;
const PADDING = 1;
/** Blocks that playing needs: what the stream is, and where its parts are. */
const needed: readonly number[] = [0, 3];

/** Turns everything that a FLAC says beside its sound (comments, pictures, data of programs) into padding, and cuts tags off its start. */
export async function cleanFlac(file: ClipFile): Promise<void> {
  const start = await afterId3(file);
  let at = start + HEADER;
  for (let count = 0; ; count += 1) {
    const header = await file.read(at, HEADER);
    if (header.length < HEADER || count > MOST_BLOCKS) throw new ClipError('broken');
    const [first = 0] = header;
    const length = header.readUIntBE(1, 3);
    if ((first & 0x7f) === 0x7f || at + HEADER + length > file.size) throw new ClipError('broken');
    if (!needed.includes(first & 0x7f)) {
      await file.write(at, Buffer.of((first & 0x80) | PADDING));
      await file.blank(at + HEADER, at + HEADER + length);
    }
    at += HEADER + length;
    if ((first & 0x80) !== 0) break;
  }
  if (start > 0) await file.keepOnly(start, file.size);
}
