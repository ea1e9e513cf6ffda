import { expect, it } from '@jest/globals';
import { isUploadPath } from './upload-paths.ts';

it.each([
  '/api/forms/contact',
  '/api/photographs',
  '/api/profile-pictures/avatar?x=0&y=0',
  '/api/portfolio/p1/documents',
])('%s takes files', (path) => {
  expect(isUploadPath(path)).toBe(true);
});

it.each([
  '/graphql',
  '/api/forms',
  '/api/photographs-of-others',
  '/api/portfolio/p1',
  '/api/tracking?to=/api/photographs',
])('%s takes none', (path) => {
  expect(isUploadPath(path)).toBe(false);
});
