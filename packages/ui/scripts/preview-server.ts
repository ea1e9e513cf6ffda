import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { renderStylesheet, fontFiles } from '@headstock/ui/stylesheet';
import { themeScript } from '@headstock/ui/theme';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Kitchen sink</title><script>${themeScript}</script>
${fontFiles.map(({ name }) => `<link rel="preload" href="/fonts/${name}" as="font" type="font/woff2" crossorigin>`).join('')}
<link rel="stylesheet" href="/global.css"><link rel="icon" href="data:,"></head><body><main id="main"></main><script type="module" src="/main.js"></script></body></html>`;

const blank =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><circle cx="2" cy="3.2" r="1.2" fill="#777"/></svg>';

async function answer(
  url: string,
  bundle: string,
  pictures: string | undefined,
): Promise<[type: string, body: string | Buffer]> {
  const name = path.basename(url);
  if (url === '/global.css') return ['text/css', renderStylesheet((font) => `/fonts/${font}`)];
  if (url.startsWith('/fonts/'))
    return ['font/woff2', await readFile(fontFiles.find((file) => file.name === name)?.path ?? '')];
  if (url.startsWith('/images/')) {
    const id = url.split('/')[2] ?? '';
    return pictures
      ? ['image/webp', await readFile(path.join(pictures, `p-${path.basename(id)}.webp`))]
      : ['image/svg+xml', blank];
  }
  if (name.endsWith('.js')) return ['text/javascript', await readFile(path.join(bundle, name))];
  return ['text/html; charset=utf-8', page];
}

/**
 * Serves a built preview on 127.0.0.1.
 * @param bundle folder of the bundle
 * @param port 0 for any free one
 * @param pictures folder with `p-{id}.webp`; a plain drawing stands in without it
 */
export function servePreview(bundle: string, port: number, pictures?: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://preview');
    answer(pathname, bundle, pictures).then(
      ([type, body]) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
