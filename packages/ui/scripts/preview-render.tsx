import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createEmotionCache } from '@headstock/first-load/emotion-cache';
import { insertStyles } from '@headstock/first-load/insert-styles';
import { PreviewDocument } from './preview-app.tsx';

/** Sends the preview's document for a path. */
export function renderPreview(path: string, fonts: readonly string[], response: ServerResponse): void {
  const cache = createEmotionCache();
  const stream = renderToPipeableStream(
    <PreviewDocument
      cache={cache}
      fonts={fonts}
      route={(content) => <StaticRouter location={path}>{content}</StaticRouter>}
    />,
    {
      bootstrapScripts: ['/main.js'],
      onAllReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        void text(stream.pipe(new PassThrough())).then((html) => response.end(insertStyles(html, cache)));
      },
      onShellError(error) {
        response.writeHead(500).end(String(error));
      },
    },
  );
}
