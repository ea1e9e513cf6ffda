import type { ContentLocale } from '@headstock/contracts/content-fields';
import { isMenuTarget } from '@headstock/contracts/menu';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { AdminContentDeadTargetsDocument, AdminContentTargetsDocument } from '../content.generated.ts';
import type { TargetChoice } from './menu-tree.model.ts';

/** How long after the last key targets are looked up, in ms. */
const lookAfter = 400;
const quiet = { cache: false, quiet: true } as const;

/** Which targets lead nowhere, by language. */
export type DeadTargets = Readonly<Record<ContentLocale, ReadonlySet<string>>>;
const none: DeadTargets = { en: new Set(), fr: new Set() };

/** The pages that a menu can lead to; empty until they are known, and where they cannot be had. */
export function useTargetChoices(): readonly TargetChoice[] {
  const client = useGraphQLClient();
  const [choices, setChoices] = useState<readonly TargetChoice[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    client
      .query(AdminContentTargetsDocument, {}, { ...quiet, signal: gone.signal })
      .then(({ contentTargets }) => setChoices(contentTargets))
      // An address can be typed without them.
      .catch(() => undefined);
    return () => gone.abort();
  }, [client]);
  return choices;
}

/** Which of the targets lead nowhere for visitors, as far as that is known. */
export function useDeadTargets(hrefs: readonly string[]): DeadTargets {
  const client = useGraphQLClient();
  const [dead, setDead] = useState(none);
  const asked = [...new Set(hrefs.filter(isMenuTarget))].toSorted().join('\n');
  useEffect(() => {
    const gone = new AbortController();
    const targets = asked === '' ? [] : asked.split('\n');
    const timer = setTimeout(() => {
      client
        .query(AdminContentDeadTargetsDocument, { targets }, { ...quiet, signal: gone.signal })
        .then(({ en, fr }) => setDead({ en: new Set(en), fr: new Set(fr) }))
        .catch(() => undefined);
    }, lookAfter);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [client, asked]);
  return dead;
}
