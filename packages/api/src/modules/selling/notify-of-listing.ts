import { formatDate } from '@headstock/contracts/dates';
import type { EventType } from '@headstock/contracts/event-types';
import { listingTitle } from '@headstock/contracts/listing-title';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { ListingDocument } from '@headstock/contracts/listing-document';
import type { Tx } from '#api/platform/db/database.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { notify } from '#api/modules/messaging/index.ts';
import { listingLink, type ListingNotice } from './listing-mail-copy.ts';
import { listingTemplate } from './listing-mail-templates.ts';

const events: Readonly<Record<ListingNotice, EventType>> = {
  described: 'listing.stepChanged',
  waiting: 'listing.stepChanged',
  changesAsked: 'listing.changesAsked',
  published: 'listing.published',
  resumed: 'listing.stepChanged',
  ended: 'listing.ended',
  paused: 'listing.stepChanged',
};

/** A listing, as far as somebody is told of it. `step` names what happened, so that it is told once. */
export type Told = {
  readonly id: string;
  readonly sellerId: string;
  readonly document: ListingDocument;
  readonly step: number;
  readonly reason?: string | null;
  readonly until?: Date | null;
};

/** Tells the seller of a listing, or of `waiting` everybody at the shop, what happened to it; in the transaction of the step. */
export async function notifyOfListing(trx: Tx, notice: ListingNotice, told: Told, baseUrl: URL): Promise<void> {
  const staff = trx.selectFrom('accounts').select('id').where('is_admin', '=', true).where('kind', '=', 'member');
  const readers = notice === 'waiting' ? (await staff.execute()).map(({ id }) => id) : [told.sellerId];
  for (const accountId of readers) {
    await notify(
      trx,
      {
        event: events[notice],
        role: notice === 'waiting' ? 'staff' : 'seller',
        cause: `listing:${told.id}:${told.step}:${notice}${notice === 'waiting' ? `:${accountId}` : ''}`,
        accountId,
        copy: async (locale) => {
          const text = await mailText(trx, listingTemplate(notice), locale, {
            title: listingTitle(told.document, locale),
            reason: told.reason ?? '',
            until: told.until ? formatDate(told.until, 'day', { locale, timeZone: storeProfile.timeZone }) : '',
          });
          const path = `/profile/selling/listings/${told.id}`;
          const { subject, paragraphs, link = listingLink[locale] } = text;
          return { subject, paragraphs, link: { label: link, path } };
        },
      },
      baseUrl,
    );
  }
}
