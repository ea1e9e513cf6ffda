import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { defineMail, type MailTemplate } from '#api/platform/mail/mail-template.ts';
import { appraisalMessages } from './messages.ts';

/** Instrument and range of the newest estimate. */
async function newestEstimate(db: Db, locale: Locale) {
  const row = await db
    .selectFrom('appraisals')
    .innerJoin('form_submissions', 'form_submissions.id', 'appraisals.submission_id')
    .select(['answers', 'low_cents', 'estimate_cents', 'high_cents'])
    .orderBy('estimated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return {};
  const { answers, low_cents: low, estimate_cents: estimate, high_cents: high } = row;
  return {
    instrument: `${answers['brand'] ?? ''} ${answers['model'] ?? ''}`.trim(),
    low: formatMoney(low, locale, 'short'),
    estimate: formatMoney(estimate, locale, 'short'),
    high: formatMoney(high, locale, 'short'),
  };
}

/** The mail with an estimate; what staff writes stands between its first paragraph and the others. */
export const estimateMail = defineMail({
  key: 'appraisal.estimate',
  group: 'forms',
  title: { en: 'Estimate, to the owner', fr: 'Estimation, au propriétaire' },
  placeholders: {
    instrument: { sample: { en: 'Gibson J-45', fr: 'Gibson J-45' }, isRequired: true },
    low: { sample: { en: '$3,000', fr: '3\u202f000\u00a0$' }, isRequired: true },
    estimate: { sample: { en: '$3,200', fr: '3\u202f200\u00a0$' } },
    high: { sample: { en: '$3,500', fr: '3\u202f500\u00a0$' }, isRequired: true },
  },
  text: (locale, value) => {
    const copy = appraisalMessages(locale);
    const worth = copy.worth(value('instrument'), value('low'), value('high'), value('estimate'));
    return { subject: copy.subject(value('instrument')), paragraphs: [worth, copy.caveat], link: copy.link };
  },
  findValues: newestEstimate,
});

/** As the list of texts has it. */
export const mailTemplates: readonly MailTemplate[] = [estimateMail];
