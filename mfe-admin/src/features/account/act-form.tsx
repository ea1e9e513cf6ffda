import { useFormSend } from '#mfe-admin/features/staff-action/use-form-send.ts';
import { actingStorageKey } from '@headstock/contracts/acting';
import { cartStorageKey } from '@headstock/contracts/cart';
import { authStorageKey } from '@headstock/contracts/session';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Form, FormRootError } from '@headstock/ui/form';
import { useSchemaForm } from '@headstock/ui/use-schema-form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { ReasonField } from './reason-field.tsx';
import { useReasonRefusal } from './use-reason-refusal.ts';
import { AdminImpersonationStartDocument } from './account.generated.ts';

const schema = (reasonRequired: string) =>
  z.object({ reason: z.string().check(z.trim(), z.minLength(1, reasonRequired)) });

/** Leads to the shop as the member sees it. What an earlier member left in this tab is forgotten, and other tabs hear of it. */
function openShop(locale: string): void {
  for (const key of [authStorageKey, cartStorageKey]) window.sessionStorage.removeItem(key);
  window.localStorage.setItem(actingStorageKey, String(Date.now()));
  window.location.assign(`${locale === 'fr' ? '/fr' : ''}/profile`);
}

/** Asks for the reason to act as a member, and begins. Renders a `<form>`. */
export function ActForm({ accountId }: { readonly accountId: string }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const client = useGraphQLClient();
  const form = useSchemaForm(schema(formatMessage({ id: 'account.reasonRequired' })), { reason: '' });
  const send = useFormSend(form);
  const showRefusal = useReasonRefusal(form);
  const begin = async ({ reason }: { readonly reason: string }): Promise<void> => {
    const variables = { accountId, reason };
    const answer = await send(
      async () => (await client.mutate(AdminImpersonationStartDocument, variables, { quiet: true })).impersonationStart,
    );
    if (!answer) return;
    if (answer.success) {
      openShop(locale);
      return;
    }
    showRefusal(answer);
  };
  return (
    <Form form={form} className="hs-stack" onSubmit={begin}>
      <p>
        <FormattedMessage id="account.actLead" />
      </p>
      <ReasonField hint={<FormattedMessage id="account.actReasonHint" />} isFirst />
      <FormRootError form={form} />
      <div>
        <Button type="submit" busy={form.formState.isSubmitting}>
          <FormattedMessage id="account.actBegin" />
        </Button>
      </div>
    </Form>
  );
}
