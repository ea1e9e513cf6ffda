import { setImmediate } from 'node:timers/promises';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import {
  type ContentSection,
  readRevision,
  readSections,
  readTextMarks,
  type SectionKind,
  storeSection,
} from '#api/modules/content/index.ts';
import { type Indexed, indexText, type Postings, postingsOf, type Searchable } from './indexed-text.model.ts';

/** A section of a published text as it is searched. */
export type IndexedSection = Searchable & { readonly section: ContentSection };

/** How a section is searched: its title, and how much rather it answers than others. */
export type ToSearchable = (section: ContentSection) => IndexedSection;

/** Texts that are read at once. */
const BATCH = 50;
/** Others are answered after so much work on the index. */
const SLICE_MS = 10;

/** Lets others have their turn once this has taken long enough. */
function restNowAndThen(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}

type Text = { readonly mark: string; readonly sections: readonly Indexed<IndexedSection>[] };

/** The published texts of one kind in one language, as this process has read them last: only what was written since is read again. */
class KindIndex {
  readonly #kind: SectionKind;
  readonly #locale: Locale;
  readonly #toSearchable: ToSearchable;
  readonly #stems = new Map<string, string>();
  #texts: ReadonlyMap<string, Text> = new Map();
  #postings: Postings<IndexedSection> = { texts: [], places: new Map() };
  #revision = -1;
  #reading: Promise<void> | undefined;

  constructor(kind: SectionKind, locale: Locale, toSearchable: ToSearchable) {
    this.#kind = kind;
    this.#locale = locale;
    this.#toSearchable = toSearchable;
  }

  /** The texts as they are at a revision, or as they have become since. */
  async at(db: Db, revision: number): Promise<Postings<IndexedSection>> {
    while (this.#revision < revision) {
      this.#reading ??= this.#read(db, revision).finally(() => (this.#reading = undefined));
      await this.#reading;
    }
    return this.#postings;
  }

  async #read(db: Db, revision: number): Promise<void> {
    const rest = restNowAndThen();
    const marks = await readTextMarks(db, this.#kind, this.#locale);
    const known = this.#texts;
    const changed = [...marks].filter(([slug, mark]) => known.get(slug)?.mark !== mark).map(([slug]) => slug);
    const read = new Map<string, readonly Indexed<IndexedSection>[]>();
    for (let at = 0; at < changed.length; at += BATCH) {
      const slugs = changed.slice(at, at + BATCH);
      for (const [slug, sections] of await readSections(db, this.#kind, this.#locale, slugs)) {
        read.set(slug, sections.map(this.#index));
        await rest();
      }
    }
    if (this.#revision < 0 || changed.length > 0 || marks.size !== known.size) {
      const texts = new Map<string, Text>();
      for (const [slug, mark] of marks)
        texts.set(slug, { mark, sections: read.get(slug) ?? known.get(slug)?.sections ?? [] });
      const store = this.#kind === 'pages' ? [this.#index(storeSection(this.#locale))] : [];
      const all = [...[...texts.values()].flatMap(({ sections }) => sections), ...store];
      this.#postings = await postingsOf(all, rest);
      this.#texts = texts;
    }
    this.#revision = revision;
  }

  readonly #index = (section: ContentSection): Indexed<IndexedSection> =>
    indexText(this.#toSearchable(section), this.#locale, this.#stems);
}

/**
 * The published texts, ready to be searched, in the memory of this process. Each question asks the database for the revision of the
 * texts, so that none is answered from what another process has replaced. Drafts and what was taken back are never in it, so that it is
 * the same for everybody; what an assistant may use is chosen by kind.
 */
export class TextIndex {
  readonly #toSearchable: ToSearchable;
  readonly #kinds = new WeakMap<Db, Map<string, KindIndex>>();

  constructor(toSearchable: ToSearchable) {
    this.#toSearchable = toSearchable;
  }

  /** The texts of some kinds in a language as they are now. */
  async read(db: Db, kinds: readonly SectionKind[], locale: Locale): Promise<readonly Postings<IndexedSection>[]> {
    const revision = Number(await readRevision(db));
    return Promise.all(kinds.map((kind) => this.#indexOf(db, kind, locale).at(db, revision)));
  }

  #indexOf(db: Db, kind: SectionKind, locale: Locale): KindIndex {
    const known = this.#kinds.get(db) ?? new Map<string, KindIndex>();
    this.#kinds.set(db, known);
    const key = `${kind} ${locale}`;
    const index = known.get(key) ?? new KindIndex(kind, locale, this.#toSearchable);
    known.set(key, index);
    return index;
  }
}
