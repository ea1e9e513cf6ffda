/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './render-markdown.ts';

function render(markdown: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = renderMarkdown(markdown);
  return holder;
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![x](x "onerror=alert(1)")',
  '![pixel](https://evil.example/track.gif)',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<style>* { display: none }</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<div class="hs-vh" id="root">x</div>',
  '<object data="x.swf"></object><embed src="x">',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<video><source onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p onmouseover=alert(1)>x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '`<img src=x onerror=alert(1)>',
  '[<img src=x onerror=alert(1)>](https://ok.example)',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  '[x](https://evil.example/login)',
  '[x](http://evil.example)',
  '[x](mailto:evil@evil.example)',
  '![][1]\n\n[1]: https://evil.example/x.png',
  '<https://evil.example>',
  'https://evil.example/?q=secret',
  '[x]: //evil.example\n\n[x]',
];

describe('hostile Markdown', () => {
  it.each(attacks)('%j does nothing', (attack) => {
    const holder = render(attack);
    const forbidden =
      'script, img, svg, math, iframe, object, embed, form, input, button, style, base, meta, link, video, details, noscript';
    expect(holder.querySelector(forbidden)).toBeNull();
    const attributes = [...holder.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    for (const { name } of attributes) expect(['href', 'target', 'rel', 'start']).toContain(name);
    for (const { value } of attributes.filter(({ name }) => name === 'href')) expect(value).toMatch(/^\/(?![/\\])/);
  });

  it('survives a document made to be slow', () => {
    const begin = performance.now();
    render('['.repeat(2_000) + '*'.repeat(2_000) + '>'.repeat(200));
    expect(performance.now() - begin).toBeLessThan(60_000);
  });
});

describe('Markdown', () => {
  it('keeps text, emphasis, lists, tables and code', () => {
    const holder = render('**Two** on the wall:\n\n- one\n- `two`\n\n| a | b |\n| - | - |\n| 1 | 2 |');
    expect(holder.querySelector('strong')?.textContent).toBe('Two');
    expect([...holder.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['one', 'two']);
    expect(holder.querySelectorAll('td')).toHaveLength(2);
  });

  it.each(['/shop/tele/1', '/fr/shop', '/faqs#returns'])(
    'opens %s in a window that knows nothing of this page',
    (href) => {
      const link = render(`[x](${href})`).querySelector('a');
      expect(link?.getAttribute('href')).toBe(href);
      expect(link?.getAttribute('target')).toBe('_blank');
      expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    },
  );

  it('has no headings, which belong to the page', () => {
    const holder = render('# Big\n\ntext');
    expect(holder.querySelector('h1')).toBeNull();
    expect(holder.querySelector('p > strong')?.textContent).toBe('Big');
  });
});
