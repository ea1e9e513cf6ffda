import { describe, expect, it } from '@jest/globals';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { PassThrough, Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Suspense, use } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { createEmotionCache } from './emotion-cache.ts';
import { EmotionStream, insertStyles } from './emotion-stream.ts';

const Early = styled.p`
  display: flex;
  content: 'early $& $1';
`;
const Late = styled.p`
  content: 'late';
`;

function Awaited({ until }: { until: Promise<string> }) {
  return <Late>{use(until)}</Late>;
}

interface Reading {
  readonly nonce?: string;
  /** Is called when the first part of the page has come. */
  readonly onFirst?: () => void;
}

async function render(until: Promise<string>, { nonce, onFirst }: Reading = {}): Promise<string[]> {
  const cache = createEmotionCache(nonce);
  const chunks: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (chunks.push(chunk.toString()) === 1) onFirst?.();
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <CacheProvider value={cache}>
        <html lang="en">
          <head>
            <title>t</title>
          </head>
          <body>
            <Early>one</Early>
            <Early>two</Early>
            <Suspense fallback={<i>wait</i>}>
              <Awaited until={until} />
            </Suspense>
          </body>
        </html>
      </CacheProvider>,
      {
        onShellReady() {
          pipeline(stream.pipe(new EmotionStream(cache)), sink).then(resolve, reject);
        },
        onError: reject,
      },
    );
  });
  return chunks;
}

describe('EmotionStream', () => {
  it('puts the first rules before </head> and sends each rule once', async () => {
    const html = (await render(Promise.resolve('now'))).join('');
    const style = html.indexOf('<style data-emotion="hs"');
    expect(style).toBeGreaterThan(0);
    expect(style).toBeLessThan(html.indexOf('</head>'));
    expect(html.match(/early/g)).toHaveLength(1);
    expect(html).toContain("content:'early $& $1'");
    expect(html).not.toContain('-webkit-');
  });

  it('sends what a late boundary needs before that boundary, and not before', async () => {
    const late = Promise.withResolvers<string>();
    const chunks = await render(late.promise, { onFirst: () => late.resolve('then') });
    const first = chunks[0] ?? '';
    const rest = chunks.slice(1).join('');
    expect(first).toContain('wait');
    expect(first).not.toContain("content:'late'");
    expect(rest).not.toContain('early');
    expect(rest.indexOf("content:'late'")).toBeGreaterThanOrEqual(0);
    expect(rest.indexOf("content:'late'")).toBeLessThan(rest.indexOf('then'));
  });

  it('gives its styles the nonce', async () => {
    expect((await render(Promise.resolve('now'), { nonce: 'abc' })).join('')).toContain('nonce="abc"');
  });

  it('never splits a character that comes in two chunks', async () => {
    const bytes = Buffer.from('<head></head>é');
    const stream = new EmotionStream(createEmotionCache());
    const out = new PassThrough();
    stream.pipe(out);
    stream.write(bytes.subarray(0, -1));
    stream.end(bytes.subarray(-1));
    expect((await out.toArray()).join('')).toBe('<head></head>é');
  });

  it('holds its writer back while nobody reads, and loses nothing', async () => {
    const stream = new EmotionStream(createEmotionCache());
    let taken = 0;
    const source = Readable.from(
      (function* () {
        for (let at = 0; at < 400; at += 1) {
          taken += 1;
          yield Buffer.alloc(4096, 97);
        }
      })(),
    );
    const slow = new PassThrough({ highWaterMark: 1024 });
    const done = pipeline(source, stream, slow);
    await wait(50);
    expect(taken).toBeLessThan(200);
    const all: Buffer[] = await slow.toArray();
    await done;
    expect(Buffer.concat(all).length).toBe(400 * 4096);
  });

  it('stops without an error when the reader goes away', async () => {
    const stream = new EmotionStream(createEmotionCache());
    stream.write('<head>');
    stream.destroy();
    await wait(10);
    expect(stream.destroyed).toBe(true);
  });
});

describe('insertStyles', () => {
  it('gives a whole document what the stream gives it', async () => {
    const page = (
      <html lang="en">
        <head>
          <title>t</title>
        </head>
        <body>
          <Early>one</Early>
          <Late>two</Late>
        </body>
      </html>
    );
    const cache = createEmotionCache();
    const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
    const stream = new EmotionStream(cache);
    stream.end(html);
    expect(insertStyles(html, cache)).toBe((await stream.toArray()).join(''));
    expect(insertStyles(html, cache)).toContain("content:'late'");
  });
});
