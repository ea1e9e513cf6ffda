import { describe, expect, it } from '@jest/globals';
import { differencesOf, isSame, toLoaded } from './editor.model.ts';
import { listingState } from './listing.fixture.ts';
import { beginEditing, editorReducer, type EditorEvent, isUnsaved } from './save-state.model.ts';

const loaded = (brand: string, version = 3) => toLoaded(listingState({ brand }, {}, { version }));
const at = new Date(0);
const after = (...events: readonly EditorEvent[]) => events.reduce(editorReducer, beginEditing(loaded('Kay')));
const write = (brand: string): EditorEvent => ({ kind: 'change', patch: { brand } });

describe('the editor', () => {
  it('knows what is written and not saved', () => {
    expect(isUnsaved(after())).toBe(false);
    const written = after(write('Harmony'));
    expect(isUnsaved(written)).toBe(true);
    expect(written.status).toEqual({ kind: 'dirty' });
  });

  it('keeps what is written while an answer is on its way', () => {
    const sent = loaded('Harmony').document;
    const state = after(write('Harmony'), { kind: 'saving' }, write('Harmony Stratotone'), {
      kind: 'saved',
      sent,
      loaded: loaded('Harmony', 4),
      at,
    });
    expect(state.document.brand).toBe('Harmony Stratotone');
    expect(state.status).toEqual({ kind: 'dirty' });
    expect(state.loaded.facts.listing.version).toBe(4);
    expect(after(write('Harmony'), { kind: 'saved', sent, loaded: loaded('Harmony', 4), at }).status).toEqual({
      kind: 'saved',
      at,
    });
  });

  it('saves nothing over another window before somebody chooses', () => {
    const theirs = loaded('Silvertone', 5);
    const conflict = after(write('Harmony'), { kind: 'conflict', theirs }, write('Harmony 2'));
    expect(conflict.status).toEqual({ kind: 'conflict', theirs });
    const mine = editorReducer(conflict, { kind: 'keepMine' });
    expect([mine.document.brand, mine.loaded.facts.listing.version, mine.status.kind]).toEqual([
      'Harmony 2',
      5,
      'dirty',
    ]);
    const other = editorReducer(conflict, { kind: 'takeTheirs' });
    expect([other.document.brand, other.status.kind]).toEqual(['Silvertone', 'saved']);
  });

  it('goes on with both texts where another window has changed something else', () => {
    const theirs = toLoaded(listingState({ brand: 'Kay', serial: '123' }, {}, { version: 5 }));
    const state = after(write('Harmony'), { kind: 'conflict', theirs });
    expect([state.document.brand, state.document.serial, state.status.kind]).toEqual(['Harmony', '123', 'dirty']);
    expect(state.loaded.facts.listing.version).toBe(5);
    // The other window wrote the same.
    const same = after(write('Harmony'), { kind: 'conflict', theirs: loaded('Harmony', 6) });
    expect([same.status.kind, isUnsaved(same)]).toEqual(['saved', false]);
  });

  it('loses nothing when the connection breaks', () => {
    const state = after(write('Harmony'), { kind: 'failed', status: { kind: 'offline' } });
    expect([state.document.brand, isUnsaved(state)]).toEqual(['Harmony', true]);
  });
});

describe('differences', () => {
  it('name the fields, tables entry by entry, lists as a whole', () => {
    const { document } = loaded('Kay');
    const next = {
      ...document,
      brand: 'Harmony',
      title: { en: 'A', fr: '' },
      specs: { neck: { en: 'Maple', fr: '' } },
    };
    expect(differencesOf(document, next)).toEqual([
      { path: 'brand', before: 'Kay', after: 'Harmony' },
      { path: 'specs.neck', before: undefined, after: { en: 'Maple', fr: '' } },
      { path: 'title.en', before: '', after: 'A' },
    ]);
  });

  it('do not depend on the order of keys', () => {
    expect(isSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
    expect(isSame({ a: [] }, { a: {} })).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });
});
