import { expect, it } from '@jest/globals';
import { keepTyped } from './keep-typed.model.ts';

const base = { name: 'Books', url: 'https://a.example', kinds: ['order.paid'] };

it('keeps what was typed, and takes all else from the record as it is now', () => {
  const saved = { name: 'By Ruth', url: 'https://b.example', kinds: ['order.paid', 'order.shipped'] };
  expect(keepTyped(base, { ...base, url: 'https://typed.example' }, saved)).toEqual({
    ...saved,
    url: 'https://typed.example',
  });
  expect(keepTyped(base, { ...base, kinds: [] }, saved)).toEqual({ ...saved, kinds: [] });
  expect(keepTyped(base, { ...base, kinds: ['order.paid'] }, saved)).toEqual(saved);
});

it('looks at a group of fields field by field', () => {
  const roles = { name: 'Counter', access: { orders: 'write', money: 'none', people: 'none' } };
  const typed = { ...roles, access: { ...roles.access, people: 'read' } };
  const saved = { ...roles, access: { ...roles.access, money: 'read' } };
  expect(keepTyped(roles, typed, saved)).toEqual({
    name: 'Counter',
    access: { orders: 'write', money: 'read', people: 'read' },
  });
});
