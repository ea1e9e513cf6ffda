import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { emptyPreview, toDepartmentPreview, type DepartmentPreview } from './department-preview.model.ts';
import { MenuGroupDocument } from './menu-group.generated.ts';
import type { MenuGroup } from './menu-groups.ts';

/** Counts hardly move while somebody looks through the menu: asked once for a page. */
const known = new Map<string, DepartmentPreview>();

/** Counts and newest arrival of a group, once it is wanted; null until the shop has answered. */
export function useDepartmentPreview({ categories }: MenuGroup, wanted = true): DepartmentPreview | null {
  const client = useGraphQLClient();
  const key = categories?.join(' ') ?? '';
  const [facts, setFacts] = useState(known.get(key) ?? null);
  useEffect(() => {
    if (!wanted || !categories || known.has(key)) return undefined;
    const gone = new AbortController();
    client
      .query(MenuGroupDocument, { category: categories }, { quiet: true, signal: gone.signal })
      .then((answer) => {
        const read = toDepartmentPreview(answer);
        known.set(key, read);
        setFacts(read);
      })
      .catch(() => {
        // The menu works without counts.
        if (!gone.signal.aborted) setFacts(emptyPreview);
      });
    return () => gone.abort();
  }, [client, key, categories, wanted]);
  return facts;
}
