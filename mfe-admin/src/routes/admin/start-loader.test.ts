import { describe, expect, it } from '@jest/globals';
import { startFor } from './start-loader.ts';

describe('/admin', () => {
  it.each([
    [['people:write', 'orders:read'], '/admin/registrations'],
    [['orders:read'], '/admin/orders/board'],
    [['money:read'], '/admin/overview'],
    [['content:write'], '/admin/content'],
    [[], '/admin/batches'],
  ])('leads whoever has %j to %s', (grants, page) => {
    expect(startFor(grants)).toBe(page);
  });
});
