import { z } from 'zod';
import { isDay } from '#api/modules/accounting/journal/journal-days.ts';
import type { QuickBooksContext } from '#api/modules/accounting/quickbooks/quickbooks-context.ts';
import { ask } from './ask.ts';

const preferencesSchema = z.object({
  Preferences: z.object({
    AccountingInfoPrefs: z.object({ BookCloseDate: z.string().optional() }).optional(),
    TaxPrefs: z.object({ PartnerTaxEnabled: z.boolean().optional() }).optional(),
  }),
});
const companySchema = z.object({ CompanyInfo: z.object({ CompanyName: z.string().optional() }) });

/**
 * Reads name and preferences of the company, and closes our books as far as theirs are closed. Gives whether it computes sales tax, or null
 * when it does not answer.
 */
export async function readCompany(context: QuickBooksContext, realmId: string): Promise<boolean | null> {
  const company = await ask(context, { path: `companyinfo/${encodeURIComponent(realmId)}` });
  const answer = await ask(context, { path: 'preferences' });
  const preferences = answer.ok ? preferencesSchema.safeParse(answer.body) : undefined;
  if (!preferences?.success) return null;
  const { AccountingInfoPrefs: info, TaxPrefs: tax } = preferences.data.Preferences;
  const name = company.ok ? companySchema.safeParse(company.body).data?.CompanyInfo.CompanyName : undefined;
  const computesTax = tax?.PartnerTaxEnabled ?? false;
  await context.db
    .updateTable('quickbooks_connection')
    .set({ computes_tax: computesTax, checked_at: new Date(), ...(name && { company_name: name.slice(0, 200) }) })
    .where('id', '=', 'shop')
    .execute();
  const closed = info?.BookCloseDate;
  if (closed !== undefined && isDay(closed)) await takeClosedUntil(context, closed);
  return computesTax;
}

async function takeClosedUntil({ db }: QuickBooksContext, day: string): Promise<void> {
  await db
    .insertInto('accounting_settings')
    .values({ id: 'shop', closed_until: day })
    .onConflict((on) =>
      on
        .column('id')
        .doUpdateSet({ closed_until: day })
        .where((is) =>
          is.or([is('accounting_settings.closed_until', 'is', null), is('accounting_settings.closed_until', '<', day)]),
        ),
    )
    .execute();
}
