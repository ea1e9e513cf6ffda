import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type ClipFacts, type ClipFault, type ClipFormat, clipLimits, clipProblem } from '@headstock/contracts/clips';
import { parseFile } from 'music-metadata';
import { cleanFlac } from './clean-flac.ts';
import { afterId3, cleanMp3 } from './clean-mp3.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { cleanOgg } from './clean-ogg.ts';
import { cleanWav } from './clean-wav.ts';
import { cleanWebm } from './clean-webm.ts';
import { ClipError } from './clip-error.ts';
import { ClipFile } from './open-clip.ts';

/** A clip as it is kept: what it is, and the SHA-256 of its bytes in hex. */
export type PreparedClip = ClipFacts & { readonly hash: string };

type Container = 'mp3' | 'flac' | 'wav' | 'ogg' | 'mp4' | 'webm';
type Shape = Pick<ClipFacts, 'kind' | 'width' | 'height'>;

const sound: Shape = { kind: 'sound', width: null, height: null };

/** What a file is by its first bytes, whatever its name says. */
async function containerOf(file: ClipFile): Promise<Container | undefined> {
  const start = await file.read(0, 12);
  const text = start.toString('latin1');
  if (text.startsWith('ID3'))
    return (await file.read(await afterId3(file), 4)).toString('latin1') === 'fLaC' ? 'flac' : 'mp3';
  if (text.startsWith('fLaC')) return 'flac';
  if (text.startsWith('OggS')) return 'ogg';
  if (text.startsWith('RIFF') && text.endsWith('WAVE')) return 'wav';
  if (text.slice(4, 8) === 'ftyp') return 'mp4';
  if (text.startsWith('\u001aE\u00df\u00a3')) return 'webm';
  return start[0] === 0xff && ((start[1] ?? 0) & 0xe6) === 0xe2 ? 'mp3' : undefined;
}

const formatOf = (container: Container, { kind }: Shape): ClipFormat => {
  if (container === 'mp4') return kind === 'video' ? 'mp4' : 'm4a';
  if (container === 'webm') return kind === 'video' ? 'webm' : 'weba';
  return container;
};

/** Cleans a file in place and gives what its own description says. */
async function clean(container: Container, file: ClipFile): Promise<Shape & { readonly seconds: number }> {
  if (container === 'mp4') return cleanMp4(file);
  if (container === 'webm') return cleanWebm(file);
  const cleaning = { mp3: cleanMp3, flac: cleanFlac, wav: cleanWav, ogg: cleanOgg };
  await cleaning[container](file);
  return { ...sound, seconds: 0 };
}

/** How long a file plays, measured by its frames where it does not say. */
async function measure(path: string): Promise<number> {
  const { format } = await parseFile(path, { duration: true, skipCovers: true });
  if (!format.duration || !Number.isFinite(format.duration)) throw new ClipError('broken');
  return format.duration;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function prepare(path: string): Promise<PreparedClip> {
  const file = await ClipFile.open(path);
  let container: Container | undefined;
  let said: Shape & { readonly seconds: number };
  try {
    if (file.size === 0) throw new ClipError('missing');
    container = await containerOf(file);
    if (!container) throw new ClipError('kind');
    const isSound = container !== 'mp4' && container !== 'webm';
    if (isSound && file.size > clipLimits.bytes.sound) throw new ClipError('sound-size');
    said = await clean(container, file);
  } finally {
    await file.close();
  }
  const { size: bytes } = await stat(path);
  const seconds = said.seconds || (await measure(path));
  const facts = { ...said, format: formatOf(container, said), bytes, seconds: Math.round(seconds * 100) / 100 };
  if (facts.seconds === 0) throw new ClipError('broken');
  const problem = clipProblem(facts);
  if (problem) throw new ClipError(problem);
  return { ...facts, hash: await hashOf(path) };
}

/**
 * Reads what a file is from its own bytes, and takes out of it, in place, what says where, when and by whom it was made. Gives why it is
 * not taken, if it is not.
 */
export async function prepareClip(path: string): Promise<PreparedClip | ClipFault> {
  try {
    return await prepare(path);
  } catch (error) {
    return error instanceof ClipError ? error.fault : 'broken';
  }
}
