/** A service of somebody else with a script of its own. */
export interface VendorScript {
  /** Address of the script, `https:`. */
  readonly src: string;
  /** Name of the global that the script makes; it has a function `identify`. */
  readonly global: string;
}

/** Services of others that count visits. Each is used where it is named here, and only after the visitor agreed. */
export interface Vendors {
  /** Container of the tag manager, `GTM-` and upper-case letters or digits. */
  readonly tagManagerId?: string;
  /** Id of the social pixel, digits. */
  readonly pixelId?: string;
  readonly analytics?: VendorScript;
  readonly marketing?: VendorScript;
}

/** Whether a text can be the id of a tag manager's container. */
export const isTagManagerId = (id: string): boolean => /^GTM-[A-Z0-9]+$/.test(id);

const isPixelId = (id: string): boolean => /^\d{5,20}$/.test(id);

function isScript({ src, global }: VendorScript): boolean {
  return URL.canParse(src) && new URL(src).protocol === 'https:' && /^[A-Za-z_$][\w$]*$/.test(global);
}

/** The vendors without those that are named in a form that cannot be: a slip in the profile loads nothing. */
export function usableVendors({ tagManagerId, pixelId, analytics, marketing }: Vendors): Vendors {
  return {
    ...(tagManagerId !== undefined && isTagManagerId(tagManagerId) ? { tagManagerId } : {}),
    ...(pixelId !== undefined && isPixelId(pixelId) ? { pixelId } : {}),
    ...(analytics && isScript(analytics) ? { analytics } : {}),
    ...(marketing && isScript(marketing) ? { marketing } : {}),
  };
}
