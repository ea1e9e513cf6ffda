import { describe, expect, it } from '@jest/globals';
import { countJsHops } from './js-hops.model.ts';

const script = (url: string, initiator: string | undefined) => ({ url, isScript: true, initiator });

describe('the hops of scripts', () => {
  it('are none without scripts, and one for all that the document names', () => {
    expect(countJsHops([{ url: '/', isScript: false, initiator: undefined }])).toBe(0);
    expect(countJsHops([script('/a.js', '/'), script('/b.js', '/')])).toBe(1);
  });

  it('count the longest chain, through scripts alone', () => {
    const links = [
      script('/a.js', '/'),
      script('/b.js', '/a.js'),
      { url: '/data.json', isScript: false, initiator: '/b.js' },
      script('/c.js', '/b.js'),
    ];
    expect(countJsHops(links)).toBe(3);
  });

  it('end where scripts ask for one another in a circle', () => {
    expect(countJsHops([script('/a.js', '/b.js'), script('/b.js', '/a.js')])).toBe(2);
  });
});
