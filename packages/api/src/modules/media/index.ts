/** Photographs of members: taken, turned and cropped, kept while something shows them, and swept away. */
export { accountPart } from './account-part.ts';
export { keepPhotographs, releasePhotographs } from './keep-photographs.ts';
export { showPhotographsAs } from './photograph-images.ts';
export { isLargeEnough, loadOwnPhotographs, loadPhotographs, type PhotographSource } from './photograph-source.ts';
export { storePhotograph } from './store-photograph.ts';
export { sweepPhotographs } from './sweep-photographs.ts';
export type { MediaTables } from './tables.ts';
export { migrations } from './migrations.ts';
