import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { decodePhotograph } from './decode-photograph.ts';
import { editPhotograph } from './edit-photograph.ts';
import type { DecodeJob, DecodeResult } from './photograph-decoder.ts';

/** A process of its own for what strangers send: it may break or be ended over a file, and the shop goes on. */
const [, , nice = '0'] = process.argv;
setPriority(Number(nice));
sharp.concurrency(1);
sharp.cache(false);

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the parent decides when this process ends.
process.on('SIGINT', () => undefined);

async function run(job: DecodeJob): Promise<DecodeResult> {
  if (job.kind === 'edit') return { ok: true, master: await editPhotograph(job.master, job.edit) };
  const result = await decodePhotograph(await readFile(job.file));
  return typeof result === 'string' ? { ok: false, fault: result } : { ok: true, master: result };
}

process.on('message', (job: DecodeJob) => {
  void run(job)
    .catch((): DecodeResult => ({ ok: false, fault: 'broken' }))
    .then((result) => process.connected && process.send?.(result));
});
