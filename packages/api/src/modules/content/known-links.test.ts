import { describe, expect, it } from '@jest/globals';
import { canFollow, withKnownLinks } from './known-links.ts';

describe('links in texts', () => {
  it.each(['/shop?sort=LISTING_TIME_DESC', '/fr/faqs#returns', '/fr', '/visit', 'https://a.example', 'tel:+1', '#top'])(
    'lead to %s',
    (href) => {
      expect(canFollow(href)).toBe(true);
    },
  );

  it('are plain text where the shop has no such page', () => {
    expect(withKnownLinks('<p><a href="/no/such/page">a <em>form</em></a>, <a href="/fr/faqs">or not</a>.</p>')).toBe(
      '<p>a <em>form</em>, <a href="/fr/faqs">or not</a>.</p>',
    );
  });
});
