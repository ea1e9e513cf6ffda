/** Photographs, sounds and videos of members: taken, kept while something shows them, and swept away. */
export { accountPart } from './account-part.ts';
export { clipKey, type ClipSource, loadClips } from './clip-source.ts';
export { keepClips, releaseClips } from './keep-clips.ts';
export { keepPhotographs, releasePhotographs } from './keep-photographs.ts';
export { showPhotographsAs } from './photograph-images.ts';
export { isLargeEnough, loadOwnPhotographs, loadPhotographs, type PhotographSource } from './photograph-source.ts';
export { storeClip } from './store-clip.ts';
export { storePhotograph } from './store-photograph.ts';
export { sweepClips } from './sweep-clips.ts';
export { sweepPhotographs } from './sweep-photographs.ts';
export type { MediaTables } from './tables.ts';
export { migrations } from './migrations.ts';
