import { listingLimits } from '@headstock/contracts/listing-document';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import { takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { typeTitleOf } from '#api/modules/catalog/index.ts';
import { findListing, type OwnListing, saveListing } from '#api/modules/selling/index.ts';
import { type CheckedSentence, checkText, compareLanguages, type LanguageDifference } from './check-support.model.ts';
import type { Fact } from './fact.ts';
import { factsOf } from './facts.model.ts';
import { descriptionMessages } from './messages.ts';
import { describeByTemplates } from './templates.model.ts';
import { describeWithModel } from './write-with-model.ts';

/** Drafts that an account may ask of a language model in an hour. */
const DRAFTS = { name: 'description-draft', max: 60, seconds: 3_600 };
/** A description that took a model so long is written by templates. */
const MODEL_MS = 60_000;

/** What a draft needs beside the listing. */
export type DraftServices = Pick<Services, 'config' | 'log' | 'secret'>;

/** Both languages of a text with the facts behind them. */
export type CheckedDescription = LanguageDifference & {
  readonly en: readonly CheckedSentence[];
  readonly fr: readonly CheckedSentence[];
};

/** A text for a listing; `model` wrote it, null for templates. */
export type DraftedDescription = { readonly text: LocalText; readonly model: string | null };

async function requireListing(actor: ActorContext, id: string): Promise<OwnListing> {
  const listing = await findListing(actor.db, actor.principal, id);
  if (!listing) throw new DomainError('not-found', descriptionMessages(actor.locale).notFound);
  return listing;
}

async function readFacts(actor: ActorContext, { document }: OwnListing): Promise<Fact[]> {
  return factsOf(document, await typeTitleOf(actor.db, document.category, document.type));
}

/** A listing as the page of its description shows it: its draft's text, and the facts. Undefined for an unknown one. */
export async function readDescription(actor: ActorContext, id: string) {
  const listing = await findListing(actor.db, actor.principal, id);
  return listing && { listing, facts: await readFacts(actor, listing) };
}

const check = ({ en, fr }: LocalText, facts: readonly Fact[]): CheckedDescription => {
  const [english, french] = [checkText(en, facts, 'en'), checkText(fr, facts, 'fr')];
  return { en: english, fr: french, ...compareLanguages(english, french) };
};

/** Checks a text against the facts of a listing. Throws a DomainError `not-found`, or `too-long`. */
export async function checkDescription(actor: ActorContext, id: string, text: LocalText): Promise<CheckedDescription> {
  if (Math.max(text.en.length, text.fr.length) > listingLimits.description)
    throw new DomainError('too-long', descriptionMessages(actor.locale).tooLong);
  const listing = await requireListing(actor, id);
  return check(text, await readFacts(actor, listing));
}

/**
 * Drafts a description of a listing from its facts: by the configured language model, or by templates without one and where it fails.
 * Nothing is saved. Throws a DomainError `not-found`, `no-facts`, or `rate-limited`.
 */
export async function draftDescription(
  actor: ActorContext,
  { config, log, secret }: DraftServices,
  id: string,
): Promise<DraftedDescription> {
  const listing = await requireListing(actor, id);
  const facts = await readFacts(actor, listing);
  if (facts.length === 0) throw new DomainError('no-facts', descriptionMessages(actor.locale).noFacts);
  const model = config.assistant;
  if (model) {
    const room = await takeFromLimit(actor.db, secret, DRAFTS, requireAccountId(actor));
    if (!room.ok) throw tooManyError(room.retryAfter, actor.locale);
    try {
      const { text, ...used } = await describeWithModel(model, facts, AbortSignal.timeout(MODEL_MS));
      await recordAudit(actor.db, actorOf(actor), {
        action: 'listing.description-drafted',
        subjectKind: 'listing',
        subjectId: id,
        detail: { model: model.model, ...used },
      });
      return { text: { en: cleanText(text.en), fr: cleanText(text.fr) }, model: model.model };
    } catch (error) {
      log.warn({ err: describeError(error) }, 'The language model wrote no description; templates do');
    }
  }
  return { text: { en: describeByTemplates(facts, 'en'), fr: describeByTemplates(facts, 'fr') }, model: null };
}

const unbackedIn = (sentences: readonly CheckedSentence[]): number =>
  sentences.reduce((sum, { unbacked }) => sum + unbacked.length, 0);

/**
 * Saves a text as the description of a listing's draft, and writes down how much of it rests on no fact; what buyers see stays until
 * staff publish. `version` is the one that was read. Throws a DomainError `not-found`, `conflict`, `too-long`, or what a save refuses.
 */
export async function saveDescription(
  actor: ActorContext,
  { id, version, text }: { readonly id: string; readonly version: number; readonly text: LocalText },
): Promise<void> {
  const messages = descriptionMessages(actor.locale);
  const checked = await checkDescription(actor, id, text);
  const { document } = await requireListing(actor, id);
  const json = JSON.stringify({ ...document, description: { en: text.en.trim(), fr: text.fr.trim() } });
  const { isConflict } = await saveListing(actor, id, version, json);
  if (isConflict) throw new DomainError('conflict', messages.conflict);
  await recordAudit(actor.db, actorOf(actor), {
    action: 'listing.described',
    subjectKind: 'listing',
    subjectId: id,
    detail: {
      unbackedEn: unbackedIn(checked.en),
      unbackedFr: unbackedIn(checked.fr),
      onlyEn: checked.onlyEn.length,
      onlyFr: checked.onlyFr.length,
    },
  });
}
