import type { RenderedPage } from '#shell/server/page/page-cache.ts';
import { PageBody } from '#shell/server/page/page-body.ts';
import { cutElement } from '@headstock/first-load/cut-element';
import type { Island } from './island-key.model.ts';
import { pickStyles } from '@headstock/first-load/pick-styles';

/** What `/__nuxt_island/{key}.json` answers. */
export interface IslandResponse {
  /** The key. */
  readonly id: string;
  /** The part as it stands in its page. */
  readonly html: string;
  /** What the part needs in the head of a document that has the shop's style sheet. */
  readonly head: { readonly link: readonly never[]; readonly style: readonly { readonly innerHTML: string }[] };
  readonly props: { readonly locale: string; readonly id?: string };
}

function answer(status: 200 | 404 | 503, contents: unknown): RenderedPage {
  const body = new PageBody(JSON.stringify(contents));
  if (status === 200) return { status, headers: { etag: body.etag }, body };
  return { status, headers: status === 503 ? { 'retry-after': '5', 'x-degraded': '1' } : {}, body };
}

/** The answer for a key that names no part, or a part that is not there. */
export const islandNotFound = (): RenderedPage => answer(404, { statusCode: 404, message: 'There is no such part.' });

/** The part of a rendered page, as it is sent. */
export async function islandResponse({ key, locale, id, opening }: Island, page: RenderedPage): Promise<RenderedPage> {
  if (page.headers['x-degraded'] !== undefined || page.status >= 500)
    return answer(503, { statusCode: 503, message: 'This part of the shop is not available just now.' });
  const text = page.status === 200 ? ((await page.body?.in('identity'))?.toString() ?? '') : '';
  const html = cutElement(text, opening);
  if (html === null) return islandNotFound();
  const css = pickStyles(text, html);
  const contents: IslandResponse = {
    id: key,
    html,
    head: { link: [], style: css === '' ? [] : [{ innerHTML: css }] },
    props: { locale, ...(id === null ? {} : { id }) },
  };
  return answer(200, contents);
}
