import { idAt, toJson, type Tx } from '@headstock/api/seeding';
import { accounts } from '#demo-data/catalogue/index.ts';

const HOUR_MS = 3_600_000;

const emailOf = (key: string): string => accounts.find((account) => account.key === key)?.email ?? '';

/** What visitors of the demo shop sent, and what staff answered; the oldest first. */
const forms = [
  {
    hoursAgo: 120,
    type: 'contact',
    reference: 'C-7M2K9QX',
    locale: 'en',
    answers: {
      name: 'Della Prewitt',
      email: 'della.prewitt@example.com',
      topic: 'visit',
      message: 'We drive through Nashville on Saturday with three tenor players. May we come before you open?',
    },
    answer: {
      subject: 'Re: C-7M2K9QX',
      body: 'Come at half past nine and knock. The coffee is on.\n\nThe tenors hang by the window.',
    },
  },
  {
    hoursAgo: 53,
    type: 'appraisal',
    reference: 'A-4H8T1WN',
    locale: 'en',
    answers: {
      name: 'Walt Brennerman',
      email: emailOf('private'),
      phone: '+1 615 555 0142',
      brand: 'Fender',
      model: 'Stratocaster',
      year: 'c. 1962',
      condition: 'very-good',
      serial: 'L12345',
      purpose: 'sale',
      story: 'My aunt bought it new in Memphis and played it in church until 1988. The case is the first one.',
    },
    answer: null,
  },
  {
    hoursAgo: 29,
    type: 'consign',
    reference: 'S-9P3D6FV',
    locale: 'fr',
    answers: {
      name: 'Jean-Baptiste Lefèvre',
      email: 'jb.lefevre@example.com',
      deal: 'consign',
      brand: 'Gibson',
      model: 'Les Paul Standard',
      year: '1959 ?',
      condition: 'excellent',
      askingPrice: '240000',
      handover: 'pick-up',
      story: 'Achetée à Paris en 1971, une seule main depuis.',
    },
    answer: null,
  },
  {
    hoursAgo: 8,
    type: 'repair',
    reference: 'R-2V5X8JC',
    locale: 'en',
    answers: {
      name: 'Ruth Okafor',
      email: 'ruth.okafor@example.com',
      brand: 'Martin',
      model: '000-18',
      year: '1951',
      handover: 'bring',
      wrong: 'The bridge lifts at the bass side, about the thickness of a card.',
    },
    answer: null,
  },
] as const;

/** Writes the forms of the demo shop, with the answers of its oldest administrator. */
export async function seedForms(trx: Tx, now: Date): Promise<void> {
  const staff = await trx
    .selectFrom('accounts')
    .select('id')
    .where('is_admin', '=', true)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const [index, { hoursAgo, type, reference, locale, answers, answer }] of forms.entries()) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const id = idAt(at, index);
    const state = answer ? 'ANSWERED' : 'NEW';
    await trx
      .insertInto('form_submissions')
      .values({
        id,
        type,
        reference,
        idempotency_key: `demo-${reference}`.padEnd(16, '-'),
        content_hash: reference,
        locale,
        answers: toJson(answers),
        created_at: at,
        state,
        version: answer ? 2 : 1,
      })
      .execute();
    if (!answer) continue;
    const answeredAt = new Date(at.getTime() + HOUR_MS);
    const step = { id: idAt(answeredAt, index), submission_id: id, state, staff_account_id: staff.id } as const;
    await trx
      .insertInto('form_steps')
      .values({ ...step, ...answer, created_at: answeredAt })
      .execute();
  }
}
