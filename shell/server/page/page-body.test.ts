import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { PageBody } from './page-body.ts';

const html = `<p>${Array.from({ length: 3000 }, (_, index) => `A guitar at $${(index * 7919) % 5000}`).join('</p><p>')}</p>`;

describe('the body of a page', () => {
  it('is the same text in every encoding', async () => {
    const body = new PageBody(html);
    expect((await body.in('identity')).toString()).toBe(html);
    expect(brotliDecompressSync(await body.in('br')).toString()).toBe(html);
    expect(gunzipSync(await body.in('gzip')).toString()).toBe(html);
  });

  it('is compressed once, on demand', async () => {
    const body = new PageBody(html);
    expect(body.ready('br')).toBeUndefined();
    const [one, other] = await Promise.all([body.in('br'), body.in('br')]);
    expect(other).toBe(one);
    expect(body.ready('br')).toBe(one);
  });

  it('is compressed harder when it is cached, without changing its text', async () => {
    const body = new PageBody(html);
    const quick = await body.in('br');
    body.makeSmallest();
    while (body.ready('br') === quick) await new Promise((resolve) => setTimeout(resolve, 5));
    const smallest = await body.in('br');
    expect(smallest.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(smallest).toString()).toBe(html);
  });

  it('is compressed harder once it is asked for again, and keeps these bytes when the same page is rendered anew', async () => {
    const text = `${html}<p>asked for twice</p>`;
    const body = new PageBody(text);
    const quick = await body.in('br');
    expect(new PageBody(text).ready('br')).toBeUndefined();
    while (body.ready('br') === quick) await new Promise((resolve) => setTimeout(resolve, 5));
    const smallest = body.ready('br');
    expect(smallest?.length).toBeLessThan(quick.length);
    expect(new PageBody(text).ready('br')).toBe(smallest);
  });

  it('has its own ETag', () => {
    expect(new PageBody('a').etag).toBe(new PageBody('a').etag);
    expect(new PageBody('a').etag).not.toBe(new PageBody('b').etag);
  });
});
