import { describe, expect, it } from '@jest/globals';
import { extractCspHashes } from './csp-hashes.ts';

// `printf 'one()' | openssl dgst -sha256 -binary | base64`
const hashOfOne = "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='";

describe('scripts under the content security policy', () => {
  it('are allowed by the hash of their text', () => {
    const { html, sources } = extractCspHashes('<script nonce="N1" id="a">one()</script><p>x</p>', 'N1');
    expect(html).toBe('<script id="a">one()</script><p>x</p>');
    expect(sources).toEqual([hashOfOne]);
  });

  it('are the page’s own only: a script without the nonce is not allowed', () => {
    const { sources } = extractCspHashes('<script>evil()</script><script nonce="guess">evil()</script>', 'N1');
    expect(sources).toEqual([]);
  });

  it('need no hash when they are files', () => {
    const { html, sources } = extractCspHashes(
      '<link nonce="N1" href="/a.js"/><script src="/a.js" nonce="N1" async=""></script>',
      'N1',
    );
    expect(html).toBe('<link href="/a.js"/><script src="/a.js" async=""></script>');
    expect(sources).toEqual([]);
  });
});
