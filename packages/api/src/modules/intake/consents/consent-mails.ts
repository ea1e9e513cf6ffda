import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { notify } from '#api/modules/messaging/index.ts';
import type { Links } from './links.ts';
import { consentKeyOf } from './consent-key.ts';
import { consentFacts, type ConsentNotice, consentTemplates } from './consent-mail-templates.ts';
import type { ConsentView } from './read-consents.ts';

/** The words of a notice, and where its link leads. */
async function copyOf(trx: Tx, notice: ConsentNotice, request: ConsentView, locale: Locale, path: string) {
  const template = consentTemplates[notice];
  const values: Readonly<Record<string, string>> = consentFacts(request, locale);
  const { subject, paragraphs, link = '' } = await mailText(trx, template, locale, values);
  return { subject, paragraphs, link: { label: link, path } };
}

const pageOf = ({ id }: ConsentView): string => `/consents/${id}`;

/** Asks the consignor by mail, with a link that needs no account, and in their list. What staff writes stands below the question. */
export async function tellConsignorAsked(trx: Tx, request: ConsentView, { config, secret }: Links): Promise<void> {
  await notify(
    trx,
    {
      event: 'listing.consentAsked',
      role: 'seller',
      cause: `consent:${request.id}:asked`,
      accountId: request.account_id,
      key: consentKeyOf(secret, request),
      copy: async (locale) => {
        const notice = request.kind === 'PRICE' ? 'price' : 'offer';
        const copy = await copyOf(trx, notice, request, locale, pageOf(request));
        return request.note === null ? copy : { ...copy, paragraphs: [...copy.paragraphs, request.note] };
      },
    },
    config.publicUrl,
  );
}

/** Confirms an answer to the consignor, and tells whoever asked. */
export async function tellAnswered(trx: Tx, request: ConsentView, baseUrl: URL): Promise<void> {
  const isAgreed = request.state === 'AGREED';
  await notify(
    trx,
    {
      event: 'listing.consentAnswered',
      role: 'seller',
      cause: `consent:${request.id}:answered`,
      accountId: request.account_id,
      isOwnAct: true,
      copy: (locale) => copyOf(trx, isAgreed ? 'agreed' : 'declined', request, locale, pageOf(request)),
    },
    baseUrl,
  );
  await notify(
    trx,
    {
      event: 'listing.consentAnswered',
      role: 'staff',
      cause: `consent:${request.id}:answered:staff`,
      accountId: request.asked_by_account_id,
      copy: (locale) =>
        copyOf(
          trx,
          isAgreed ? 'staffAgreed' : 'staffDeclined',
          request,
          locale,
          `/admin/listings/${request.listing_id}`,
        ),
    },
    baseUrl,
  );
}
