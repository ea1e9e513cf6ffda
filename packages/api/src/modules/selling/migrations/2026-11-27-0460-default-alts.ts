import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * What photographs show of listings that were published before this was said of photographs: the title with the view, as publishing
 * says by itself since. Photographs without a view stay as they are.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    WITH shots (shot, en, fr) AS (VALUES
      ('front', 'the front', 'la face'),
      ('back', 'the back', 'le dos'),
      ('side', 'the side', 'le côté'),
      ('headstock', 'the headstock', 'la tête'),
      ('headstockBack', 'the back of the headstock', 'l’arrière de la tête'),
      ('serial', 'the serial number', 'le numéro de série'),
      ('heel', 'the heel', 'le talon'),
      ('frets', 'the frets', 'les frettes'),
      ('bridge', 'the bridge', 'le chevalet'),
      ('controls', 'the controls', 'les commandes'),
      ('cavities', 'the cavities', 'les cavités'),
      ('label', 'the label', 'l’étiquette'),
      ('panel', 'the panel', 'le panneau'),
      ('speaker', 'the speaker', 'le haut-parleur'),
      ('inside', 'the inside', 'l’intérieur'),
      ('case', 'the case', 'l’étui'),
      ('flaws', 'the flaws', 'les défauts')
    )
    UPDATE item_images AS image
    SET alt = jsonb_build_object(
      'en', english.title || ': ' || shots.en,
      'fr', french.title || U&'\\00A0: ' || shots.fr
    )
    FROM listing_drafts AS draft
    CROSS JOIN LATERAL jsonb_array_elements(draft.published -> 'photographs') AS photograph
    JOIN shots ON shots.shot = photograph ->> 'shot'
    JOIN item_texts AS english ON english.item_id = draft.item_id AND english.locale = 'en'
    JOIN item_texts AS french ON french.item_id = draft.item_id AND french.locale = 'fr'
    WHERE image.item_id = draft.item_id
      AND image.image_id = photograph ->> 'imageId'
      AND image.alt = '{}'`.execute(db);
}
