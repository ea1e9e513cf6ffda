import { idAt, toJson, type Tx } from '@headstock/api/seeding';
import { sql } from 'kysely';
import { SECONDS, SOUND_BYTES, soundIdOf, type SoundSpec, soundSpecs } from '#demo-data/sounds/index.ts';

/** An instrument of its kind that is for sale: the newest, so that visitors meet it. */
async function findInstrument(trx: Tx, { category, type }: SoundSpec) {
  const { rows } = await sql<{ id: string; sellerId: string }>`
    SELECT items.id, items.seller_account_id AS "sellerId" FROM items
    JOIN listings ON listings.item_id = items.id
    JOIN categories ON categories.id = items.category_id JOIN types ON types.id = items.type_id
    WHERE categories.slug = ${category} AND types.slug = ${type} AND listings.status = 'live' AND listings.is_published
      AND items.year_from IS NOT NULL AND items.handedness IS DISTINCT FROM 'left' AND NOT 'twelve-string' = ANY (items.tags)
    ORDER BY listings.listed_at DESC, items.id LIMIT 1`.execute(trx);
  return rows[0];
}

/** Gives an instrument of each kind a sound, which says of itself that it is synthesised. Its file is stored with the drawings. */
export async function seedSounds(trx: Tx, now: Date): Promise<void> {
  for (const [index, spec] of soundSpecs.entries()) {
    const item = await findInstrument(trx, spec);
    if (!item) continue;
    const id = idAt(now, 900 + index);
    await trx
      .insertInto('clips')
      .values({
        id,
        account_id: item.sellerId,
        source_hash: `demo-sound-${spec.key}`,
        file_id: soundIdOf(spec),
        format: 'wav',
        kind: 'sound',
        bytes: SOUND_BYTES,
        seconds: SECONDS,
        width: null,
        height: null,
        is_synthesised: true,
      })
      .execute();
    await trx
      .insertInto('clip_uses')
      .values({ clip_id: id, used_by: `item:${item.id}` })
      .execute();
    const { strings, chordName } = spec;
    await trx
      .insertInto('item_clips')
      .values({
        item_id: item.id,
        position: 0,
        clip_id: id,
        title: toJson({ en: 'A chord and a short phrase', fr: 'Un accord et une courte phrase' }),
        description: toJson({
          en: `Tuned ${strings}: ${chordName.en}, then a phrase. A program computed the strings; nobody recorded this instrument.`,
          fr: `Accordage ${strings}\u00a0: ${chordName.fr}, puis une phrase. Un programme a calculé les cordes\u202f; personne n’a enregistré cet instrument.`,
        }),
        captions: toJson({ en: '', fr: '' }),
        poster_image_id: null,
      })
      .execute();
  }
}
