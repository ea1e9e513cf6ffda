import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { toMoney } from '#api/platform/money.ts';
import { loadPhotographs } from '#api/modules/media/index.ts';
import { loadListingRows } from '#api/modules/selling/index.ts';
import { loadIntakes, readIntakes } from './intakes/read-intakes.ts';
import { receiveIntake } from './intakes/receive-intake.ts';
import { releaseHold } from './intakes/release-hold.ts';
import { showIdentity } from './intakes/show-identity.ts';
import { publishTerms, readCurrentTerms, readTerms } from './rules/deal-terms.ts';
import { readHoldRules, removeHoldRule, saveHoldRule } from './rules/hold-rules.ts';
import { readSerialLookup } from './serials/serial-lookup.ts';
import { tried } from './tried.ts';
import { addStolen, closeStolen, loadStolen, readStolen } from './serials/stolen-serials.ts';

const money = (cents: number | null) => (cents === null ? null : toMoney(cents));

export const resolvers = {
  Query: {
    holdRules: (_source, _args, { actor }) => readHoldRules(actor.db),
    dealTerms: (_source, _args, { actor }) => readCurrentTerms(actor.db),
    intakes: async (_source, filter, { actor: { db } }) => {
      const page = await readIntakes(db, filter);
      const rows = await loadIntakes(
        db,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => rows.get(id)) };
    },
    intake: async (_source, { id }, { actor: { db } }) =>
      isId(id) ? ((await loadIntakes(db, [id])).get(id) ?? null) : null,
    serialLookup: async (_source, { serial, brand }, { actor }) => {
      const { stolenLookAlikes: ids, ...lookup } = await readSerialLookup(
        actor,
        serial.slice(0, 100),
        (brand ?? '').slice(0, 100),
      );
      const alike = await loadStolen(actor.db, ids);
      return { ...lookup, stolenLookAlikes: [...alike.values()] };
    },
    stolenSerials: async (_source, filter, { actor: { db } }) => {
      const page = await readStolen(db, filter);
      const rows = await loadStolen(
        db,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => rows.get(id)) };
    },
  },
  HoldRule: { updatedAt: (rule) => rule.updated_at },
  DealTerms: {
    textEn: (terms) => terms.text_en,
    textFr: (terms) => terms.text_fr,
    publishedAt: (terms) => terms.created_at,
  },
  Intake: {
    listingId: (intake) => intake.listing_id,
    listing: async (intake, _args, { actor: { db } }) =>
      (await loadListingRows(db, [intake.listing_id])).get(intake.listing_id) ?? null,
    personName: (intake) => intake.person_name,
    personEmail: (intake) => intake.person_email,
    personPhone: (intake) => intake.person_phone,
    personAddress: (intake) => intake.person_address,
    idKind: (intake) => intake.id_kind,
    idEnding: (intake) => intake.id_ending,
    splitBasisPoints: (intake) => intake.split_basis_points,
    fee: (intake) => money(intake.fee_cents),
    termDays: (intake) => intake.term_days,
    paid: (intake) => money(intake.paid_cents),
    terms: (intake, _args, { actor }) => readTerms(actor.db, intake.deal, intake.terms_version),
    signedName: (intake) => intake.signed_name,
    signedLocale: (intake) => intake.signed_locale,
    signedAt: (intake) => intake.signed_at,
    holdDays: (intake) => intake.hold_days,
    holdSource: (intake) => intake.hold_source,
    holdUntil: (intake) => intake.hold_until,
    isOnHold: (intake) => intake.is_on_hold,
    watchNote: (intake) => intake.watch_note,
    receivedBy: (intake) => intake.received_by,
    receivedAt: (intake) => intake.created_at,
    releasedAt: (intake) => intake.released_at,
    releasedBy: (intake) => intake.released_by,
    releaseReason: (intake) => intake.release_reason,
    releaseImageId: async ({ release_photograph_id: id }, _args, { actor: { db } }) =>
      id === null ? null : ((await loadPhotographs(db, [id])).get(id)?.imageId ?? null),
  },
  Mutation: {
    intakeReceive: async (_source, { intake }, { actor, secret }) => {
      const signedLocale = intake.signedLocale === 'fr' ? 'fr' : 'en';
      const { value: id, answer } = await tried(() =>
        receiveIntake(actor, secret, {
          ...intake,
          signedLocale,
          paidFrom: intake.paidFrom === 'BANK' ? 'bank' : 'cash',
        }),
      );
      return { ...answer, intake: id === null ? null : ((await loadIntakes(actor.db, [id])).get(id) ?? null) };
    },
    intakeHoldRelease: async (_source, { id, ...given }, { actor }) => {
      const { answer } = await tried(() => releaseHold(actor, id, given));
      return { ...answer, intake: answer.success ? ((await loadIntakes(actor.db, [id])).get(id) ?? null) : null };
    },
    intakeIdentityShow: async (_source, { id, reason }, { actor, secrets }) => {
      const { value, answer } = await tried(() => showIdentity(actor, secrets, id, reason));
      return { ...answer, number: value };
    },
    holdRuleSave: async (_source, rule, { actor }) => (await tried(() => saveHoldRule(actor, rule))).answer,
    holdRuleRemove: async (_source, rule, { actor }) => (await tried(() => removeHoldRule(actor, rule))).answer,
    dealTermsPublish: async (_source, terms, { actor }) => (await tried(() => publishTerms(actor, terms))).answer,
    stolenSerialAdd: async (_source, given, { actor }) => (await tried(() => addStolen(actor, given))).answer,
    stolenSerialClose: async (_source, { id, reason }, { actor }) =>
      (await tried(() => closeStolen(actor, id, reason))).answer,
  },
} satisfies Resolvers;
