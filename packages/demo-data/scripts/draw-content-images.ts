import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bodies, type Body, drawInstrument, type Finish, finishes } from '../src/drawings/index.ts';

/**
 * `node scripts/draw-content-images.ts <body> <finish> [name]` draws the two crops of an image for a page or a post into
 * `packages/content/images`. A changed drawing needs a new name, as addresses of images never show another picture.
 */
const FOLDER = join(import.meta.dirname, '../../content/images');
const [, , body = '', finish = '', name = `${body}-${finish}`] = process.argv;
const isBody = (text: string): text is Body => bodies.some((known) => known === text);
const isFinish = (text: string): text is Finish => finishes.some((known) => known === text);
if (!isBody(body) || !isFinish(finish)) {
  process.stderr.write('Usage: node scripts/draw-content-images.ts <body> <finish> [name]\n');
  process.exit(2);
}
await mkdir(FOLDER, { recursive: true });
for (const view of ['card', 'full'] as const)
  await writeFile(join(FOLDER, `${name}.${view}.svg`), drawInstrument({ body, finish, view }));
