import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import type { Enrolment } from './enrol-panel.tsx';
import {
  AccountRecoveryCodesReplaceDocument,
  AccountTotpBeginDocument,
  AccountTotpConfirmDocument,
  AccountTotpDisableDocument,
} from './two-step.generated.ts';
import { useAction } from './use-action.ts';

/** What is open under the section's buttons. */
export type Open =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'enrolment'; readonly enrolment: Enrolment }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'question' };

const nothing: Open = { kind: 'nothing' };

/** Switches two-step sign-in on and off, and makes recovery codes. `onChanged` runs after each change. */
export function useTwoStep(onChanged: () => void) {
  const client = useGraphQLClient();
  const action = useAction();
  const [open, setOpen] = useState<Open>(nothing);
  const [refused, setRefused] = useState<string | null>(null);
  const show = (codes: readonly string[] | null): void => {
    setOpen(codes === null ? nothing : { kind: 'codes', codes });
    onChanged();
  };
  return {
    open,
    refused,
    busy: action.busy,
    dialog: action.dialog,
    close: () => setOpen(nothing),
    askToSwitchOff: () => setOpen({ kind: 'question' }),
    /** Shows the secret for an app. */
    begin: async () => {
      setRefused(null);
      const answer = await action.run(async () => (await client.mutate(AccountTotpBeginDocument, {})).totpBegin);
      if (answer?.enrolment) setOpen({ kind: 'enrolment', enrolment: answer.enrolment });
    },
    /** Proves that the app works, which switches two-step sign-in on. */
    confirm: async (code: string) => {
      setRefused(null);
      const mutate = async () => (await client.mutate(AccountTotpConfirmDocument, { code })).totpConfirm;
      const answer = await action.run(mutate, { done: 'factors.isOn', onRefused: setRefused });
      if (answer) show(answer.recoveryCodes);
    },
    switchOff: async () => {
      setOpen(nothing);
      const mutate = async () => (await client.mutate(AccountTotpDisableDocument, {})).totpDisable;
      if (await action.run(mutate, { done: 'factors.isOff' })) onChanged();
    },
    replaceCodes: async () => {
      const mutate = async () => (await client.mutate(AccountRecoveryCodesReplaceDocument, {})).recoveryCodesReplace;
      const answer = await action.run(mutate);
      if (answer) show(answer.recoveryCodes);
    },
  };
}
