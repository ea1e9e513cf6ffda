import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listingLimits } from '@headstock/contracts/listing-document';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { fetchPicture } from '#api/platform/remote-pictures/fetch-picture.ts';
import { HostPace } from '#api/platform/remote-pictures/host-pace.ts';
import { type Network, publicNetwork } from '#api/platform/remote-hosts/network.ts';
import type { Services } from '#api/platform/services.ts';
import { storePhotograph } from '#api/modules/media/index.ts';
import { type FileColumns, pictureCells } from '#api/modules/listing-imports/rows/product.ts';
import { linksOf } from '#api/modules/listing-imports/rows/photograph-links.ts';
import { loadKnownPictures } from './known-pictures.ts';
import type { PictureFault } from './picture-fault.ts';

/** So many pictures are fetched for one import. */
export const MOST_PICTURES = 3_000;

/** How pictures are fetched: over which network, and at which pace. */
export type PictureSource = { readonly network: Network; readonly pace: HostPace };

/** The internet, at one pace for all imports of this process. */
export const internet: PictureSource = { network: publicNetwork, pace: new HostPace() };

type Store = Pick<Services, 'db' | 'storage' | 'config' | 'images'>;

/** The product whose pictures are wanted, and until when there is time for them. */
export type Wanted = {
  readonly actor: ActorContext;
  readonly importId: string;
  readonly columns: FileColumns;
  readonly position: number;
  readonly until: number;
};

async function linksOfProduct({ actor, importId, columns, position }: Wanted): Promise<string[]> {
  if (!columns.mapping.includes('photograph')) return [];
  const row = await actor.db
    .selectFrom('listing_import_products')
    .select('records')
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .where('outcome', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst();
  const cells = row ? pictureCells({ columns, records: row.records }) : undefined;
  return linksOf(cells ?? []).slice(0, listingLimits.photographs);
}

async function hasRoom({ actor, importId }: Wanted): Promise<boolean> {
  const { count } = await actor.db
    .selectFrom('listing_import_pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return count < MOST_PICTURES;
}

/** Fetches one picture and makes it a photograph of the seller, as if it had been sent; `busy`: there is no room for it now. */
async function take(
  store: Store,
  { network, pace }: PictureSource,
  actor: ActorContext,
  url: URL,
): Promise<{ readonly id: string } | PictureFault | 'busy'> {
  if (pace.isResting(url.host)) return 'unreachable';
  await pace.wait(url.host);
  const incoming = join(store.config.dataFolder, 'incoming-photographs');
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, 'fetched-'));
  try {
    const file = join(folder, 'fetched');
    const fetched = await fetchPicture(url.href, file, network);
    pace.note(url.host, !fetched.ok && (fetched.fault === 'unreachable' || fetched.fault === 'timeout'));
    return fetched.ok ? await storePhotograph(store, actor, { file, hash: fetched.hash }) : fetched.fault;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function note({ actor, importId }: Wanted, link: string, taken: { readonly id: string } | PictureFault) {
  const isFault = typeof taken === 'string';
  const values = { photograph_id: isFault ? null : taken.id, fault: isFault ? taken : null, import_id: importId };
  await actor.db
    .insertInto('listing_import_pictures')
    .values({ seller_account_id: requireAccountId(actor), link, tries: 1, ...values })
    .onConflict((on) =>
      on.columns(['seller_account_id', 'link']).doUpdateSet((eb) => ({
        ...values,
        fetched_at: new Date(),
        tries: eb
          .case()
          .when('listing_import_pictures.import_id', '=', importId)
          .then(eb('listing_import_pictures.tries', '+', 1))
          .else(1)
          .end(),
      })),
    )
    .execute();
}

/**
 * Fetches what is missing of a product's pictures, in their order, each noted as soon as it is there. Gives false where time is up or the
 * shop has no room for photographs now: another turn goes on with the rest.
 */
export async function fetchPictures(store: Store, source: PictureSource, wanted: Wanted): Promise<boolean> {
  const links = await linksOfProduct(wanted);
  const context = { importId: wanted.importId, baseUrl: store.config.publicUrl, network: source.network };
  const known = await loadKnownPictures(wanted.actor, context, links);
  for (const picture of known.values()) {
    if (picture.kind !== 'waiting') continue;
    if (Date.now() > wanted.until) return false;
    const taken = (await hasRoom(wanted)) ? await take(store, source, wanted.actor, picture.url) : 'too-many';
    if (taken === 'busy') return false;
    await note(wanted, picture.url.href, taken);
  }
  return [...known.values()].every(({ kind }) => kind !== 'waiting') || fetchPictures(store, source, wanted);
}
