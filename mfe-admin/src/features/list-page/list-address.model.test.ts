import { describe, expect, it } from '@jest/globals';
import { centsOf, daysOf, queryWith, readListAddress } from './list-address.model.ts';
import { defineList } from './list.model.ts';

const list = defineList({
  id: 'things',
  path: '/admin/things',
  columns: ['name', 'price', 'made'],
  sorts: ['name', 'price'],
  sort: '-price',
  filters: {
    state: { kind: 'choice', values: ['new', 'used'] },
    place: { kind: 'choice', values: ['here', 'there'], single: true },
    made: { kind: 'days' },
    price: { kind: 'amount' },
    note: { kind: 'text' },
  },
  pageSize: 50,
});

const read = (query: string) => readListAddress(list, new URLSearchParams(query));

describe('the address of a list', () => {
  it('says nothing for a list as it is declared', () => {
    const nothing = {
      search: '',
      filters: {},
      sort: '-price',
      columns: null,
      density: null,
      after: null,
      before: null,
    };
    expect(read('')).toEqual({ state: nothing, dropped: [] });
    expect(read('search=&state=&after=&made-from=&utm_source=mail')).toEqual({ state: nothing, dropped: [] });
  });

  it('holds filters, sort, columns, density and place', () => {
    const { state, dropped } = read(
      'search=%20les%20paul%20&state=new&state=used&made-from=2026-02-28&price-to=1250.5&sort=name&columns=price,name&density=compact&after=c',
    );
    expect(dropped).toEqual([]);
    expect(state).toMatchObject({ search: 'les paul', sort: 'name', columns: ['price', 'name'], density: 'compact' });
    expect(state.filters['state']).toEqual(['new', 'used']);
    expect(daysOf(state, 'made')).toEqual({ from: '2026-02-28', to: null });
    expect(centsOf(state, 'price')).toEqual({ from: null, to: 125_050 });
    expect(state.after).toBe('c');
  });

  it.each([
    ['12,50', 1_250],
    ['1,250', 125_000],
    ['1 250,5', 125_050],
    ['$1,250.00', 125_000],
  ])('takes an amount as English and French hands write it: %s', (text, cents) => {
    const { state, dropped } = read(new URLSearchParams({ 'price-from': text }).toString());
    expect(dropped).toEqual([]);
    expect(centsOf(state, 'price').from).toBe(cents);
  });

  it.each([
    ['state=gone', 'state'],
    ['place=here&place=there', 'place'],
    ['made-from=2026-02-30', 'made-from'],
    ['price-from=-5', 'price-from'],
    ['price-to=1e9', 'price-to'],
    ['sort=made', 'sort'],
    ['sort=--name', 'sort'],
    ['columns=name,constructor', 'columns'],
    ['density=__proto__', 'density'],
    [`note=${'a'.repeat(201)}`, 'note'],
    [`after=${'a'.repeat(501)}`, 'after'],
  ])('leaves %s out and names it', (query, name) => {
    expect(read(query).dropped).toEqual([name]);
  });

  it('keeps the valid values beside an invalid one', () => {
    expect(read('state=gone&state=used').state.filters['state']).toEqual(['used']);
    expect(read('columns=name,gone').state.columns).toEqual(['name']);
  });

  it('ends at a cursor or begins at one, never both', () => {
    expect(read('after=a&before=b').state).toMatchObject({ after: null, before: 'b' });
  });

  it('goes back to the first page when something else changes', () => {
    const query = new URLSearchParams('state=new&search=x&after=c');
    expect(queryWith(query, { state: ['new', 'used'] })).toBe('?search=x&state=new&state=used');
    expect(queryWith(query, { state: null, search: '' })).toBe('');
    expect(queryWith(query, { after: 'd' })).toBe('?state=new&search=x&after=d');
    expect(query.toString()).toBe('state=new&search=x&after=c');
  });
});
