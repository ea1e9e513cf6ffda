import { describe, expect, it } from '@jest/globals';
import { PageBody } from '../page/page-body.ts';
import type { RenderedPage } from '../page/page-cache.ts';
import { cutElement } from '@headstock/first-load/cut-element';
import { islandResponse } from './island-response.ts';
import { readIslandKey, type Island } from './island-key.model.ts';
import { pickStyles } from '@headstock/first-load/pick-styles';

const known = (key: string): Island => {
  const island = readIslandKey(key);
  if (!island) throw new Error(`${key} is none`);
  return island;
};

describe('the key of an island', () => {
  it('names the page that holds the island', () => {
    expect(known('footer_en')).toMatchObject({ name: 'footer', locale: 'en', id: null, page: '/' });
    expect(known('latest-arrivals_fr').page).toBe('/fr');
    expect(known('product-record_fr_0123456789abc').page).toBe('/fr/shop/item/0123456789abc');
    expect(known('similar-items_en_0123456789abc').id).toBe('0123456789abc');
  });

  it.each([
    '',
    'footer',
    'Footer_en',
    'footer_de',
    'footer_en_0123456789abc',
    'product-record_en',
    'product-record_en_1',
    'product-record_en_0123456789abcd',
    'product-record_en_0123456789ABC',
    'constructor_en',
    'to-string_en',
    '../footer_en',
    'footer_en\n',
    `${'a'.repeat(5000)}_en`,
  ])('is invalid: %j', (key) => expect(readIslandKey(key)).toBeNull());
});

describe('the element of an island', () => {
  const html =
    '<main><div id="a"><div>1<!-- <div> --></div><script>"<div>"</script></div><divider></divider></main><div id="b">2</div>';

  it('ends at its own closing tag', () => {
    expect(cutElement(html, /<div id="a"/)).toBe(
      '<div id="a"><div>1<!-- <div> --></div><script>"<div>"</script></div>',
    );
    expect(cutElement(html, /<div id="b"/)).toBe('<div id="b">2</div>');
  });

  it('is null where it is missing or not closed', () => {
    expect(cutElement(html, /<section/)).toBeNull();
    expect(cutElement('<div><div></div>', /<div/)).toBeNull();
  });
});

describe('the styles of an island', () => {
  const rules = [
    '.hs-a{color:red;}',
    '.hs-ab{color:blue;}',
    '@media (min-width:10px){.hs-a>b{animation:move 1s;}}',
    '.hs-c::before{content:"}";}',
    '.hs-b .x{margin:0;}',
  ].join('');
  const page = `<style data-emotion="hs-global">@keyframes move{50%{opacity:0;}}@keyframes other{50%{opacity:0;}}</style><style>.hs-a{}</style><style data-emotion="hs">${rules}</style>`;

  it('are the rules of its classes and their keyframes, in the order of the page', () => {
    expect(pickStyles(page, '<p class="x hs-a"></p><i class="hs-c"></i>')).toBe(
      '@keyframes move{50%{opacity:0;}}.hs-a{color:red;}@media (min-width:10px){.hs-a>b{animation:move 1s;}}.hs-c::before{content:"}";}',
    );
  });

  it('are empty for an island without components', () => expect(pickStyles(page, '<p class="x"></p>')).toBe(''));
});

describe('the answer', () => {
  const footer = '<footer class="hs-a">F</footer>';
  const page = (status: number, headers: Record<string, string> = {}, html = footer): RenderedPage => ({
    status,
    headers,
    body: new PageBody(`<html><style data-emotion="hs">.hs-a{top:0;}</style><body>${html}</body></html>`),
  });
  const read = async ({ body }: RenderedPage): Promise<unknown> => JSON.parse(String(await body?.in('identity')));

  it('holds the island’s HTML as in its page, with its dependencies', async () => {
    const answer = await islandResponse(known('footer_en'), page(200));
    expect(answer.status).toBe(200);
    expect(answer.headers['etag']).toMatch(/^W\/"/);
    expect(await read(answer)).toEqual({
      id: 'footer_en',
      html: footer,
      head: { link: [], style: [{ innerHTML: '.hs-a{top:0;}' }] },
      props: { locale: 'en' },
    });
  });

  it('is 404 where the page is missing or has no such island, and 503 while a remote is down', async () => {
    expect((await islandResponse(known('footer_en'), page(404))).status).toBe(404);
    expect((await islandResponse(known('similar-items_en_0123456789abc'), page(200))).status).toBe(404);
    const away = await islandResponse(known('footer_en'), page(200, { 'x-degraded': '1' }));
    expect(away.status).toBe(503);
    expect(away.headers).toMatchObject({ 'retry-after': '5', 'x-degraded': '1' });
  });
});
