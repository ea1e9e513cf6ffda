import { describe, expect, it } from '@jest/globals';
import { adminSections } from '#mfe-admin/routes/admin/admin-pages.ts';
import { shortcutOf, type PressedKey } from './shortcut.model.ts';

const press = (key: string, modifiers: Partial<PressedKey> = {}, isTyping = false) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers }, isTyping);

describe('shortcuts', () => {
  it('work anywhere but where somebody types', () => {
    expect(['/', '?', 'g'].map((key) => press(key))).toEqual(['search', 'help', 'go']);
    expect(['/', '?', 'g'].map((key) => press(key, {}, true))).toEqual([null, null, null]);
    expect(press('k', { metaKey: true }, true)).toBe('palette');
    expect(press('K', { ctrlKey: true })).toBe('palette');
    expect(press('g', { ctrlKey: true })).toBeNull();
    expect(press('k', { ctrlKey: true, altKey: true })).toBeNull();
  });

  it('lead with each letter to one page', () => {
    const letters = adminSections.flatMap(({ pages }) => pages.flatMap(({ letter }) => letter ?? []));
    expect(new Set(letters).size).toBe(letters.length);
    for (const letter of letters) expect(letter).toMatch(/^[a-z]$/);
  });
});
