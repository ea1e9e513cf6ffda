import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import type { GalleryPicture } from './product-view.model.ts';

it('has all thumbnails for visitors without scripts', () => {
  const pictures = Array.from({ length: 15 }, (_, index): GalleryPicture => ({
    id: `picture-${index}`,
    view: 'DETAIL',
  }));
  const html = renderToString(
    <IntlProvider locale="en" onError={() => undefined}>
      <GalleryThumbs pictures={pictures} backdrop="fog" current={0} onChoose={() => undefined} />
    </IntlProvider>,
  );
  expect(html.match(/<noscript><img [^>]*><\/noscript>/g)).toHaveLength(7);
  expect(html.match(/<img /g)).toHaveLength(15);
});
