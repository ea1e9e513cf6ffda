import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontFiles, renderStylesheet } from '@headstock/ui/stylesheet';

type Render = (path: string, fonts: readonly string[], response: ServerResponse) => void;

const blank =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><circle cx="2" cy="3.2" r="1.2" fill="gray"/></svg>';
const fonts = fontFiles.map(({ name }) => `/fonts/${name}`);

/** The file that a path asks for, or undefined where the path is a page. */
async function readAsset(
  url: string,
  bundle: string,
  pictures: string | undefined,
): Promise<[type: string, body: string | Buffer] | undefined> {
  const name = path.basename(url);
  const font = fontFiles.find((file) => file.name === name);
  if (font) return ['font/woff2', await readFile(font.path)];
  if (url === '/global.css') return ['text/css', renderStylesheet((file) => `/fonts/${file}`)];
  if (name.endsWith('.js')) return ['text/javascript', await readFile(path.join(bundle, 'browser', name))];
  if (!url.startsWith('/images/')) return undefined;
  const id = path.basename(path.dirname(url));
  return pictures ? ['image/webp', await readFile(path.join(pictures, `p-${id}.webp`))] : ['image/svg+xml', blank];
}

/**
 * Serves a built preview on 127.0.0.1, rendered on the server and hydrated in the browser.
 * @param bundle folder of the two bundles
 * @param port 0 for any free one
 * @param pictures folder with `p-{id}.webp`; a plain drawing stands in without it
 */
export function servePreview(bundle: string, port: number, pictures?: string): Promise<Server> {
  const { renderPreview }: { renderPreview: Render } = createRequire(import.meta.url)(
    path.join(bundle, 'server', 'main.cjs'),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://preview');
    readAsset(pathname, bundle, pictures).then(
      (asset) => {
        if (asset) response.writeHead(200, { 'content-type': asset[0] }).end(asset[1]);
        else renderPreview(request.url ?? '/', fonts, response);
      },
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
