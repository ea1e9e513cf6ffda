import { expect, it } from '@jest/globals';
import { uploadPath } from './picture.model.ts';

it('names the part of a picture to keep, in percent', () => {
  const crop = { x: 12.34567, y: 0, width: 50, height: 100 };
  expect(uploadPath('avatar', crop)).toBe('/api/profile-pictures/avatar?x=12.346&y=0.000&width=50.000&height=100.000');
  expect(uploadPath('banner', null)).toBe('/api/profile-pictures/banner');
});
