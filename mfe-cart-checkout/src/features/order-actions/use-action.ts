import { emit } from '@headstock/event-bus';
import { GraphQLError, type OperationVariables, type TypedDocument, useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';

/** What every act answers. */
export interface ActionResult {
  readonly success: boolean;
  readonly message: string | null;
  /** `changed`, or `quote-changed` for an amount that was quoted: somebody else was faster. */
  readonly code?: string | null;
  /** Names another message than the usual one for what was done. */
  readonly done?: string;
}

/** An act that is under way in a dialog. */
export interface Action {
  readonly busy: boolean;
  /** Why the last try was refused, in the API's words. */
  readonly refusal: string | null;
  /**
   * Runs a mutation. When it took effect the page is read anew, the visitor told, and the dialog closed. When somebody else was faster,
   * the page behind the dialog is read anew, and what was typed stays.
   */
  readonly run: <Result, Variables extends OperationVariables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    read: (result: Result) => ActionResult,
  ) => Promise<void>;
}

/** Runs an act of a dialog; `done` names the message that says it was done. */
export function useAction(done: string, onClose: () => void): Action {
  const client = useGraphQLClient();
  const store = useStore();
  const intl = useIntl();
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const failed = intl.formatMessage({ id: 'orderActions.failed' });
  return {
    busy,
    refusal,
    run: async (document, variables, read) => {
      if (busy) return;
      setBusy(true);
      setRefusal(null);
      try {
        const {
          success,
          message,
          code,
          done: other = done,
        } = read(await client.mutate(document, variables, { quiet: true }));
        if (!success) {
          setRefusal(message ?? failed);
          if (code === 'changed' || code === 'quote-changed') await revalidator.revalidate();
          return;
        }
        await revalidator.revalidate();
        emit(store, 'notification/show', { message: intl.formatMessage({ id: other }), tone: 'positive' });
        onClose();
      } catch (error) {
        setRefusal(error instanceof GraphQLError ? error.message : failed);
      } finally {
        setBusy(false);
      }
    },
  };
}
