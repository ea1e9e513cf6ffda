import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TEST_ORIGIN } from '#api/http/testing.ts';
import { quarterPicture } from '#api/platform/images/photograph.fixture.ts';
import { documentOf, type Editing, type Editor, openEditing, wholePage } from './editing.fixture.ts';

let shop: Editing;
let ruth: Editor;

beforeAll(async () => {
  shop = await openEditing();
  ruth = await shop.editor('Ruth');
});
afterAll(() => shop.api.close());

async function send(): Promise<{ id: string; imageId: string }> {
  const { visitor } = ruth;
  await visitor.fetch('/api/csrf');
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(await quarterPicture(800, 600).png().toBuffer())]), 'wall.png');
  const response = await visitor.fetch('/api/photographs', {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, 'csrf-token': visitor.cookies.get('csrf-token') ?? '' },
    body: form,
  });
  return JSON.parse(await response.text());
}

type Picture = { image: { id: string }; alt: string; backdrop: string } | null;

const pictureOf = async (headers: Record<string, string> = {}): Promise<Picture | undefined> =>
  (
    await shop.api
      .visitor(headers)
      .query<{ page: { picture: Picture } }>(
        '{ page(slug: "the-wall") { picture { image(view: FULL) { id } alt backdrop } } }',
      )
  ).data?.page.picture;

it('a photograph stands on the page with words in each language, and stays while any version shows it', async () => {
  const { id: photograph, imageId } = await send();
  const begun = documentOf(await ruth.create('pages', 'The wall'));
  const image = { name: `photograph-${imageId}`, backdrop: 'sonic', photograph };
  const words = { 'en.imageAlt': 'The wall', 'fr.imageAlt': 'Le mur' };
  const saved = documentOf(await ruth.save(begun, { ...wholePage('The wall'), ...words, 'shared.image': image }));
  const published = documentOf(await ruth.publish(saved, 'en', 'fr'));
  expect(await pictureOf()).toEqual({ image: { id: imageId }, alt: 'The wall', backdrop: 'SONIC' });
  expect(await pictureOf({ 'accept-language': 'fr' })).toMatchObject({ alt: 'Le mur' });
  const without = documentOf(await ruth.save(published, { 'shared.image': null }));
  documentOf(await ruth.publish(without, 'en', 'fr'));
  expect(await pictureOf()).toBeNull();
  const uses = await shop.db
    .selectFrom('photograph_uses')
    .select('used_by')
    .where('photograph_id', '=', photograph)
    .execute();
  expect(uses).toEqual([{ used_by: `content:${begun.id}` }]);
  const back = documentOf(
    await ruth.run('contentRestore', {
      id: ['ID!', begun.id],
      version: ['Int!', without.version + 1],
      from: ['Int!', saved.version],
    }),
  );
  documentOf(await ruth.publish(back, 'en'));
  expect((await pictureOf())?.image.id).toBe(imageId);
});

it('is refused where it is not there, or not the photograph that it says', async () => {
  const { id: photograph, imageId } = await send();
  const begun = documentOf(await ruth.create('pages', 'No picture'));
  for (const image of [
    { name: 'no-such-drawing', backdrop: 'fog' },
    { name: `photograph-${imageId}`, backdrop: 'fog' },
    { name: `photograph-${'0'.repeat(20)}`, backdrop: 'fog', photograph },
    { name: `photograph-${imageId}`, backdrop: 'fog', photograph: '0000000000000' },
  ])
    expect((await ruth.save(begun, { 'shared.image': image })).code).toBe('photographs');
  expect((await ruth.save(begun, { 'shared.image': { name: '../secret', backdrop: 'fog' } })).code).toBe('invalid');
});

it('of somebody on a page is shown, kept, and refused by the same rules', async () => {
  const { id: photograph, imageId } = await send();
  const begun = documentOf(await ruth.create('pages', 'The bench'));
  const ada = (picture: object) => [{ name: 'Ada Moreau', role: 'Luthier', text: 'Glues.', picture }];
  const strange = { name: `photograph-${imageId}`, backdrop: 'fog', photograph: '0000000000000' };
  expect((await ruth.save(begun, { 'en.people': ada(strange) })).code).toBe('photographs');
  expect((await ruth.save(begun, { 'en.people': ada({ name: 'no-such-drawing', backdrop: 'fog' }) })).code).toBe(
    'photographs',
  );
  const picture = { name: `photograph-${imageId}`, backdrop: 'butter', photograph };
  const saved = documentOf(await ruth.save(begun, { ...wholePage('The bench'), 'en.people': ada(picture) }));
  documentOf(await ruth.publish(saved, 'en'));
  const { data } = await shop.api
    .visitor()
    .query('{ page(slug: "the-bench") { people { name picture { image { id } alt backdrop } } } }');
  expect(data).toEqual({
    page: {
      people: [{ name: 'Ada Moreau', picture: { image: { id: imageId }, alt: 'Ada Moreau', backdrop: 'BUTTER' } }],
    },
  });
  const uses = await shop.db
    .selectFrom('photograph_uses')
    .select('used_by')
    .where('photograph_id', '=', photograph)
    .execute();
  expect(uses).toContainEqual({ used_by: `content:${begun.id}` });
});
