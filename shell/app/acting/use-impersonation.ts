import { actingStorageKey } from '@headstock/contracts/acting';
import type { GraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  ShellImpersonationDocument,
  ShellImpersonationEndDocument,
  type ShellImpersonationQuery,
} from './acting.generated.ts';
import { forgetActed, pathAfterActing } from './is-acting.ts';

export type Impersonation = NonNullable<ShellImpersonationQuery['impersonation']>;

/** The impersonation of this browser, and what the banner does with it. */
export interface ImpersonationState {
  /** Undefined until the API said who it is. */
  readonly impersonation: Impersonation | undefined;
  readonly isEnding: boolean;
  readonly reload: () => Promise<void>;
  readonly end: () => void;
}

/** Leads the whole browser back to the administrator's own session. */
function leave(accountId: string | undefined, locale: string): void {
  forgetActed(window);
  window.localStorage.setItem(actingStorageKey, String(Date.now()));
  window.location.assign(pathAfterActing(accountId, locale));
}

const read = async (client: GraphQLClient): Promise<Impersonation | null> =>
  (await client.query(ShellImpersonationDocument, {}, { cache: false, quiet: true })).impersonation;

/** Asks the API who is impersonated, and leaves when that is over: by the button, by the clock, or elsewhere. */
export function useImpersonation(client: GraphQLClient): ImpersonationState {
  const { locale } = useIntl();
  const [impersonation, setImpersonation] = useState<Impersonation>();
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    read(client).then(
      (found) => (found ? setImpersonation(found) : leave(undefined, locale)),
      (error: unknown) => console.warn('Who is impersonated could not be read.', error),
    );
  }, [client, locale]);
  // Another tab may have been given the code, or the time for changes is over.
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      read(client).then(
        (found) => (found ? setImpersonation(found) : leave(undefined, locale)),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, locale]);
  const expiresAt = impersonation?.expiresAt;
  const accountId = impersonation?.account.id;
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const timer = setTimeout(
      () => leave(accountId, locale),
      Math.max(0, new Date(expiresAt).getTime() - Date.now()) + 1000,
    );
    return () => clearTimeout(timer);
  }, [expiresAt, accountId, locale]);
  const reload = async (): Promise<void> => {
    const found = await read(client);
    if (found) setImpersonation(found);
    else leave(undefined, locale);
  };
  const end = (): void => {
    setEnding(true);
    client.mutate(ShellImpersonationEndDocument, {}).then(
      () => leave(accountId, locale),
      // The client has shown what is wrong.
      () => setEnding(false),
    );
  };
  return { impersonation, isEnding, reload, end };
}
