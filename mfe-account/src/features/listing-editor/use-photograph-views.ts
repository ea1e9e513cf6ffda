import type { ListingDocument } from '@headstock/contracts/listing-document';
import { readShot } from '@headstock/contracts/photographs';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useCallback, useEffect, useState } from 'react';
import { photographOf, type PhotographView } from '#mfe-account/features/photographs/photograph.ts';
import { AccountPhotographsDocument } from '#mfe-account/features/photographs/photographs.generated.ts';

/** So long after a broken connection it is tried again. */
const RETRY_MS = 5_000;

type Written = Pick<ListingDocument['photographs'][number], 'id' | 'imageId'>;

/** A photograph as it is turned and cropped: edited, or an edit undone, it is another one. */
const keyOf = ({ id, imageId }: Written): string => `${id}:${imageId}`;

/** By key. Null: the shop has it no more. */
type Known = ReadonlyMap<string, PhotographView | null>;

const withViews = (known: Known, views: readonly PhotographView[]): Known =>
  new Map([...known, ...views.map((view) => [keyOf(view), view] as const)]);

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
  const unknown = photographs.flatMap((written) => (known.has(keyOf(written)) ? [] : [keyOf(written)])).join(' ');
  useEffect(() => {
    if (unknown === '') return undefined;
    const keys = unknown.split(' ');
    const ids = keys.map((key) => key.split(':')[0] ?? '');
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      client.query(AccountPhotographsDocument, { ids }, { signal: stop.signal, quiet: true, cache: false }).then(
        (answer) => {
          const found = answer.photographs.map((facts) => photographOf(facts, null));
          const asked = keys.map((key, at) => [key, found.find(({ id }) => id === ids[at]) ?? null] as const);
          setKnown((now) => new Map([...now, ...asked]));
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
  const views = photographs.flatMap((written) => {
    const view = known.get(keyOf(written));
    return view ? [{ ...view, shot: readShot(written.shot), alt: written.alt }] : [];
  });
  return { views: unknown === '' ? views : null, learn };
}
