import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Network } from '#api/platform/remote-hosts/network.ts';
import { readLink } from '#api/platform/remote-hosts/read-link.ts';
import { loadOwnPhotographs, loadPhotographs } from '#api/modules/media/index.ts';
import { imageIdOf, type KnownPictures, type Picture } from '#api/modules/listing-imports/rows/photograph-links.ts';
import { isPassing } from './picture-fault.ts';

/** One import asks so often for a picture whose host fails. */
const MOST_TRIES = 2;

/** Which import asks, of which shop, and what it may reach. */
export type PictureContext = { readonly importId: string; readonly baseUrl: URL; readonly network: Network };

/** What an import knows of pictures: those of the shop by their own address, others by what was fetched for the seller before. */
export async function loadKnownPictures(
  actor: ActorContext,
  { importId, baseUrl, network }: PictureContext,
  links: readonly string[],
): Promise<KnownPictures> {
  if (links.length === 0) return new Map();
  const { db } = actor;
  const accountId = requireAccountId(actor);
  const urls = new Map(links.map((link) => [link, readLink(link, network)]));
  const hrefs = [...urls.values()].flatMap((url) => url?.href ?? []);
  const [own, fetched] = await Promise.all([
    loadOwnPhotographs(
      db,
      accountId,
      links.flatMap((link) => imageIdOf(link) ?? []),
    ),
    hrefs.length === 0
      ? []
      : db
          .selectFrom('listing_import_pictures')
          .selectAll()
          .where('seller_account_id', '=', accountId)
          .where('link', 'in', hrefs)
          .execute(),
  ]);
  const photographs = await loadPhotographs(
    db,
    fetched.flatMap(({ photograph_id: id }) => id ?? []),
  );
  const byHref = new Map(fetched.map((row) => [row.link, row]));
  return new Map(
    links.map((link): [string, Picture] => {
      const ofShop = own.get(imageIdOf(link) ?? '');
      if (ofShop) return [link, { kind: 'photograph', id: ofShop.id, imageId: ofShop.imageId }];
      const url = urls.get(link) ?? null;
      if (URL.parse(link)?.host === baseUrl.host) return [link, { kind: 'fault', fault: 'own' }];
      if (!url) return [link, { kind: 'fault', fault: 'address' }];
      const row = byHref.get(url.href);
      const photograph = photographs.get(row?.photograph_id ?? '');
      if (photograph?.accountId === accountId)
        return [link, { kind: 'photograph', id: photograph.id, imageId: photograph.imageId }];
      const { fault = null } = row ?? {};
      const isTried = row?.import_id === importId && (!isPassing(fault ?? 'gone') || row.tries >= MOST_TRIES);
      return [link, fault !== null && isTried ? { kind: 'fault', fault } : { kind: 'waiting', url }];
    }),
  );
}
