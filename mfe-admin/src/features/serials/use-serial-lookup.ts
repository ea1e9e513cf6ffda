import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { AdminSerialLookupDocument, type AdminSerialLookupQuery } from './serials.generated.ts';

/** What the shop knows of a serial. */
export type SerialLookup = AdminSerialLookupQuery['serialLookup'];

const PAUSE_MS = 400;
const SHORTEST = 3;

/** Asks what the shop knows of a serial while it is typed; `isMissed` when nobody answered. Nothing for less than three characters. */
export function useSerialLookup(serial: string, brand: string) {
  const client = useGraphQLClient();
  const [known, setKnown] = useState<{ readonly asked: string; readonly lookup: SerialLookup | null } | null>(null);
  const asked = `${serial.trim()}|${brand.trim()}`;
  const isAsked = serial.trim().length >= SHORTEST;
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      const options = { signal: stop.signal, quiet: true };
      const variables = { serial: serial.trim(), brand: brand.trim() || null };
      const lookup = await client.query(AdminSerialLookupDocument, variables, options).then(
        (answer) => answer.serialLookup,
        () => null,
      );
      if (!stop.signal.aborted) setKnown({ asked, lookup });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, serial, brand, asked, isAsked]);
  const isCurrent = isAsked && known?.asked === asked;
  return {
    lookup: isCurrent ? known.lookup : null,
    isBusy: isAsked && !isCurrent,
    isMissed: isCurrent && known.lookup === null,
  };
}
