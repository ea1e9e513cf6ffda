import { randomBytes } from 'node:crypto';
import type { EmotionCache } from '@emotion/react';
import type { PageParts, PartKind } from './cached-markup.tsx';
import { MarkupCache, type CachedPart, type CachedRule } from './markup-cache.ts';

/** Random for every process, so that no text in the catalogue can be a mark. */
const token = randomBytes(12).toString('hex');
const marks = new RegExp(`<template data-part="${token}(\\d+)(e?)"></template>`, 'g');

/** Kinds go with the code of their build, and their parts with them. */
const caches = new WeakMap<PartKind, MarkupCache>();

function cacheOf(kind: PartKind): MarkupCache {
  const cache = caches.get(kind) ?? new MarkupCache(kind.limit);
  caches.set(kind, cache);
  return cache;
}

/** A part of this page: found in a cache, or to be kept there. */
type Part = { readonly found: CachedPart } | { readonly cache: MarkupCache; readonly key: string };

/** The parts of one page. They write marks into it while it is rendered; `complete` replaces them by the markup. */
export class PageMarkup implements PageParts {
  readonly #emotion: EmotionCache;
  readonly #parts: Part[] = [];

  constructor(emotion: EmotionCache) {
    this.#emotion = emotion;
  }

  begin(kind: PartKind, key: string): { readonly mark: string; readonly isCached: boolean } {
    const cache = cacheOf(kind);
    const found = cache.get(key);
    const mark = `${token}${this.#parts.push(found ? { found } : { cache, key }) - 1}`;
    // At once, so that the rules stand in the order in which a page without a cache has them.
    if (found) this.#insert(found.rules);
    return { mark, isCached: found !== undefined };
  }

  /** The rendered page with its parts, without any mark. What was not in a cache is there now. */
  complete(html: string): string {
    const around: string[] = [];
    let done = '';
    let from = 0;
    for (const { 0: mark, 1: number, 2: end, index } of html.matchAll(marks)) {
      done += html.slice(from, index);
      from = index + mark.length;
      const part = this.#parts[Number(number)];
      if (!part) continue;
      if ('found' in part) done += part.found.html;
      else if (end === '') {
        around.push(done);
        done = '';
      } else {
        this.#keep(part, done);
        done = (around.pop() ?? '') + done;
      }
    }
    return done + html.slice(from);
  }

  #keep({ cache, key }: Exclude<Part, { readonly found: CachedPart }>, html: string): void {
    const { inserted, registered, key: prefix } = this.#emotion;
    const ids = new Set([...html.matchAll(new RegExp(`[" ]${prefix}-(\\w+)(?=[" ])`, 'g'))].map(([, id = '']) => id));
    const rules = [...ids].flatMap((id): CachedRule[] => {
      const [rule, source] = [inserted[id], registered[`${prefix}-${id}`]];
      return typeof rule === 'string' && source !== undefined ? [cache.shared([id, rule, source])] : [];
    });
    // A copy: a slice would keep the whole page in memory.
    cache.set(key, { html: Buffer.from(html).toString(), rules });
  }

  #insert(rules: readonly CachedRule[]): void {
    const { inserted, registered, key } = this.#emotion;
    for (const [id, rule, source] of rules) {
      inserted[id] ??= rule;
      registered[`${key}-${id}`] ??= source;
    }
  }
}
