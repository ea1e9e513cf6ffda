import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createEmotionCache } from '@headstock/first-load/emotion-cache';
import { PreviewDocument } from './preview-app.tsx';

const fonts = [...document.querySelectorAll('link[as=font]')].map((link) => link.getAttribute('href') ?? '');

hydrateRoot(
  document,
  <PreviewDocument
    cache={createEmotionCache()}
    fonts={fonts}
    route={(content) => <BrowserRouter>{content}</BrowserRouter>}
  />,
);
