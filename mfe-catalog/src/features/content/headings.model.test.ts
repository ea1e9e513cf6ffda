import { describe, expect, it } from '@jest/globals';
import { headingsOf } from './headings.model.ts';

const heading = (id: string, text: string): string => `<h2 id="${id}">${text}</h2>\n<p>…</p>\n`;

describe('the table of contents', () => {
  it('has the headings of the first level, as plain text', () => {
    const html = `${heading('a', 'Nuts &amp; <em>bolts</em>')}<h3 id="x">Inside</h3>${heading('b', '&lt;b&gt;')}`;
    expect(headingsOf(html + heading('c', 'It&#39;s') + heading('d', '4'))).toEqual([
      { id: 'a', text: 'Nuts & bolts' },
      { id: 'b', text: '<b>' },
      { id: 'c', text: "It's" },
      { id: 'd', text: '4' },
    ]);
  });

  it('is left out of a short text', () => {
    expect(headingsOf(['a', 'b', 'c'].map((id) => heading(id, id)).join(''))).toEqual([]);
  });
});
