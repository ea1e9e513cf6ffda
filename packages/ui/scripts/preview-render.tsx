import type { ServerResponse } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createEmotionCache } from '@headstock/first-load/emotion-cache';
import { EmotionStream } from '@headstock/first-load/emotion-stream';
import { PreviewDocument } from './preview-app.tsx';

/** Streams the preview's document for a path into a response. */
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
      onShellReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        stream.pipe(new EmotionStream(cache)).pipe(response);
      },
      onShellError(error) {
        response.writeHead(500).end(String(error));
      },
    },
  );
}
