import { Writable } from 'node:stream';
import { PagePartsProvider } from '@headstock/first-load/cached-markup';
import { createEmotionCache } from '@headstock/first-load/emotion-cache';
import { insertStyles } from '@headstock/first-load/insert-styles';
import type { DeferredScripts } from '@headstock/first-load/defer-scripts';
import { PageMarkup } from '@headstock/first-load/page-markup';
import { isOff } from '@headstock/first-load/switches';
import { emit } from '@headstock/event-bus';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type createStaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { BootstrapData } from '#shell/app/bootstrap-data.ts';
import { Document } from '#shell/app/document.tsx';
import { SeoHeadLinks } from '../seo/head-links.tsx';
import type { PageRequest, PageServices } from './page-request.ts';

declare const __STYLESHEET__: string;
declare const __FONTS__: readonly string[];
/** The text of the functions that every document carries inline. */
declare const __INLINE_SCRIPTS__: Readonly<Record<'deferScripts' | 'notePrintAddress' | 'replayInput', string>>;

const renderTimeout = 10_000;
/** How long scripts wait for the high-priority images, in ms: as long as these take on a slow connection. */
const deferralTimeout = 1200;

export interface HtmlOptions {
  readonly request: PageRequest;
  readonly services: PageServices;
  readonly bootstrap: BootstrapData;
  readonly context: StaticHandlerContext;
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly preloads: readonly string[];
}

/** Renders a page to one HTML document. Throws the first error of the rendering. */
export async function renderHtml({
  request,
  services,
  bootstrap,
  context,
  handler,
  preloads,
}: HtmlOptions): Promise<string> {
  const store = createStore();
  if (bootstrap.session) emit(store, 'session/changed', bootstrap.session);
  const cache = createEmotionCache();
  const parts = new PageMarkup(cache);
  const router = createStaticRouter(handler.dataRoutes, context);
  function Hints(): ReactNode {
    return (
      <>
        {/* Elements, which React writes after the main picture; what `preload` of react-dom asks for goes before it. */}
        {__FONTS__.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <SeoHeadLinks locale={request.locale} />
      </>
    );
  }
  const loader = (): Promise<never> => Promise.reject(new Error('widgets are loaded in the browser only'));
  const head = { nonce: request.nonce, stylesheet: __STYLESHEET__ };
  const tree = (
    <PagePartsProvider value={isOff('markup-cache') ? null : parts}>
      <Document
        bootstrap={bootstrap}
        messages={request.messages}
        cache={cache}
        store={store}
        client={request.client}
        loader={loader}
        head={head}
      >
        <Hints />
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    </PagePartsProvider>
  );
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const stream = renderToPipeableStream(tree, {
      nonce: request.nonce,
      // The page is sent whole, so no part of it may be left for a script to move into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      bootstrapScriptContent: inlineScript(bootstrap, { run: services.scripts.run, preload: preloads }),
      onAllReady() {
        clearTimeout(timer);
        if (failure) return reject(failure);
        resolve(textOf(stream).then((html) => insertStyles(parts.complete(html), cache)));
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(toError(error));
      },
      onError: (error) => {
        failure ??= toError(error);
      },
    });
    const timer = setTimeout(() => stream.abort(new Error('rendering took too long')), renderTimeout);
  });
}

/** All that a finished stream holds: decoded at once, which takes a third of the time that it takes piece by piece. */
function textOf(stream: PipeableStream): Promise<string> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const writer = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    writer.on('error', reject);
    stream.pipe(writer);
  });
}

/** The document's one inline script: the page's data, and the functions that run before its code. */
function inlineScript(bootstrap: BootstrapData, { run, preload: imports }: PageServices['scripts']): string {
  const scripts: DeferredScripts = {
    run,
    preload: isOff('chunk-preloading') ? [] : imports,
    timeout: isOff('deferral') ? 0 : deferralTimeout,
  };
  return [
    `window.__BOOTSTRAP_DATA__=${escapeJson(bootstrap)}`,
    ...(isOff('input-replay') ? [] : [`(${__INLINE_SCRIPTS__.replayInput})()`]),
    `(${__INLINE_SCRIPTS__.notePrintAddress})()`,
    `(${__INLINE_SCRIPTS__.deferScripts})(${escapeJson(scripts)})`,
  ].join(';');
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error('a remote threw something other than an Error', { cause: thrown });
}

/** JSON that is safe inside a script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
