import type { ListingDocument } from '@headstock/contracts/listing-document';
import { readShot } from '@headstock/contracts/photographs';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useCallback, useEffect, useState } from 'react';
import { photographOf, type PhotographView } from '#mfe-account/features/photographs/photograph.ts';
import { AccountPhotographsDocument } from '#mfe-account/features/photographs/photographs.generated.ts';

/** So long after a broken connection it is tried again. */
const RETRY_MS = 5_000;

/** Null: the shop has it no more. */
type Known = ReadonlyMap<string, PhotographView | null>;

const withViews = (known: Known, views: readonly PhotographView[]): Known =>
  new Map([...known, ...views.map((view) => [view.id, view] as const)]);

/** The photographs of a document as a form shows them. */
export interface PhotographViews {
  /** In the order of the document; null while the shop is asked for those that another window, or a copy of this one, brought. */
  readonly views: readonly PhotographView[] | null;
  /** Learns of photographs that the form added or edited. */
  readonly learn: (views: readonly PhotographView[]) => void;
}

/** Keeps what is known of photographs, so that the form follows the document wherever it comes from. `loaded` came with the page. */
export function usePhotographViews(
  photographs: ListingDocument['photographs'],
  loaded: readonly PhotographView[],
): PhotographViews {
  const client = useGraphQLClient();
  const [known, setKnown] = useState<Known>(() => withViews(new Map(), loaded));
  const unknown = photographs.flatMap(({ id }) => (known.has(id) ? [] : [id])).join(' ');
  useEffect(() => {
    if (unknown === '') return undefined;
    const ids = unknown.split(' ');
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      client.query(AccountPhotographsDocument, { ids }, { signal: stop.signal, quiet: true, cache: false }).then(
        (answer) => {
          const found = answer.photographs.map((facts) => photographOf(facts, null));
          setKnown((now) => withViews(new Map([...now, ...ids.map((id) => [id, null] as const)]), found));
        },
        () => {
          if (!stop.signal.aborted) timer = setTimeout(ask, RETRY_MS);
        },
      );
    };
    ask();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, unknown]);

  const learn = useCallback((views: readonly PhotographView[]): void => setKnown((now) => withViews(now, views)), []);
  const views = photographs.flatMap(({ id, shot }) => {
    const view = known.get(id);
    return view ? [{ ...view, shot: readShot(shot) }] : [];
  });
  return { views: unknown === '' ? views : null, learn };
}
