import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { createEmotionCache } from '@headstock/ui/emotion-cache';
import { KitchenSink } from '@headstock/ui/kitchen-sink';

const pictures = ['gold', 'fiesta', 'parlor', 'es', 'bass', '1962', 'blonde', 'arch'].map((name) => `${name}-body`);
const root = document.getElementById('main');
if (!root) throw new Error('The page has no #main to draw into.');

createRoot(root).render(
  <CacheProvider value={createEmotionCache()}>
    <MemoryRouter>
      <h1 className="hs-vh">Kitchen sink</h1>
      <KitchenSink pictures={pictures} feature="gold-full" />
    </MemoryRouter>
  </CacheProvider>,
);
