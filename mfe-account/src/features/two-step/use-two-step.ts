import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useAction } from '#mfe-account/features/form-failure/use-action.ts';
import type { Enrolment } from './enrol-panel.tsx';
import {
  AccountRecoveryCodesReplaceDocument,
  AccountTotpBeginDocument,
  AccountTotpConfirmDocument,
  AccountTotpDisableDocument,
} from './two-step.generated.ts';

/** What is open under the section's buttons. */
export type Open =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'enrolment'; readonly enrolment: Enrolment }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'question' };

const nothing: Open = { kind: 'nothing' };
const quiet = { quiet: true };

/** Switches two-step sign-in on and off, and makes recovery codes. `onChanged` runs after each change. */
export function useTwoStep(onChanged: () => void) {
  const client = useGraphQLClient();
  const proof = useFreshProof();
  const { busy, failureOf, forget, run } = useAction('factors.failed', proof.run);
  const [open, setOpen] = useState<Open>(nothing);
  const show = (codes: readonly string[] | null): void => {
    setOpen(codes === null ? nothing : { kind: 'codes', codes });
    onChanged();
  };
  const close = (): void => {
    forget();
    setOpen(nothing);
  };
  return {
    open,
    busy: busy !== null,
    /** Why it could not be switched on or off; why the code of the app, or new recovery codes, came to nothing. */
    failures: { switched: failureOf('switch'), confirmed: failureOf('confirm'), replaced: failureOf('replace') },
    dialog: proof.dialog,
    close,
    askToSwitchOff: () => setOpen({ kind: 'question' }),
    /** Shows the secret for an app. */
    begin: async () => {
      const mutate = async () => (await client.mutate(AccountTotpBeginDocument, {}, quiet)).totpBegin;
      const answer = await run('switch', mutate);
      if (answer?.enrolment) setOpen({ kind: 'enrolment', enrolment: answer.enrolment });
    },
    /** Proves that the app works, which switches two-step sign-in on. */
    confirm: async (code: string) => {
      const mutate = async () => (await client.mutate(AccountTotpConfirmDocument, { code }, quiet)).totpConfirm;
      const answer = await run('confirm', mutate, 'factors.isOn');
      if (answer) show(answer.recoveryCodes);
    },
    switchOff: async () => {
      close();
      const mutate = async () => (await client.mutate(AccountTotpDisableDocument, {}, quiet)).totpDisable;
      if (await run('switch', mutate, 'factors.isOff')) onChanged();
    },
    replaceCodes: async () => {
      const mutate = async () =>
        (await client.mutate(AccountRecoveryCodesReplaceDocument, {}, quiet)).recoveryCodesReplace;
      const answer = await run('replace', mutate);
      if (answer) show(answer.recoveryCodes);
    },
  };
}
