import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Services } from '#api/platform/services.ts';
import {
  type FormSubmissionRow,
  isAppraisal,
  lockForm,
  readPicture,
  type SeenForm,
  takeFormStep,
} from '#api/modules/content/index.ts';
import { findConsignor } from '#api/modules/intake/index.ts';
import { type PhotographSource, storePhotograph } from '#api/modules/media/index.ts';
import { draftForSeller } from '#api/modules/selling/index.ts';
import { documentOf, instrumentOf } from './instrument.model.ts';
import { appraisalMessages } from './messages.ts';
import type { AppraisalRow } from './tables.ts';

type Store = Pick<Services, 'db' | 'storage' | 'images'>;

/** The pictures of a form as photographs of whoever works on it; the same again for pictures that were taken over before. */
async function takePictures(store: Store, actor: ActorContext, formId: string): Promise<PhotographSource[]> {
  const pictures = await store.db
    .selectFrom('form_pictures')
    .select('id')
    .where('submission_id', '=', formId)
    .orderBy('position')
    .execute();
  const folder = await mkdtemp(join(tmpdir(), 'headstock-appraisal-'));
  try {
    const taken: PhotographSource[] = [];
    for (const [position, { id }] of pictures.entries()) {
      const bytes = await readPicture(store, id);
      if (!bytes) continue;
      const file = join(folder, `${position}.jpg`);
      await writeFile(file, bytes);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const photograph = await storePhotograph(store, actor, { file, hash });
      if (photograph === 'busy') throw new DomainError('busy', appraisalMessages(actor.locale).busy);
      // A damaged picture does not keep the others back: it stays in the form.
      if (typeof photograph === 'object') taken.push(photograph);
    }
    return taken;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws a DomainError unless the owner was told a price, has not declined it, and nothing was drafted yet. */
async function findEstimate(
  trx: Tx,
  { locale }: Pick<ActorContext, 'locale'>,
  { id, state }: FormSubmissionRow,
): Promise<AppraisalRow> {
  const messages = appraisalMessages(locale);
  const row = await trx.selectFrom('appraisals').selectAll().where('submission_id', '=', id).executeTakeFirst();
  if (row?.listing_id) throw new DomainError('consigned', messages.consigned);
  if (!row || state === 'NEW') throw new DomainError('not-answered', messages.notAnswered);
  if (state !== 'ANSWERED' && state !== 'ACCEPTED') throw new DomainError('no-way', messages.noLonger);
  return row;
}

/**
 * Begins the listing of an instrument that its owner gives into consignment after an appraisal: a draft of the owner's account with the
 * facts and pictures of the form and the price of the estimate, so that the bench goes on with it. The appraisal is accepted by that. Gives
 * the listing's id. Throws a DomainError: `not-found`, `stale`, `not-answered`, `no-way`, `consigned`, `busy`; and `email`, `no-account`,
 * `not-seller`, `own-shop` where the sender cannot consign.
 */
export async function consignAppraisal(store: Store, actor: ActorContext, seen: SeenForm): Promise<string> {
  // What can be refused is refused before pictures are made anew, which takes seconds.
  await tx(actor.db, async (trx) => {
    const form = await lockForm(trx, actor, seen, isAppraisal);
    await findEstimate(trx, actor, form);
    await findConsignor(trx, actor, form.answers['email'] ?? '');
  });
  const photographs = await takePictures(store, actor, seen.id);
  return tx(actor.db, async (trx) => {
    const form = await lockForm(trx, actor, seen, isAppraisal);
    const { estimate_cents: priceCents } = await findEstimate(trx, actor, form);
    const sellerId = await findConsignor(trx, actor, form.answers['email'] ?? '');
    const document = documentOf(instrumentOf(form.answers), priceCents, photographs);
    const listingId = await draftForSeller(trx, actor, sellerId, JSON.stringify(document));
    await trx
      .updateTable('appraisals')
      .set({ listing_id: listingId, photograph_ids: photographs.map(({ id }) => id) })
      .where('submission_id', '=', form.id)
      .execute();
    await takeFormStep(trx, actor, form, { state: 'ACCEPTED', subject: null, body: null });
    await recordAudit(trx, actorOf(actor), {
      action: 'appraisal.consign',
      subjectKind: 'form',
      subjectId: form.id,
      detail: { listingId, sellerId, photographs: photographs.length },
    });
    return listingId;
  });
}
